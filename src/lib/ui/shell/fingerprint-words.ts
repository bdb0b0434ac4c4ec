/** A fingerprint as words that can be read out at a table. */
/* eslint-disable orrery/sentences -- the same words for everybody who compares them */
const FIRST =
	'amber ancient bold brass bright calm clear copper crisp curved dark deep distant early even far'.split(
		' '
	);
const SECOND =
	'arc axis beacon comet crater dial dune dust ember gate harbour lens moon orbit prism quill'.split(
		' '
	);

/** `bold comet calm dial`: four words of sixteen each, so 16 bits; enough to compare by ear. */
export function fingerprintWords(hex: string): string {
	return [...hex.slice(0, 4)]
		.map((digit, i) => (i % 2 === 0 ? FIRST : SECOND)[parseInt(digit, 16)] ?? '')
		.join(' ');
}

/**
 * What a name looks like, so that two who could be mistaken for each other are told apart. A table of our
 * own: it folds what passes for Latin letters and digits, which is what names are forged with.
 */

/** A Latin letter, and signs of other scripts that look like it in either case. */
const PASSES_FOR: { readonly [letter: string]: string } = {
	a: 'аАαΑɑᴀᎪꓮ',
	b: 'вВьЬЪъΒβßʙᏴꓐ',
	c: 'сСϲϹᴄᏟꓚ',
	d: 'ԁᎠᴅꓓđð',
	e: 'еЕεΕєЄᴇᎬꓰəә',
	f: 'ϝꜰꓝƒ',
	g: 'ɡցɢᏀꓖ',
	h: 'һНнΗհʜᎻꓧħ',
	i: 'іІιΙıɩɪꓲӏӀ',
	j: 'јЈյᴊꓙϳ',
	k: 'кКκΚᴋᏦꓗ',
	l: 'ʟᏞꓡլłŀ',
	m: 'мМΜᴍᎷꓟ',
	n: 'пΝηոпɴꓠ',
	o: 'оОοΟσօՕᴏꓳøөθ',
	p: 'рРρΡᴘᏢꓑþ',
	q: 'ԛԚզ',
	r: 'гʀᎡꓣ',
	s: 'ѕЅՏꜱᏚꓢ',
	t: 'тТτΤᴛᎢꓔŧ',
	u: 'υսՍᴜꓴμи',
	v: 'νѵѴᴠᏙꓦ',
	w: 'ԝԜωᴡᎳᏔꓪшѡ',
	x: 'хХχΧꓫ',
	y: 'уУγΥүҮʏꓬ',
	z: 'ζΖᴢᏃꓜ',
	// Digits and strokes.
	'0': '੦۰०０߀',
	'1': '|¦׀ا۱١ǀ',
	'3': 'зЗэЭʒ',
	'6': 'б',
	ae: 'æӕ',
	oe: 'œ'
};

/** Every sign that passes for a letter, and which. */
const LATIN = /* @__PURE__ */ lettersOf();

function lettersOf(): ReadonlyMap<string, string> {
	return new Map(
		Object.entries(PASSES_FOR).flatMap(([letter, others]) =>
			[...others].map((other) => [other, letter] as const)
		)
	);
}

const latin = (text: string) => Array.from(text, (sign) => LATIN.get(sign) ?? sign).join('');

/** The same for any two names that a reader could take for each other; not for showing. */
export const likeness = (name: string): string =>
	latin(name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC'))
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '')
		.replace(/[il]/g, '1')
		.replace(/o/g, '0')
		.replace(/rn/g, 'm')
		.replace(/vv/g, 'w');

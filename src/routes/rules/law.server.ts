/**
 * A game's rules.md as it is read on a page, made at build time: every rule has an anchor, every mention is a link;
 * where a rule comes from, and what is noted for who works on it, is left out. English in every language.
 */
import { Marked } from 'marked';

const SOURCES = import.meta.glob('/src/lib/games/*/rules.md', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** A rule, also one part of it: `CE-7.4c`. */
const RULE = /\b([A-Z]{2}-\d+\.\d+)(?!\d)/g;
/** A whole section: `GC-16`. */
const WHOLE_SECTION = /\b([A-Z]{2}-(\d+))(?![\d.]*\d)/g;
/** Where a rule comes from: for who works on it, not for who plays. */
const SOURCES_OF_RULES = /\s*(?:\[(?:seed|FFG|TI3|ruling|variant|pointer)\b[^\]]*\]\s*)+/g;
/** In the head of a rules.md: what stands behind the last `[ruling]` of a rule is why it was ruled so. */
const REASONED = '<!-- reasons follow rulings -->';
const REASON = /\[ruling\](?!.*\[ruling\])[ \t]+(?!<\/)(.+?)(?=<\/p>|<\/li>|\n|$)/gm;
/** The same in a rules.md without that mark. */
const SAID_REASON = /\b(Reason: .+?)(?=<\/p>|<\/li>|\n|$)/gm;
/** From this mark on a section is for who works on the rules: which sources they come from, checks, figures. */
const OF_THE_MAKING = /<!-- of the making -->[\s\S]*?(?=\n## |$)/g;
/** `<!-- … -->`: which source a ruling departs from, how code and tables call what it speaks of. */
const NOTE = /[ \t]*<!--[\s\S]*?-->/g;
const EMPTY_SECTION = /^## [^\n]*\n\s*(?=## |$(?![\s\S]))/gm;
/** The rules that decide it: on a page, where to read more. What every table promises (ROOM) has no page. */
const FOLLOWS = /<em>Follows from ([^<]+)\.<\/em>/g;
const ITEM =
	/<li id="([A-Z]{2}-\d+\.\d+)" class="rule" data-item><a class="id"[^>]*>[^<]*<\/a>([\s\S]*?)<\/li>/g;

/** What players read of a rules.md: without its head and its notes. */
const forPlayers = (source: string): string =>
	source
		.slice(source.search(/^## /m))
		.replace(OF_THE_MAKING, '')
		.replace(NOTE, '')
		.replace(EMPTY_SECTION, '');

function seeAlso(rules: string): string {
	const ids = rules.match(RULE) ?? [];
	return ids.length > 0 ? `<small class="see">See ${ids.join(', ')}.</small>` : '';
}

/** The rules of this game as HTML; null: there are none. */
export async function lawOf(game: string): Promise<string | null> {
	const source = SOURCES[`/src/lib/games/${game}/rules.md`];
	if (typeof source !== 'string') return null;
	const body = await new Marked().parse(forPlayers(source));
	return (
		body
			.replace(source.includes(REASONED) ? REASON : SAID_REASON, ' <small class="why">$1</small>')
			.replace(FOLLOWS, (_all, rules: string) => seeAlso(rules))
			.replace(
				/<li>(?:<p>)?<strong>([A-Z]{2}-\d+\.\d+)<\/strong>/g,
				'<li id="$1" class="rule" data-item><a class="id" href="#$1">$1</a>'
			)
			// Mentions in running text; what stands in a tag already is left alone.
			.replace(
				/>([^<]+)</g,
				(_all, text: string) =>
					`>${text.replace(RULE, '<a href="#$1">$1</a>').replace(WHOLE_SECTION, '<a href="#section-$2">$1</a>')}<`
			)
			.replace(
				/<a class="id" href="(#[^"]+)"><a href="[^"]+">([^<]+)<\/a><\/a>/g,
				'<a class="id" href="$1">$2</a>'
			)
			.replace(SOURCES_OF_RULES, ' ')
	);
}

/** The sections that have rules, and what each rule of one says, by its id. */
export async function rulesOf(game: string): Promise<ReadonlyMap<string, Record<string, string>>> {
	const sections = new Map<string, Record<string, string>>();
	for (const [, id = '', says = ''] of ((await lawOf(game)) ?? '').matchAll(ITEM)) {
		const section = id.slice(id.indexOf('-') + 1, id.indexOf('.'));
		const rules = sections.get(section) ?? {};
		sections.set(section, { ...rules, [id]: says.trim() });
	}
	return sections;
}

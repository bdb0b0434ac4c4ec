/**
 * A game's rules.md as it is read on a page, made at build time: every rule has an anchor, every mention is a link,
 * and where a rule comes from is left out. The rules themselves are English in every language.
 */
import { Marked } from 'marked';

const SOURCES = import.meta.glob('/src/lib/games/*/rules.md', {
	query: '?raw',
	import: 'default',
	eager: true
});

const RULE = /\b([A-Z]{2}-\d+\.\d+)\b/g;
/** Where a rule comes from: for who works on it, not for who plays. */
const SOURCES_OF_RULES = /\s*(?:\[(?:seed|FFG|TI3|ruling|variant|pointer)\b[^\]]*\]\s*)+/g;
/** In the head of a rules.md: what stands behind the last `[ruling]` of a rule is why it was ruled so. */
const REASONED = '<!-- reasons follow rulings -->';
const REASON = /\[ruling\](?!.*\[ruling\])\s*(.+?)(?=<\/p>|<\/li>|\n|$)/gm;
const ITEM =
	/<li id="([A-Z]{2}-\d+\.\d+)" class="rule" data-item><a class="id"[^>]*>[^<]*<\/a>([\s\S]*?)<\/li>/g;

/** The rules of this game as HTML, without their head, which is for who works on them; null: there are none. */
export async function lawOf(game: string): Promise<string | null> {
	const source = SOURCES[`/src/lib/games/${game}/rules.md`];
	if (typeof source !== 'string') return null;
	const plain = await new Marked().parse(source);
	const body = plain.slice(plain.indexOf('<h2>'));
	return (
		(source.includes(REASONED) ? body.replace(REASON, ' <small class="why">$1</small>') : body)
			.replace(
				/<li>(?:<p>)?<strong>([A-Z]{2}-\d+\.\d+)<\/strong>/g,
				'<li id="$1" class="rule" data-item><a class="id" href="#$1">$1</a>'
			)
			// Mentions in running text; what stands in a tag already is left alone.
			.replace(
				/>([^<]+)</g,
				(_all, text: string) => `>${text.replace(RULE, '<a href="#$1">$1</a>')}<`
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

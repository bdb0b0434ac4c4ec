/** What a screen says stands in a template, kept by a lint rule; these show that the rule really refuses. */
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const linter = new ESLint({
	overrideConfig: [
		ts.configs.disableTypeChecked,
		{ rules: { '@typescript-eslint/no-unused-vars': 'off' } }
	]
});

/** What the rule says of this code, were it in a file of a screen. */
async function refused(code: string, file: string): Promise<string[]> {
	const [result] = await linter.lintText(`${code}\n`, { filePath: `src/${file}` });
	return [...new Set(result!.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

const BARE = ['orrery/sentences'];
const COMPONENT = 'lib/ui/council/sheets/X.svelte';
const CODE = 'lib/ui/council/words/x.ts';

describe('what a screen says stands in a template', () => {
	it.each([
		'<p>Votes</p>',
		'<p>{n} of {most}</p>',
		'<p><b>{n}</b>s</p>',
		'<p>{open ? "Close" : "Look at the map"}</p>',
		'<p>{`${n} of ${most}`}</p>',
		'<p>{n + " votes are left"}</p>',
		'<button aria-label="Close">×</button>',
		'<button aria-label="{n}, lit">×</button>',
		'<button title={open ? "Close" : undefined}>×</button>',
		'<input placeholder="Search the box" />',
		'<Sheet label="Your species" />',
		'<Sheet all={["council#species", "All species"]} />',
		'<script>const STATES = { met: "Met", open: "" };</script>'
	])('markup may not %s', async (code) => {
		expect(await refused(code, COMPONENT)).toEqual(BARE);
	});

	it.each([
		'<p>{n}/{most} × {price}: …</p>',
		'<p>{t("Votes")}</p>',
		'<p class="lead wide" style:color="red">{printed(name)}</p>',
		'<p class={open ? "Open wide" : "shut"}>{n}</p>',
		'<p>{open === "Open wide" ? n : most}</p>',
		'<button aria-label={t("{n}, lit", { n })}>×</button>',
		'<path d="M 0 0 L 10 10" transform="translate({x} {y})" />',
		'<Sheet label={t("Your species")} class="paper sheet" />',
		'<a href="/">Orrery</a>'
	])('markup may %s', async (code) => {
		expect(await refused(code, COMPONENT)).toEqual([]);
	});

	it.each([
		'export const NAME = "Space Port";',
		'export const say = (n) => `${n} of 5`;',
		'export const say = (name) => `Round ${name}`;',
		'export const many = (name) => `${name}s`;',
		'export const say = (who) => who + " has the turn.";',
		'export const say = () => t("{card}.", { card: "Action Card" });',
		'export const ends = ["the turn", "the round"].join();'
	])('code may not %s', async (code) => {
		expect(await refused(code, CODE)).toEqual(BARE);
	});

	it.each([
		'export const NAME = msg("Space Port");',
		'export const say = (n) => t("{n} of 5", { n });',
		'export const id = (hex) => `hex:${hex}`;',
		'export const at = ({ x, y }) => `translate(${x}px, ${y}px) scale(2)`;',
		'export const fault = () => new Error("Nobody has the turn.");',
		'export const goes = ({ key }) => key.startsWith("Arrow") || key === "Enter";',
		'export const fill = "color-mix(in oklab, var(--panel) 55%, var(--ground))";'
	])('code may %s', async (code) => {
		expect(await refused(code, CODE)).toEqual([]);
	});

	it('on every page, and in nothing that builds one', async () => {
		for (const file of [
			...['lib/ui/tray/X.svelte', 'lib/ui/cosmic/X.svelte', 'lib/ui/reference/X.svelte'],
			...['routes/t/X.svelte', 'routes/[[lang=lang]]/rules/[game]/X.svelte']
		])
			expect(await refused('<p>Votes</p>', file)).toEqual(BARE);
		const page = 'routes/[[lang=lang]]/rules/[game]/+page';
		const code = "export const x = 'No rules of it';";
		expect(await refused(code, `${page}.ts`)).toHaveLength(1);
		expect(await refused(code, `${page}.server.ts`)).toEqual([]);
	});
});

/**
 * Every sentence the program can say, and what each language has for it.
 *
 *   npm run words                       by part, the shell or a game: templates, and what is missing
 *   npm run words -- --missing de       what German has no words for, one template a line
 *   npm run words -- --write            brings the files of all languages up to date; what is missing is empty
 *   npm run --silent words -- --json    { parts: { cosmic: { template: [places] } }, built, languages }
 *
 * A template is what `msg`, `t` or `template` is called with, one literal (src/lib/core/words.ts). Languages lie
 * in src/lib/ui/languages, a folder each with a file for each part it speaks. Leaves with 1 when a template is
 * built at run time, or a language asks for what a template does not give.
 */
import { parseArgs } from 'node:util';
import { bold, dim, green, helpIfAsked, red, runTool } from './lib/project.mjs';
import { catalogue, languages, standingOf, tidy } from './lib/templates';

helpIfAsked(import.meta.url);
const { values: args } = parseArgs({
	options: {
		json: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
		missing: { type: 'string' }
	}
});

await runTool(() => {
	const found = catalogue();
	const parts = Object.keys(found.parts);
	if (args.write)
		for (const language of languages())
			for (const part of parts) if (standingOf(language, part, found)) tidy(language, part, found);
	const standings = languages().flatMap((language) =>
		parts.flatMap((part) => standingOf(language, part, found) ?? [])
	);
	if (args.json) {
		console.log(JSON.stringify({ ...found, languages: standings }));
	} else if (args.missing) {
		for (const { language, missing } of standings)
			if (language === args.missing) for (const template of missing) console.log(template);
	} else {
		console.log();
		for (const part of parts) {
			const templates = Object.keys(found.parts[part] ?? {}).length;
			console.log(`  ${bold(part)} ${dim(`${templates} templates`)}`);
			for (const { language, missing, unused, faulty, ...of } of standings) {
				if (of.part !== part) continue;
				const mark = missing.length + unused.length + faulty.length === 0 ? green('✓') : red('✗');
				console.log(
					`    ${mark} ${language}: ${of.translated} said, ${missing.length} missing, ${unused.length} unused`
				);
				for (const template of faulty)
					console.log(`      ${red('asks for something else:')} ${template}`);
			}
		}
		for (const place of found.built) console.log(`  ${red('✗')} built at run time: ${place}`);
		console.log();
	}
	if (found.built.length + standings.flatMap(({ faulty }) => faulty).length > 0)
		process.exitCode = 1;
});

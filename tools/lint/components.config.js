/**
 * Promises and switches in components. Finding these needs the types of each component, which cost more than
 * the rest of the linting together, so `npm test` looks for them and `npm run check` does not.
 */
import { readFileSync } from 'node:fs';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from '../../svelte.config.js';

/** Of what `.oxlintrc.json` has, all but what is about `any`. */
const rules = Object.fromEntries(
	Object.entries(
		JSON.parse(readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8')).rules
	).filter(([name]) => !name.includes('/no-unsafe-'))
);

export default defineConfig({
	files: ['src/**/*.svelte'],
	extends: [svelte.configs.base],
	plugins: { '@typescript-eslint': ts.plugin },
	languageOptions: {
		parserOptions: {
			parser: ts.parser,
			projectService: true,
			extraFileExtensions: ['.svelte'],
			svelteConfig,
			tsconfigRootDir: `${import.meta.dirname}/../..`
		}
	},
	rules
});

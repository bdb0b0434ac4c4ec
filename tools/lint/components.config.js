/**
 * Promises and switches in components. Finding these needs the types of each component, which cost more than
 * the rest of the linting together, so `npm test` looks for them and `npm run check` does not.
 */
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { ASYNC_RULES } from '../../eslint.config.js';
import svelteConfig from '../../svelte.config.js';

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
	rules: ASYNC_RULES
});

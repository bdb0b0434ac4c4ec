import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import { layers } from './tools/lint/layers.js';

/** Lint is for mistakes; the formatter decides layout. A suppression carries its reason. */

/** What rules, bots and kernel may not touch: clocks, chance without a door, the network, the screen. */
const IMPURE = [
	...['Date', 'performance', 'fetch', 'WebSocket', 'crypto', 'process', 'globalThis', 'console'],
	...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
	...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location']
];

const typed = ['src/**/*.ts', 'src/**/*.svelte', 'party/**/*.ts', 'tests/**/*.ts', 'tools/**/*.ts'];

export default defineConfig(
	{
		ignores: [
			...[
				'build/',
				'.svelte-kit/',
				'**/.partykit/',
				'**/.wrangler/',
				'.orrery/',
				'.cache/',
				'coverage/',
				'dist/'
			],
			...['test-results/', 'playwright-report/', 'static/']
		]
	},
	js.configs.recommended,
	ts.configs.recommended,
	svelte.configs.recommended,
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		plugins: { orrery: { rules: { layers } } },
		rules: {
			'no-undef': 'off', // the types know better
			'orrery/layers': 'error',
			eqeqeq: ['error', 'always', { null: 'ignore' }],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }
			],
			'@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-empty-object-type': 'off',
			'svelte/no-navigation-without-resolve': 'off', // the site always lies at the root of its host
			'svelte/no-unused-props': 'off', // every board gets the same props and reads those it needs
			'svelte/prefer-svelte-reactivity': 'off' // what the room says is replaced whole, never changed
		}
	},
	{
		files: typed,
		languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
		rules: {
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
			'@typescript-eslint/await-thenable': 'error',
			'@typescript-eslint/no-unsafe-argument': 'error',
			'@typescript-eslint/no-unsafe-assignment': 'error',
			'@typescript-eslint/no-unsafe-call': 'error',
			'@typescript-eslint/no-unsafe-member-access': 'error',
			'@typescript-eslint/no-unsafe-return': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{
		// Svelte's own checker sees a component's types; the linter sees them only in part.
		files: ['**/*.svelte'],
		rules: {
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off'
		}
	},
	{
		files: ['src/lib/core/**', 'src/lib/games/**', 'src/lib/bots/**', 'src/lib/hex/**'],
		rules: {
			'no-restricted-globals': [
				'error',
				...IMPURE.map((name) => ({
					name,
					message:
						'Rules, bots and kernel must run the same everywhere: no clock, no I/O, no surprises.'
				}))
			],
			'no-restricted-properties': [
				'error',
				{
					object: 'Math',
					property: 'random',
					message: 'Chance has one door: chance.roll and its kin.'
				}
			]
		}
	},
	{
		files: ['tests/**'],
		rules: { '@typescript-eslint/no-non-null-assertion': 'off' }
	}
);

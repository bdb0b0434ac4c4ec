import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { doors } from './tools/lint/doors.js';
import { layers } from './tools/lint/layers.js';
import { sentences } from './tools/lint/sentences.js';

/** Lint is for mistakes; the formatter decides layout. A suppression carries its reason. */

/** What rules, bots and kernel may not touch: clocks, chance without a door, the network, the screen. */
const IMPURE = [
	...['Date', 'performance', 'fetch', 'WebSocket', 'crypto', 'process', 'globalThis', 'console'],
	...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
	...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location']
];

const typed = ['src/**/*.ts', 'party/**/*.ts', 'tests/**/*.ts', 'tools/**/*.ts'];

/**
 * Read once each, and only as far as needed: a file is looked up in the first of them that has it. Tests and
 * tools import nearly everything, so most types are worked out once. (A project service works them out three
 * times, and again for each component.)
 */
const projects = [
	'tsconfig.tools.json',
	'tsconfig.json',
	'tsconfig.server.json',
	'src/service-worker/tsconfig.json',
	'tests/hosts/toy/tsconfig.json',
	'tests/hosts/scenes/tsconfig.json',
	'tools/bench/hosts/tsconfig.json'
];

/**
 * What needs types to be found, and is looked for in components as well: see tools/lint/components.config.js.
 * @type {Partial<import('eslint').Linter.RulesRecord>}
 */
export const ASYNC_RULES = {
	'@typescript-eslint/no-floating-promises': 'error',
	'@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
	'@typescript-eslint/await-thenable': 'error',
	'@typescript-eslint/switch-exhaustiveness-check': [
		'error',
		{ considerDefaultExhaustiveForUnions: true }
	]
};

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
		plugins: { orrery: { rules: { doors, layers, sentences } } },
		rules: {
			'no-undef': 'off', // the types know better
			'orrery/doors': 'error',
			'orrery/layers': 'error',
			'orrery/sentences': [
				'error',
				{ names: ['Orrery', 'Cosmic Encounter', 'Galactic Council', 'Twilight Imperium'] }
			],
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
		languageOptions: {
			parserOptions: { project: projects, tsconfigRootDir: import.meta.dirname }
		},
		rules: {
			...ASYNC_RULES,
			'@typescript-eslint/no-unsafe-argument': 'error',
			'@typescript-eslint/no-unsafe-assignment': 'error',
			'@typescript-eslint/no-unsafe-call': 'error',
			'@typescript-eslint/no-unsafe-member-access': 'error',
			'@typescript-eslint/no-unsafe-return': 'error'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser } }
	},
	{
		files: [
			'src/lib/core/**',
			'src/lib/games/**',
			'src/lib/bots/**',
			'src/lib/hex/**',
			'src/lib/odds/**'
		],
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

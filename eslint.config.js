import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { doors } from './tools/lint/doors.js';
import { layers } from './tools/lint/layers.js';
import { sentences } from './tools/lint/sentences.js';

/**
 * Lint is for mistakes; the formatter decides layout. A suppression carries its reason. What needs types to be
 * found stands in `.oxlintrc.json`.
 */

/** What rules, bots and kernel may not touch: clocks, chance without a door, the network, the screen. */
const IMPURE = [
	...['Date', 'performance', 'fetch', 'WebSocket', 'crypto', 'process', 'globalThis', 'console'],
	...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
	...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location']
];

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

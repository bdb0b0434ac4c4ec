/**
 * What a screen says stands in a template, `t('…')` or `msg('…')`, as a lint rule: so it is in the catalogue
 * (`npm run words`) and can be said in every language. In markup any letter is refused; elsewhere what reads like
 * words, which a key, a path or a style does not.
 */

const SCREENS = /src[\\/](?:lib[\\/]ui|routes)[\\/].+\.(?:svelte|ts)$/;

/** Builds a page or a file: what it writes itself is tags, or tells whoever builds the site what is amiss. */
const ENGLISH = /src[\\/]routes[\\/].*(?:book|codex|how|rules)[\\/].*server\.ts$/;

/** Functions whose first argument is a template. */
const SAYS = ['t', 'msg', 'template'];
/** Functions that no player reads what they are given of. */
const UNREAD = [
	...['Error', 'startsWith', 'endsWith', 'includes'],
	...['matchMedia', 'closest', 'matches', 'querySelector', 'querySelectorAll']
];

/** Attributes of an element that are shown or read aloud. */
const SPOKEN = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];
/** Properties of a component that are neither. */
const SILENT = ['class', 'd', 'href', 'style', 'viewBox'];

const LETTER = /\p{L}/u;
/** `Space Port`, `no dice`, `Attacks`; not `turn.menu`, `ArrowUp` or a path. */
const WORDS = /\p{L}{2,}[,.:;]? \p{L}{2,}|^\p{Lu}\p{Ll}{2,}[.!?…:]?$/u;
/** ` of ` in `${a} of ${b}`, `s` in `${name}s`; not `translate(${x}px)` or `action:${id}`. */
const WORD_BETWEEN = /(?:^|\s)\p{L}{2,}(?:[.,;!?]|:? |$)|\}s(?:[\s.,;!?]|$)/u;
/** Style sheets, and keys as the browser names them. */
const CODE = /--|\dpx|^(?:Enter|Escape|Shift|Home|End|Delete|Backspace|Tab)$/;

/** `t` of `t('…')`, `closest` of `target.closest('…')`. @param {any} call @returns {string} */
const called = ({ callee }) => callee.name ?? callee.property?.name ?? '';

/** @param {any} attribute */
const isOfComponent = (attribute) => attribute.parent?.parent?.kind === 'component';

/** Whether no player reads this attribute. @param {any} attribute */
const isSilent = (attribute) =>
	isOfComponent(attribute)
		? SILENT.includes(attribute.key.name)
		: !SPOKEN.includes(attribute.key.name);

/** Whether no player reads this text, or it is a template. @param {any} node @returns {boolean} */
function isUnread(node) {
	for (let inner = node, at = node.parent; at; inner = at, at = at.parent) {
		switch (at.type) {
			case 'CallExpression':
			case 'NewExpression':
				if (UNREAD.includes(called(at))) return true;
				if (SAYS.includes(called(at)) && inner === at.arguments[0]) return true;
				break;
			case 'BinaryExpression': // a comparison
				if (at.operator !== '+') return true;
				break;
			case 'MemberExpression':
				if (inner === at.property) return true;
				break;
			case 'Property':
				if (inner === at.key) return true;
				break;
			case 'SwitchCase':
				return inner === at.test;
			case 'SvelteAttribute':
				return isSilent(at);
			case 'SvelteDirective':
			case 'TSLiteralType':
			case 'SvelteStyleDirective':
				return true;
		}
	}
	return false;
}

/** @type {import('eslint').Rule.RuleModule} */
export const sentences = {
	meta: {
		type: 'problem',
		docs: { description: 'what a screen says stands in a template' },
		messages: {
			bare: 'Say “{{ text }}” by a template, `t(…)` or `msg(…)`: as it stands no language has words for it.'
		},
		schema: [
			{ type: 'object', properties: { names: { type: 'array', items: { type: 'string' } } } }
		]
	},
	create(context) {
		const { filename, options } = context;
		/** Names that no language changes. @type {string[]} */
		const names = options[0]?.names ?? [];
		if (!SCREENS.test(filename) || ENGLISH.test(filename)) return {};

		/** @param {any} node @param {string} text @param {RegExp} reads */
		function check(node, text, reads) {
			const said = names.reduce((left, name) => left.replaceAll(name, ''), text);
			if (reads.test(said) && !CODE.test(said) && !isUnread(node))
				context.report({ node, messageId: 'bare', data: { text: text.trim().slice(0, 60) } });
		}

		return {
			/** @param {any} node */
			SvelteText(node) {
				// What stands in a script or a style is of another kind.
				if (/^Svelte(?:Script|Style)/.test(node.parent.type)) return;
				check(node, node.value, LETTER);
			},
			/** @param {any} node */
			SvelteLiteral(node) {
				check(node, node.value, isOfComponent(node.parent) ? WORDS : LETTER);
			},
			/** @param {any} node */
			Literal(node) {
				if (typeof node.value === 'string') check(node, node.value, WORDS);
			},
			/** @param {any} node */
			TemplateLiteral(node) {
				const texts = node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked);
				check(node, texts.join('{}'), WORD_BETWEEN);
			}
		};
	}
};

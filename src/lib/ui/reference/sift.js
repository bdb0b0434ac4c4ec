/**
 * The field of a page to look things up in (Reference.svelte): hides the items that have not every word sought. It is
 * the page's only script; without it the field stays away and everything is listed.
 */

/** @type {HTMLInputElement | null} */
const field = document.querySelector('[data-sift]');
/** @type {HTMLElement | null} */
const page = document.querySelector('[data-page]');
/** @type {HTMLElement | null} */
const found = document.querySelector('[data-found]');
/** @type {HTMLTemplateElement | null} */
const none = document.querySelector('[data-none]');
/** @type {HTMLTemplateElement | null} */
const some = document.querySelector('[data-some]');
/** @type {NodeListOf<HTMLElement>} */
const groups = document.querySelectorAll('[data-group]');
/** @type {NodeListOf<HTMLElement>} */
const all = document.querySelectorAll('[data-item]');

/** Every item with what it is found by: its words, and the ids in it. */
const items = Array.from(all, (item) => ({
	item,
	text: [item.id, ...Array.from(item.querySelectorAll('[id]'), ({ id }) => id), item.textContent]
		.join(' ')
		.toLowerCase()
}));

function sift() {
	const words = (field?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
	let shown = 0;
	for (const { item, text } of items) {
		item.hidden = !words.every((word) => text.includes(word));
		if (!item.hidden) shown += 1;
		for (const folded of item.querySelectorAll('details')) {
			const inside = folded.textContent.toLowerCase();
			folded.open = words.some((word) => inside.includes(word));
		}
	}
	for (const group of groups) group.hidden = !group.querySelector('[data-item]:not([hidden])');
	page?.toggleAttribute('data-sifting', words.length > 0);
	say(words.length === 0 ? null : shown);
}

/**
 * Says how many were found, in the words of the page's language.
 * @param {number | null} shown
 */
function say(shown) {
	const words = shown === null ? null : shown === 0 ? none : some;
	const said = words?.content.cloneNode(true);
	if (said instanceof DocumentFragment) {
		const number = said.querySelector('[data-number]');
		if (number) number.textContent = String(shown);
	}
	found?.replaceChildren(...(said ? [said] : []));
}

/** What an address names is shown, whatever is sought. */
function goThere() {
	const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
	if (!field || !named?.closest('[hidden]')) return;
	field.value = '';
	sift();
	named.scrollIntoView();
}

if (field) {
	field.hidden = false;
	field.addEventListener('input', sift);
	window.addEventListener('hashchange', goThere);
	sift(); // a browser keeps what was sought when one comes back
}

export {};

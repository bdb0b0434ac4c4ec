/** How many touches a phone takes for what is done all the time. */
import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { keysOf } from '../../src/lib/games/kit';
import { homeOf, systemIds, systemOf } from '../../src/lib/games/imperium/board';
import { imperium, ready, standing } from '../support/imperium';
import { fleet, ground } from '../support/imperium-ground';
import { pointOf } from './answering';
import { Person } from './person';
import { layOut } from './position';

/** To activate a system, move a Carrier with two Ground Forces there, land, build three units and pay. */
const MOST = 12;
/** By then a Carrier with two Ground Forces has been away from home. */
const MOST_QUESTIONS = 120;

/** Every touch is counted. */
class Taps {
	n = 0;
	constructor(readonly person: Person) {}

	async on(target: Locator): Promise<void> {
		await this.person.press(target, 10_000);
		this.n += 1;
	}

	/** A lit piece of the map, where nothing lies over it. */
	async onPiece(label: string): Promise<void> {
		const { page } = this.person;
		const found = await page.waitForFunction(pointOf, label, { timeout: 30_000 });
		const point = await found.jsonValue();
		if (!point || point === 'gone') throw new Error(`${label} is not lit.`);
		await page.touchscreen.tap(point.x, point.y);
		this.n += 1;
	}

	async send(): Promise<void> {
		await this.on(this.person.send);
	}

	more(what: RegExp): Locator {
		return this.person.form.getByRole('button', { name: what });
	}
}

const CARRIER = /^More: Carrier/;
const TROOPS = /^More: .*Ground Force/;

/** Answers as a steady player would, who is asked about it. */
async function followHint(ines: Person): Promise<void> {
	const ask = ines.page.getByRole('button', { name: 'What would a steady player do?' });
	if (await ask.isVisible()) {
		await ines.press(ask);
		const told = ines.tray.getByRole('status').filter({ hasText: 'A steady player would' });
		await told.waitFor({ timeout: 10_000 }).catch(() => {});
		if ((await ines.send.getAttribute('aria-disabled')) === 'false') return ines.press(ines.send);
	}
	await ines.answer();
}

/**
 * Runs in the page: the label of one's home, where a Carrier of one's own can come back to it from elsewhere, with the
 * Fleet Supply there is at the start; else null.
 */
function homeInReach(): string | null {
	const labels = [...document.querySelectorAll('main [aria-label*="Home System of"]')]
		.map((hex) => hex.getAttribute('aria-label') ?? '')
		.filter((label) => label.includes('Lit, may be chosen'));
	const home = labels.find((label) => label.includes('(Amber)'));
	const away = [...document.querySelectorAll('main [aria-label*="Carrier"]')]
		.map((hex) => hex.getAttribute('aria-label') ?? '')
		.some(
			(label) =>
				/Carriers?\b[^.;]* of [^.]*\(Amber\)/.test(label) &&
				!label.includes('Home System') &&
				!label.includes('Activated by')
		);
	const ships = [...(home ?? '').matchAll(/(\d+) (?:Carrier|Cruiser|Destroyer|Dreadnought)/g)];
	const n = ships.reduce((sum, [, many]) => sum + Number(many), 0);
	return home !== undefined && away && n < 3 ? home : null;
}

/** The + of a unit there is room and money for: what is asked for most, and as long as it can be. */
async function buildable(taps: Taps): Promise<Locator> {
	for (const what of [
		/^More: Cruiser/,
		/^More: PDS/,
		/^More: 2 Ground Forces/,
		/^More: 2 Fighters/
	]) {
		const more = taps.more(what).first();
		if ((await more.isVisible()) && (await more.getAttribute('aria-disabled')) === 'false')
			return more;
	}
	throw new Error('No unit can be built.');
}

/** Moves a Carrier with two Ground Forces home, lands them, builds three units and pays: how many touches it took; null: nothing could be paid for there. */
async function comeHome(ines: Person, home: string): Promise<number | null> {
	const question = ines.page.locator('#question');
	const taps = new Taps(ines);
	await taps.onPiece(home);
	await taps.send();
	await expect(question).toContainText('What do you move');
	await taps.on(taps.more(CARRIER).first());
	await taps.on(taps.more(TROOPS).first());
	await taps.on(taps.more(TROOPS).first());
	await taps.send();
	await expect(question).toContainText('What lands where?');
	await taps.send();
	await expect(question).not.toContainText('What lands where?');
	// Bots that have traded otherwise may have left no planet ready.
	if (!(await question.textContent())?.startsWith('What do you produce')) return null;
	for (let units = 0; units < 3; units++) await taps.on(await buildable(taps));
	await taps.send();
	// Paid unasked, where one way costs nothing that is not needed.
	await expect(question).not.toContainText('What do you produce');
	if ((await question.textContent())?.startsWith('Pay')) {
		await taps.send();
		await expect(question).not.toContainText('Pay');
	}
	return taps.n;
}

test('a Carrier with two Ground Forces, their landing and three units that are paid take twelve touches at most @phone', async ({
	browser
}) => {
	test.setTimeout(300_000);
	const ines = await Person.arrive(browser, 'Ines', { phone: true, seed: 3 });
	const { page } = ines;
	// What is dealt there is the same each time.
	await page.goto('/t/new?game=imperium&lesson');
	const question = page.locator('#question');
	let touches: number | null = null;
	for (let n = 0; n < MOST_QUESTIONS && touches === null; n++) {
		expect(await ines.moment()).toBe('asked');
		const home = (await question.textContent())?.startsWith('Your turn')
			? await page.evaluate(homeInReach)
			: null;
		if (home === null) await followHint(ines);
		else touches = await comeHome(ines, home);
	}
	if (touches === null) throw new Error('No Carrier came home to build.');
	console.log(`${touches} touches.`);
	expect(touches).toBeLessThanOrEqual(MOST);
	expect(ines.troubles).toEqual([]);
});

const [me, foe] = ['seat:1', 'seat:2'] as const;

/** A battle of three rounds in each of which the attacker is hit, and may withdraw; then Ground Forces land. */
function battle() {
	const start = ready().board;
	const here = homeOf(start, foe);
	const frame = { step: 'tactical', at: 'fire', seat: me, system: here, moved: true } as const;
	return standing(
		frame,
		(board) => {
			for (const seat of board.order)
				Object.assign(board.players[seat]!, {
					...{ race: 'sol', techs: [], hand: [] },
					counters: { command: 3, fleet: 5, strategy: 1 }
				});
			Object.assign(systemOf(board, here), { fleets: {}, counters: [me] });
			for (const id of keysOf(board.planets))
				if (board.planets[id]?.owner === foe)
					ground(board, id, { groundForce: 1, pds: 0, spaceDock: 0 });
			// Where one may withdraw to.
			for (const id of systemIds(board))
				if (id !== here && keysOf(systemOf(board, id).fleets).length === 0)
					systemOf(board, id).counters.push(me);
			fleet(board, here, me, { cruiser: 3, destroyer: 3, carrier: 1, groundForce: 2 });
			fleet(board, here, foe, { cruiser: 2, destroyer: 3 });
		},
		{ seed: 14 }
	);
}

test('a battle of three rounds with usual casualties takes six touches, and what is left of the fleet is read where it lands @phone', async ({
	browser
}) => {
	test.setTimeout(300_000);
	const ines = await Person.arrive(browser, 'Ines', { phone: true });
	const { page } = ines;
	await page.goto('/t/new?game=imperium&lesson');
	const question = page.locator('#question');
	await expect(question).toBeVisible();
	await layOut(page, { game: imperium, table: battle().table, seat: me });
	await page.reload();
	const asked: string[] = [];
	const taps = new Taps(ines);
	for (;;) {
		expect(await ines.moment()).toBe('asked');
		// What is told over the map is followed, not touched away.
		await expect(page.getByRole('button', { name: 'Skip to now' })).toBeHidden();
		const now = (await question.textContent()) ?? '';
		if (now.startsWith('What lands where')) break;
		asked.push(/^Before round/.test(now) ? 'withdraw?' : /hit/.test(now) ? 'hits' : now);
		await taps.send();
		await expect(question).not.toHaveText(now);
	}
	expect(asked).toEqual(['withdraw?', 'hits', 'withdraw?', 'hits', 'withdraw?', 'hits']);
	expect(taps.n).toBe(6);
	await expect(
		page.getByText(/^Above .*: 1 Cruiser and 1 Carrier, with 2 Ground Forces aboard$/)
	).toBeVisible();
	expect(ines.troubles).toEqual([]);
});

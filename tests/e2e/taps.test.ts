/** How many touches a phone takes for what is done all the time. */
import { expect, test } from '@playwright/test';
import type { Browser, Locator } from '@playwright/test';
import type { AnyTable } from '../../src/lib/core';
import { keysOf } from '../../src/lib/games/kit';
import { homeOf, planetsAt, systemIds, systemOf } from '../../src/lib/games/imperium/board';
import { hexId, hexOf, neighbours } from '../../src/lib/hex';
import { imperium, ready, standing } from '../support/imperium';
import { fleet, ground } from '../support/imperium-ground';
import { pointOf } from './answering';
import { Person } from './person';
import { openAt } from './position';

/** To activate a system, move a Carrier with two Ground Forces there, land, build three units and pay. */
const MOST = 12;
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

/** Moves a Carrier with two Ground Forces home, lands them, builds three units and pays: how many touches it took. */
async function comeHome(ines: Person, home: string): Promise<number> {
	const question = ines.page.locator('#question');
	const taps = new Taps(ines);
	await ines.form.locator('label').first().tap({ trial: true }); // what is asked has come, and stands
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
	await expect(question).toContainText('What do you produce');
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

const [me, foe] = ['seat:1', 'seat:2'] as const;

/** The turn of a player whose Carrier with two Ground Forces is next to home, where there is a Space Dock and room. */
function away() {
	return standing({ step: 'turn', at: 'act', seat: me }, (board) => {
		for (const seat of board.order)
			Object.assign(board.players[seat]!, {
				...{ race: 'sol', techs: [], hand: [], tradeGoods: 4 },
				counters: { command: 3, fleet: 3, strategy: 2 }
			});
		const home = homeOf(board, me);
		const beside = neighbours(hexOf(home)).map(hexId);
		const next = systemIds(board).find((id) => beside.includes(id))!;
		for (const id of planetsAt(board, home)) ground(board, id, { pds: 0 });
		fleet(board, home, me, { cruiser: 1 });
		fleet(board, next, me, { carrier: 1, groundForce: 2 });
	});
}

/** Puts the game of a page on a phone there, as this person. */
async function meets(browser: Browser, { table }: { readonly table: AnyTable }): Promise<Person> {
	const ines = await Person.arrive(browser, 'Ines', { phone: true });
	const { page } = ines;
	await openAt(page, { game: imperium, table, seat: me });
	return ines;
}

test('a Carrier with two Ground Forces, their landing and three units that are paid take twelve touches at most @phone', async ({
	browser
}) => {
	test.setTimeout(120_000);
	const ines = await meets(browser, away());
	expect(await ines.moment()).toBe('asked');
	const home = ines.page.locator('main [aria-label*="Home System of Amber"]');
	const touches = await comeHome(ines, (await home.getAttribute('aria-label')) ?? '');
	console.log(`${touches} touches.`);
	expect(touches).toBeLessThanOrEqual(MOST);
	expect(ines.troubles).toEqual([]);
});

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
	test.setTimeout(120_000);
	const ines = await meets(browser, battle());
	const { page } = ines;
	const question = page.locator('#question');
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

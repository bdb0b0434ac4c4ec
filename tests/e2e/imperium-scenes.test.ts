/** What stands over the map of Twilight Imperium is whole on the screens it is met on: read without a scroll, and chosen knowing what it is. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { imperium as whole } from '../../src/lib/games/imperium';
import { homeOf, planetsOf, systemIds } from '../../src/lib/games/imperium/board';
import { keysOf, named, ownOf } from '../../src/lib/games/kit';
import type { PoliticalCardId } from '../../src/lib/games/imperium/types';
import { hexId, hexOf, neighbours } from '../../src/lib/hex';
import { agendaWith } from '../support/agendas';
import { imperium, opening, playing, ready, standing } from '../support/imperium';
import { fleet, ground, lay } from '../support/imperium-ground';
import { filmOf, showFilm } from './film';
import { openAt } from './position';

const [me, two, three] = ['seat:1', 'seat:2', 'seat:3'] as const;
const TABLET = { width: 820, height: 1180 };
/** Planets of each who votes, as late in a game. */
const PLANETS = 6;

/** A page of a table at which this is laid out, once everything said to who is new is put away. */
async function meet(
	page: Page,
	{ table }: ReturnType<typeof standing>,
	{ still = false } = {}
): Promise<void> {
	await page.addInitScript(() => localStorage.setItem('orrery.coach', 'off'));
	await openAt(page, { game: imperium, table, seat: me, still });
	if (still) return;
	await expect(page.locator('#question')).toBeVisible();
	const got = page.getByRole('button', { name: 'Got it' });
	await got.waitFor({ timeout: 3000 }).catch(() => undefined);
	while (await got.isVisible()) await got.click();
}

/** How many pixels of it are to be scrolled to. */
const below = (one: Locator) =>
	one.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

/** An election by six players, as many planets stand behind each, and this player votes first or last. */
const election = (speaker: typeof me | 'seat:6', card: PoliticalCardId = 'council-elder') =>
	agendaWith(
		card,
		(board) => {
			board.speaker = speaker;
			for (const seat of board.order)
				for (const planet of keysOf(board.planets)) {
					if (planetsOf(board, seat).length >= PLANETS) break;
					const state = board.planets[planet];
					if (state && !state.owner) state.owner = seat;
				}
		},
		{ seats: 6 }
	).until('vote.cast');

test.describe('on an upright tablet', () => {
	test.use({ viewport: TABLET });

	const first = election('seat:6');
	const last = election(me);
	for (const elected of [two, three, two, 'seat:4', three]) {
		const [seat = two] = last.askedSeats;
		last.answer(seat, { pick: elected });
	}
	for (const [when, g, left] of [
		['before any has voted', first, 6],
		['when one is left', last, 1]
	] as const)
		test(`an election by six stands above the tray without a scroll ${when}`, async ({ page }) => {
			await meet(page, g);
			const scene = page.getByRole('article', { name: 'The agenda' });
			await expect(scene.getByRole('listitem').filter({ hasText: 'planets' })).toHaveCount(left);
			expect(await below(scene)).toBe(0);
		});

	test('an election of planets shows them all above the tray, each behind the mark of whose it is', async ({
		page
	}) => {
		const g = election('seat:6', 'holy-planet-of-ixth');
		await meet(page, g);
		const scene = page.getByRole('article', { name: 'The agenda' });
		const planets = scene.getByRole('group', { name: 'Others that can be chosen' });
		const candidates = g.choices(me).filter((id) => id.startsWith('planet:'));
		const buttons = planets.getByRole('button');
		await expect(buttons).toHaveCount(candidates.length);
		await expect(planets.getByRole('list')).toHaveCount(6);
		for (const at of [0, candidates.length - 1])
			await expect(buttons.nth(at)).toBeInViewport({ ratio: 1 });
		const [last, tray] = await Promise.all([
			buttons.last().boundingBox(),
			page.locator('form:has(#question)').boundingBox()
		]);
		expect(last!.y + last!.height).toBeLessThan(tray!.y);
		// The tray names them in a list that is opened.
		await expect(page.locator('form:has(#question) label.row:visible')).toHaveCount(1);
		await buttons.last().click();
		const name = (await buttons.last().locator('span').first().textContent()) ?? '';
		await expect(page.getByRole('button', { name: `Vote: ${name}` })).toBeVisible();
	});

	test('a replay says each move once, and all its buttons are in sight', async ({ page }) => {
		const film = filmOf({ game: whole, seats: 2, levels: ['random'], seed: 3, options: {} });
		await showFilm(page, film);
		const line = page.getByText('is the first Speaker.');
		await expect(line.filter({ visible: true })).toHaveCount(1);
		await expect(page.getByRole('button', { name: 'How it went' })).toBeInViewport({ ratio: 1 });
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('who trades with whom and an offer are seen at once @phone', async ({ page }) => {
		const g = playing(
			'trade',
			(board) => {
				for (const seat of board.order)
					board.players[seat]!.contracts = [1, 2].map((worth) => ({ worth, holder: seat }));
				board.players[two]!.contracts[1]!.holder = three;
				board.players[three]!.contracts[1]!.holder = two;
			},
			{ seats: 4 }
		);
		g.answer(two, { pick: `offer:${me}`, then: { pick: '1/1' } });
		await meet(page, g);
		const scene = page.getByRole('article', { name: 'Trade agreements' });
		const tray = page.locator('form:has(#question)');
		// Four players, and below them what may be answered.
		await expect(scene.locator('button.seat')).toHaveCount(4);
		const [refuse, form] = await Promise.all([
			scene.getByRole('button', { name: 'Refuse' }).boundingBox(),
			tray.boundingBox()
		]);
		expect(refuse!.y + refuse!.height).toBeLessThan(form!.y);
		// A contract that was given away has the mark of who holds it.
		await expect(scene.locator('i.away svg')).toHaveCount(2);
		await expect(scene.locator('i.away svg').first()).toBeVisible();
	});

	test('who is out of the game is told so, and asked for no orders @phone', async ({ page }) => {
		const out = standing(
			{ step: 'upkeep', at: 'fleets' },
			(board) => {
				Object.assign(board, { speaker: two, active: two });
				for (const planet of Object.values(board.planets))
					if (planet.owner === me)
						Object.assign(planet, {
							owner: null,
							units: { groundForce: 0, pds: 0, spaceDock: 0 }
						});
				for (const system of Object.values(board.systems)) delete system.fleets[me];
			},
			{ seats: 4 }
		);
		await meet(page, out, { still: true });
		await expect(page.getByRole('heading', { name: 'You are out of the game' })).toBeVisible();
		await expect(page.getByText('When others may respond')).toHaveCount(0);
	});

	test('a card that is to be given says what it does once it is picked @phone', async ({
		page
	}) => {
		const g = standing({ step: 'status', at: 'exchanges' }, (board, vault) => {
			for (const [i, seat] of board.order.entries())
				Object.assign(board.players[seat]!, {
					race: ['norr', 'hacan', 'mentak'][i],
					hand: i < 2 ? named(vault.actions.splice(-4), ownOf(seat), []) : []
				});
		});
		const cards = { picks: g.board.players[two]!.hand.slice(0, 1) };
		g.answer(two, { pick: me })
			.answer(two, { offer: { give: { cards }, get: { number: { amount: 1 } }, promise: '' } })
			.answer(me, { accept: 1 });
		await meet(page, g);
		await expect(page.locator('#question')).toContainText('Which card do you give?');
		const row = page.locator('form:has(#question) label.row').first();
		const name = (await row.locator('.say').textContent())?.trim() ?? '';
		await row.tap();
		await expect(page.locator('form:has(#question) .told.picked')).toContainText(`${name}. `);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	/** What lies between the foot of one thing and the head of another, in pixels. */
	const between = async (upper: Locator, lower: Locator) => {
		const [one, other] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
		return (other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0);
	};

	test('[TI-17.12] who votes for two sees the planets as soon as they say so', async ({ page }) => {
		await meet(page, election('seat:6', 'dispute-resolution'));
		await page.locator('form label.row', { hasText: 'Vote for two' }).click();
		const others = page.getByRole('group', { name: 'Others that can be chosen' });
		const planet = others.getByRole('button', { name: /influence$/ }).first();
		await expect(planet).toBeInViewport({ ratio: 1 });
		await expect
			.poll(() => between(planet, page.locator('section.tray').first()))
			.toBeGreaterThan(0);
	});

	test('[TI-6.6] between what stands in a system and the ships to be sent there a strip of the map is seen', async ({
		page
	}) => {
		const home = homeOf(ready().board, me);
		const there = neighbours(hexOf(home))
			.map(hexId)
			.find((id) => systemIds(ready().board).includes(id));
		if (!there) throw new Error('Nothing lies beside home.');
		const g = standing({ step: 'tactical', at: 'activate', seat: me, system: there }, (board) => {
			fleet(board, home, me, { carrier: 1, cruiser: 2, destroyer: 1, fighter: 3 });
			fleet(board, there, two, { cruiser: 1, destroyer: 2, fighter: 2 });
		}).until('tactical.move');
		await meet(page, g);
		const stands = page.getByRole('region', { name: 'What stands against it' });
		const tray = page.locator('section.tray').first();
		await expect.poll(() => between(stands, tray)).toBeGreaterThan(90);
		await page.locator('form button[aria-label^="More: Cruiser"]').click();
		await expect(stands).toContainText('wins');
		await expect(stands).not.toContainText('hits on', { useInnerText: true });
		await expect.poll(() => between(stands, tray)).toBeGreaterThan(90);
	});
});

test('a tile of one’s hand that cannot be placed next says why when it is touched', async ({
	page
}) => {
	const g = opening({ seats: 3, options: { galaxy: 'built' } }).until('setup.build');
	const { speaker } = g.board;
	g.board.players[speaker]!.tiles = ['empty-alpha', 'empty-beta', 'lodor'];
	g.answer(speaker, { pick: 'tile:empty-alpha', then: { pick: 'hex:1,0' } });
	while (g.askedSeats[0] !== speaker) g.lapse();
	await meet(page, g);
	const tiles = page.getByRole('list', { name: 'Your tiles' });
	await tiles.getByRole('button', { name: 'Wormhole β' }).dispatchEvent('click');
	await expect(
		page.getByRole('status').filter({ hasText: 'Your last tile had no planet' })
	).toBeVisible();
});

test('on a phone how many land is asked in the sheet alone; above it is what the odds are', async ({
	page
}) => {
	const at = 'hex:0,-1';
	const g = standing(
		{ step: 'landings', at: 'bombard', seat: me, systems: [at], isTransfer: false },
		(board) => {
			lay(board, at, 'abyz-fria', two);
			fleet(board, at, me, { carrier: 1, groundForce: 4 });
			for (const planet of ['planet:abyz', 'planet:fria'] as const)
				ground(board, planet, { groundForce: 1 });
		}
	);
	await meet(page, g);
	const fewer = page.locator('.planets section').getByRole('button', { name: 'Fewer' });
	await expect(fewer).toHaveCount(2);
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(fewer).toHaveCount(0);
	const abyz = page.locator('.planets section').filter({ hasText: 'Abyz' });
	await expect(abyz).toContainText('to take it with 4 Ground Forces');
	await page
		.getByRole('button', { name: /^More: .*Ground Force/ })
		.first()
		.click();
	await expect(abyz).toContainText('to take it with 1 Ground Force');
});

test('a ship that may bombard either of two planets is said to bombard one of them', async ({
	page
}) => {
	const at = 'hex:0,-1';
	const g = standing(
		{ step: 'landings', at: 'bombard', seat: me, systems: [at], isTransfer: false },
		(board) => {
			lay(board, at, 'abyz-fria', two);
			fleet(board, at, me, { dreadnought: 1, carrier: 1, groundForce: 4 });
			for (const planet of ['planet:abyz', 'planet:fria'] as const)
				ground(board, planet, { groundForce: 1 });
		}
	);
	await meet(page, g);
	for (const [planet, other] of [
		['Abyz', 'Fria'],
		['Fria', 'Abyz']
	] as const)
		await expect(
			page
				.locator('.planets section')
				.filter({ has: page.getByText(planet, { exact: true }) })
				.getByText(`1 die of bombardment, here or at ${other}`)
		).toBeVisible();
});

for (const [where, viewport] of [
	['a laptop', { width: 1440, height: 900 }],
	['a phone', { width: 390, height: 844 }]
] as const)
	test.describe(`on ${where}`, () => {
		test.use({ viewport });

		test('what a move leaves behind without room is told before it is sent (TI-13.10)', async ({
			page
		}) => {
			const home = homeOf(ready().board, me);
			const there = neighbours(hexOf(home))
				.map(hexId)
				.find((id) => systemIds(ready().board).includes(id));
			if (!there) throw new Error('Nothing lies beside home.');
			const g = standing({ step: 'tactical', at: 'activate', seat: me, system: there }, (board) => {
				// The Space Dock there holds three.
				fleet(board, home, me, { carrier: 1, fighter: 5 });
			}).until('tactical.move');
			await meet(page, g);
			const lost = page.getByRole('status').filter({ hasText: 'without room, and lost' });
			await page.locator('form button[aria-label^="More: Carrier"]').click();
			await expect(lost).toContainText('2');
			await expect(lost).toBeInViewport({ ratio: 1 });
			await page.locator('form button[aria-label^="More: Fighter"]').click();
			await page.locator('form button[aria-label^="More: Fighter"]').click();
			await expect(lost).toBeHidden();
		});
	});

test('what is read of a hex at a glance goes with the next touch, wherever that is', async ({
	page
}) => {
	await meet(page, opening());
	const glance = page.locator('.peek');
	await page
		.locator('[data-stop]')
		.filter({ has: page.locator('.hit') })
		.nth(12)
		.hover({ force: true });
	await expect(glance).toBeVisible();
	// The pointer rests where it was, as on a screen that is touched as well.
	await page.locator('#question').dispatchEvent('pointerdown');
	await expect(glance).toBeHidden();
});

/** A game to learn by, at a table: one person, bots, and a shuffle that is the same for all. */
import { botsFor } from '$lib/bots';
import { GAMES } from '$lib/games';
import { describe, expect, it } from 'vitest';
import { MemoryHost, TOYS, seated } from '../support/memory-host';
import type { Player } from '../support/memory-host';
import { toy } from '../support/toy';

const CATALOGUE = { games: GAMES, botsFor };

/** A table at which one person has begun the lesson of this game. */
async function learning(game: string) {
	const host = new MemoryHost({ catalogue: CATALOGUE });
	const [ines] = await seated(host, 1);
	if (!ines) throw new Error('Nobody sat down.');
	await ines.ask({ type: 'options', game });
	await ines.ask({ type: 'start', lesson: true });
	return { host, ines };
}

/** The table as somebody sees it before anybody has decided anything. */
const dealt = ({ picture: { open, own } }: Player) => [open?.board, own?.board];

describe('a game to learn by', () => {
	for (const game of Object.values(GAMES))
		it(`[ROOM-LESSON.1] given ${game.name}, when somebody learns it, then bots sit with them as the lesson says, and all who learn it are dealt the same`, async () => {
			const { ines } = await learning(game.id);
			const { room } = ines.picture;
			expect(room).toMatchObject({ phase: 'playing', lesson: true, game: game.id });
			expect(room?.seats.map(({ kind }) => kind)).toEqual([
				'human',
				...Array.from({ length: (game.lesson?.seats ?? 0) - 1 }, () => 'bot')
			]);
			expect(room?.house.windowMs).toBe(400);
			const { ines: other } = await learning(game.id);
			expect(dealt(other)).toEqual(dealt(ines));
			expect(other.picture.room?.commitment).toBe(room?.commitment);
		});

	it('[ROOM-LESSON.1] given a game that has none to learn it by, then that is said, and nothing begins', async () => {
		const host = new MemoryHost({ catalogue: TOYS });
		const [ines] = await seated(host, 1);
		await ines?.ask({ type: 'start', lesson: true });
		expect(ines?.last('refused')).toMatchObject({ of: 'start', rule: 'ROOM-LESSON.1' });
		expect(ines?.picture.room?.phase).toBe('lobby');
	});

	it('[ROOM-LESSON.2] given two people, then neither is put into a lesson; given a lesson, then its bots keep their seats', async () => {
		const host = new MemoryHost({ catalogue: CATALOGUE });
		const [ines, tomasz] = await seated(host, 2);
		await ines?.ask({ type: 'start', lesson: true });
		expect(ines?.last('refused')).toMatchObject({ of: 'start', rule: 'ROOM-LESSON.2' });
		await tomasz?.ask({ type: 'leave' });
		await ines?.ask({ type: 'start', lesson: true });
		expect(ines?.picture.room).toMatchObject({ phase: 'playing', lesson: true });
		expect(ines?.picture.room?.seats.some(({ free }) => free)).toBe(false);
		await tomasz?.ask({ type: 'takeSeat', seat: 'seat:2' });
		expect(tomasz?.last('refused')).toMatchObject({ of: 'takeSeat', rule: 'ROOM-SEAT.7' });
	});

	it('[ROOM-LESSON.1] given a lesson, then its next game is one like any other', async () => {
		const taught = { ...toy, lesson: { seats: 2, options: {}, seed: 'lesson' } };
		const host = new MemoryHost({ catalogue: { games: { toy: taught }, botsFor } });
		const [ines] = await seated(host, 1);
		if (!ines) throw new Error('Nobody sat down.');
		await ines.ask({ type: 'start', lesson: true });
		await ines.ask({ type: 'standIn', on: true });
		for (let i = 0; i < 400 && ines.picture.room?.phase === 'playing'; i++) await host.pass(5_000);
		expect(ines.picture.room?.phase).toBe('over');
		const { commitment } = ines.picture.room ?? {};
		await ines.ask({ type: 'rematch' });
		expect(ines.picture.room?.lesson).toBeUndefined();
		expect(ines.picture.room?.commitment).not.toBe(commitment);
	});
});

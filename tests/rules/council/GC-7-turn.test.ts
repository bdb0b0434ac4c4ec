/** GC-7: the turn and its events. */
import { describe, expect, it } from 'vitest';
import { position } from '../../support/council';
import type { CouncilGame } from '../../support/council';
import { said } from '../../support/said';

/** A turn in which nearly every event is open. */
const rich = () =>
	position({
		seats: 3,
		species: { 'seat:1': 'quillori' },
		players: { 'seat:1': { stock: 12, retries: ['hex:2,-1'] } },
		market: ['envoy-school', 'gunnery-drill'],
		planets: {
			'hex:-1,-1': { owner: 'seat:1', riots: { by: 'seat:2', n: 1 } },
			'hex:1,-2': { owner: 'seat:2' },
			'hex:2,-1': { owner: 'seat:3' }
		},
		ships: {
			'hex:-1,-1': ['seat:1', { fighter: 2 }],
			'hex:2,-1': ['seat:1', { fighter: 1 }],
			'hex:0,-1': ['seat:2', { fighter: 1 }]
		}
	});

describe('the turn', () => {
	it('[GC-7.1] is a Major and a Minor Event, or three Minor Events', () => {
		const g = rich();
		expect(g.board.turn).toMatchObject({ seat: 'seat:1', major: 1, minor: 1 });
		g.pick('seat:1', 'trade');
		expect(g.board.turn).toMatchObject({ major: 0, minor: 3 });
		expect(g.choices('seat:1')).not.toContain('trade');
	});

	it('[GC-7.2] [GC-7.3] its menu is the events of the rules', () => {
		const major = ['research', 'alliance'];
		const minor = ['move', 'build', 'port', 'card', 'spread', 'calm', 'retry'];
		const g = rich();
		for (const event of [...major, ...minor, 'trade', 'end'])
			expect(g.choices('seat:1')).toContain(event);
		g.pick('seat:1', 'calm', 'hex:-1,-1');
		for (const event of minor) expect(g.choices('seat:1')).not.toContain(event);
		for (const event of major) expect(g.choices('seat:1')).toContain(event);
	});

	it.each<[string, (g: CouncilGame) => CouncilGame]>([
		['move', (g) => g.send('seat:1', { fighter: 1 }, 'move', 'hex:-1,-1', 'hex:0,-2')],
		['build', (g) => g.send('seat:1', { fighter: 1 }, 'build', 'hex:0,-2')],
		['port', (g) => g.pick('seat:1', 'port', 'hex:-1,-1')],
		['card', (g) => g.pick('seat:1', 'card', g.choices('seat:1', 'card')[0]!)],
		['spread', (g) => g.pick('seat:1', 'spread', 'hex:1,-2')],
		['calm', (g) => g.pick('seat:1', 'calm', 'hex:-1,-1')],
		['retry', (g) => g.pick('seat:1', 'retry', 'hex:2,-1')]
	])('[GC-7.3] %s uses the Minor Event, and no Major one', (event, play) => {
		const g = rich();
		expect(g.choices('seat:1')).toContain(event);
		const n = g.events.length;
		play(g).until('turn.menu', 'seat:1');
		expect(g.board.turn).toMatchObject({ seat: 'seat:1', major: 1, minor: 0 });
		expect(g.events.length, 'something has happened').toBeGreaterThan(n);
		expect(g.choices('seat:1')).not.toContain(event);
		g.pick('seat:1', 'trade');
		expect(g.board.turn).toMatchObject({ major: 0, minor: 2 });
	});

	it('[GC-7.2] a Major Event used for one thing is not there for another', () => {
		const g = rich();
		g.pick('seat:1', 'research', 'tech:envoy-school');
		g.pick('seat:1', 'none');
		for (const event of ['research', 'alliance', 'trade'])
			expect(g.choices('seat:1')).not.toContain(event);
		expect(g.choices('seat:1')).toContain('move');
	});

	it('[GC-7.4] events come in any order, and the turn may end at any time between them', () => {
		const g = rich();
		g.pick('seat:1', 'spread', 'hex:1,-2');
		expect(g.choices('seat:1')).toContain('trade');
		g.pick('seat:1', 'trade').pick('seat:1', 'end');
		expect(g.board.turn).toMatchObject({ seat: 'seat:2', major: 1, minor: 1 });
	});

	it('[GC-7.4] events not used are lost', () => {
		const g = position();
		g.pick('seat:1', 'end').pick('seat:2', 'end').until('turn.menu', 'seat:1');
		expect(g.board.round).toBe(2);
		expect(g.board.turn).toMatchObject({ major: 1, minor: 1 });
	});

	it('[GC-7.4] [GC-8.2] [GC-17.5] says what the end of a turn loses, and that planets not expended count for votes', () => {
		const lost = (g: CouncilGame) => {
			const { shape } = g.decision('seat:1');
			return shape.type === 'one' && said(shape.choices.find(({ id }) => id === 'end')?.note);
		};
		/** With so many Minor Events left and so much production left over, after one was used. */
		const after = (minor: number, leftover: number): string | false => {
			const g = rich().pick('seat:1', 'trade');
			Object.assign(g.board.turn!, { minor: minor + 1, leftover });
			return lost(g.pick('seat:1', 'calm', 'hex:-1,-1'));
		};
		const kept = 'lanets not expended count for your votes';
		expect(after(1, 0)).toBe(`Events not used are lost; p${kept}`);
		expect(after(1, 2)).toBe(`Events not used and 2 production left over are lost; p${kept}`);
		expect(after(0, 2)).toBe(`2 production left over is lost; p${kept}`);
		expect(after(0, 0)).toBe(`P${kept}`);
	});

	it('[GC-7.4] [GC-21.3] a player who does not answer in time ends its turn', () => {
		const g = position();
		g.lapse();
		expect(g.board.turn!.seat).toBe('seat:2');
	});

	it('[GC-7.5] a Minor Event owed for a retreat is missing in the next turn, and owed no more', () => {
		const g = position({ players: { 'seat:1': { owes: true } } });
		expect(g.board.turn).toMatchObject({ major: 1, minor: 0 });
		expect(g.player('seat:1').owes).toBe(false);
		expect(g.pick('seat:1', 'trade').board.turn!.minor).toBe(2);
		const more = position({ players: { 'seat:1': { owes: true, techs: ['second-calendar'] } } });
		expect(more.board.turn!.minor, 'of two').toBe(1);
	});

	it('[GC-7.6] [technology:timeless-cabinet] [technology:second-calendar] technologies give more events, to be traded like the first', () => {
		const g = position({
			players: { 'seat:1': { techs: ['timeless-cabinet', 'second-calendar'] } }
		});
		expect(g.board.turn).toMatchObject({ major: 2, minor: 2 });
		g.pick('seat:1', 'trade').pick('seat:1', 'trade');
		expect(g.board.turn).toMatchObject({ major: 0, minor: 6 });
	});

	it('[GC-7.6] [action:varkesh-3] a Major Event for a Battle alone is not traded and serves nothing else', () => {
		const g = position({
			species: { 'seat:1': 'varkesh' },
			players: { 'seat:1': { stock: 6 } },
			market: ['envoy-school']
		});
		g.pick('seat:1', 'card', 'action:varkesh-3').pick('seat:1', 'trade');
		expect(g.board.turn).toMatchObject({ major: 0, battles: 1, minor: 2 });
		expect(g.choices('seat:1')).not.toContain('trade');
		expect(g.choices('seat:1')).not.toContain('research');
	});

	it('[GC-7.6] [action:varkesh-3] a Battle uses it before the Major Event that can be anything', () => {
		const g = position({ species: { 'seat:1': 'varkesh' }, tiles: { 'hex:-1,-1': 'near-1' } });
		g.pick('seat:1', 'card', 'action:varkesh-3').pick('seat:1', 'battle', 'hex:-1,-1');
		g.until('turn.menu', 'seat:1');
		expect(g.board.turn).toMatchObject({ major: 1, battles: 0 });
	});

	it('[GC-7.7] [GC-22.2] without ships it begins with a reserve fleet of two Fighters at a planet of one’s own', () => {
		const g = position({
			ships: { 'hex:0,0': ['seat:1', {}] },
			planets: { 'hex:-1,-1': { owner: 'seat:1' } },
			tokens: { 'hex:-2,0': 'ruins' },
			turn: 'seat:2',
			first: 'seat:2'
		});
		g.hex('hex:0,0').fleet = null;
		g.pick('seat:2', 'end');
		expect(g.asked).toEqual(['turn.reserve']);
		expect(g.choices('seat:1')).toEqual(['hex:-2,0', 'hex:-1,-1']);
		g.pick('seat:1', 'hex:-2,0');
		expect(g.hex('hex:-2,0').fleet).toMatchObject({ race: 'seat:1', fighter: 2 });
		expect(g.hex('hex:-2,0').token).toBe(true);
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[GC-22.2] [GC-22.1] a planet under another race’s ships is no place for it', () => {
		const g = position({
			ships: { 'hex:-2,0': ['seat:2', { fighter: 1 }] },
			planets: { 'hex:-1,-1': { owner: 'seat:1' }, 'hex:-2,1': { owner: 'seat:1' } },
			turn: 'seat:2',
			first: 'seat:2'
		});
		g.pick('seat:2', 'end');
		expect(g.choices('seat:1')).toEqual(['hex:-1,-1', 'hex:-2,1']);
	});

	it('[GC-22.2] without planets it comes to the edge of the map, where no other race’s ships are', () => {
		const g = position({
			ships: { 'hex:-2,0': ['seat:2', { fighter: 1 }] },
			planets: { 'hex:-2,0': { owner: 'seat:2' } },
			turn: 'seat:2',
			first: 'seat:2'
		});
		g.pick('seat:2', 'end');
		const open = g.choices('seat:1');
		expect(open).toContain('hex:0,-2');
		expect(open).not.toContain('hex:-2,0');
		expect(open).not.toContain('hex:0,0');
		g.lapse();
		expect(g.player('seat:1').vp).toBe(0);
		expect(g.asked).toEqual(['turn.menu']);
	});
});

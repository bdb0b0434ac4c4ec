/** GC-13: researching technology. */
import { describe, expect, it } from 'vitest';
import { techsFor } from '../../../src/lib/games/council/economy/techs';
import { position } from '../../support/council';
import type { Position } from '../../support/council';
import { said } from '../../support/said';

const MARKET = [
	'envoy-school',
	'gunnery-drill',
	'ranging-eyes',
	'starlanes',
	'citadels',
	'living-hulls'
];

/** Stock pays for everything: the homeworld is expended. */
const lab = (stock: number, given: Position = {}) =>
	position({
		market: MARKET,
		planets: { 'hex:-2,0': { expended: true } },
		...given,
		options: { research: 'two', ...given.options },
		players: { 'seat:1': { stock, ...given.players?.['seat:1'] } }
	});

const research = (g: ReturnType<typeof lab>, tech: string) =>
	g.pick('seat:1', 'research', `tech:${tech}`);

describe('technology', () => {
	it('[GC-13.1] costs 6 production and is one of the market that one does not have', () => {
		const g = lab(8, { players: { 'seat:1': { techs: ['gunnery-drill'] } } });
		expect(g.choices('seat:1', 'research')).toEqual(['tech:envoy-school']);
		research(g, 'envoy-school');
		expect(g.player('seat:1')).toMatchObject({
			stock: 2,
			techs: ['gunnery-drill', 'envoy-school']
		});
		expect(g.board.market).toEqual(MARKET);
		expect(g.board.turn!.major).toBe(0);
		expect(lab(5).choices('seat:1')).not.toContain('research');
	});

	it('[GC-13.2] tier 1 is for anyone, tier X for who has 2 of tier X − 1', () => {
		const open = (...techs: string[]) =>
			techsFor(lab(0, { players: { 'seat:1': { techs } } }).board, 'seat:1', 5);
		expect(open()).toEqual(['envoy-school', 'gunnery-drill']);
		expect(open('envoy-school')).toEqual(['gunnery-drill']);
		expect(open('envoy-school', 'gunnery-drill')).toEqual(['ranging-eyes']);
		expect(open('standard-hulls', 'peer-review')).toContain('starlanes');
		expect(open('layered-armour', 'mantle-mines')).toContain('citadels');
		expect(open('terraforming', 'titan-yards')).toContain('living-hulls');
	});

	it('[GC-13.3] the same Major Event can bring a second one, paid again and allowed when it is taken', () => {
		const g = lab(12, { players: { 'seat:1': { techs: ['gunnery-drill'] } } });
		research(g, 'envoy-school');
		expect(g.asked).toEqual(['research.second']);
		// GC-8.4: and what will pay it.
		expect(said(g.decision('seat:1').say)).toMatch(
			/^Research a second .* for \d production\? .+ pay.*\.$/
		);
		expect(g.choices('seat:1')).toEqual(['tech:ranging-eyes', 'none']);
		g.pick('seat:1', 'tech:ranging-eyes');
		// Victory is looked for after the whole event: what the second brings is no purchase of another.
		const told = g.events.map(({ say }) => said(say));
		const second = told.indexOf('{seat:1} researches another technology in the same event.');
		expect(second).toBeGreaterThan(told.indexOf('{seat:1} has Envoy School now.'));
		expect(told.slice(second)).toContain('{seat:1} has Ranging Eyes now.');
		expect(g.player('seat:1').stock).toBe(0);
		expect(g.player('seat:1').techs).toContain('ranging-eyes');
		expect(g.asked).toEqual(['turn.menu']);
	});

	it('[GC-13.3] [GC-23.2] as the document says, it is for one: the next needs another event', () => {
		const g = lab(40, { options: { research: 'one' } });
		g.board.turn!.major = 2;
		research(g, 'envoy-school');
		expect(g.asked).toEqual(['turn.menu']);
		research(g, 'gunnery-drill');
		expect(g.player('seat:1').techs).toEqual(['envoy-school', 'gunnery-drill']);
		expect(g.choices('seat:1')).not.toContain('research');
	});

	it('[GC-13.3] two are the most', () => {
		const g = lab(40);
		research(g, 'envoy-school').pick('seat:1', 'tech:gunnery-drill');
		expect(g.asked).toEqual(['turn.menu']);
		expect(g.choices('seat:1')).not.toContain('research');
	});

	it('[GC-13.4] it acts at once', () => {
		const g = lab(6, {
			market: ['deep-listening'],
			players: { 'seat:1': { techs: ['envoy-school', 'gunnery-drill'] } },
			tokens: { 'hex:-1,0': 'ruins' }
		});
		expect(g.player('seat:1').seen).toEqual({});
		research(g, 'deep-listening');
		expect(g.player('seat:1').seen).toEqual({ 'hex:-1,0': 'ruins' });
	});

	it('[GC-13.4] [GC-7.6] [technology:second-calendar] [technology:timeless-cabinet] one that gives events gives them to this turn already', () => {
		const events = (tech: string, known: string[]) => {
			const g = lab(6, { market: [tech], players: { 'seat:1': { techs: known } } });
			research(g, tech);
			return g.board.turn;
		};
		const four = ['layered-armour', 'mantle-mines'];
		const five = ['terraforming', 'titan-yards'];
		expect(events('citadels', four)).toMatchObject({ major: 0, minor: 1 });
		expect(events('second-calendar', four)).toMatchObject({ major: 0, minor: 2 });
		expect(events('timeless-cabinet', five)).toMatchObject({ major: 1, minor: 1 });
	});

	/** What researching this brings to who has those. */
	const brings = (tech: string, techs: readonly string[], rules?: number) =>
		research(
			lab(6, {
				market: [...MARKET, 'mantle-mines', 'matter-loom'],
				players: { 'seat:1': { techs: [...techs] } },
				...(rules ? { rules } : {})
			}),
			tech
		).player('seat:1').vp;
	const TWO = ['standard-hulls', 'peer-review'];
	const THREE = ['layered-armour', 'starlanes'];
	const FOUR = ['terraforming', 'titan-yards'];

	it('[GC-13.5] the first of tier 3 and the first of tier 5 are worth 1 VP each, when they are taken', () => {
		expect(brings('mantle-mines', TWO)).toBe(1);
		expect(brings('mantle-mines', [...TWO, 'starlanes'])).toBe(0);
		expect(brings('living-hulls', FOUR)).toBe(1);
		expect(brings('living-hulls', [...FOUR, 'matter-loom'])).toBe(0);
		expect(brings('citadels', THREE)).toBe(0);
		expect(brings('envoy-school', [])).toBe(0);
	});

	it('[GC-13.5] before rules 4 each of tier 4 is worth 1 VP and each of tier 5 two', () => {
		expect(brings('mantle-mines', TWO, 3)).toBe(0);
		expect(brings('citadels', THREE, 3)).toBe(1);
		expect(brings('citadels', [...THREE, 'terraforming'], 3)).toBe(1);
		expect(brings('living-hulls', [...FOUR, 'matter-loom'], 3)).toBe(2);
	});

	it('[GC-13.5] what one would bring is said where it is chosen', () => {
		const notes = (techs: readonly string[]) =>
			JSON.stringify(lab(6, { players: { 'seat:1': { techs: [...techs] } } }).decision('seat:1'));
		expect(notes(TWO)).toContain('"n":1');
	});

	it('[GC-13.5] a turn brings one technology worth VP, however it is come by', () => {
		const two = (rules?: number) => {
			const techs = [...TWO, ...FOUR];
			const market = ['starlanes', 'living-hulls', 'envoy-school'];
			const g = lab(40, { players: { 'seat:1': { techs } }, market, ...(rules ? { rules } : {}) });
			g.board.turn!.major = 2;
			return research(g, 'starlanes');
		};
		const g = two();
		expect(g.player('seat:1').vp).toBe(1);
		expect(g.choices('seat:1')).toEqual(['tech:envoy-school', 'none']);
		expect(techsFor(g.board, 'seat:1', 5)).toEqual(['envoy-school']);
		g.pick('seat:1', 'tech:envoy-school');
		expect(g.choices('seat:1'), 'none is left but those worth VP').not.toContain('research');
	});

	it('[GC-13.5] a turn brings one worth VP since rules 3, and before that several', () => {
		const two = (rules: number) => {
			const players = { 'seat:1': { techs: ['layered-armour', 'mantle-mines'] } };
			const market = ['citadels', 'terraforming', 'envoy-school'];
			const g = lab(40, { players, market, rules });
			g.board.turn!.major = 2;
			return research(g, 'citadels');
		};
		expect(two(3).choices('seat:1')).toEqual(['tech:envoy-school', 'none']);
		expect(two(2).choices('seat:1')).toContain('tech:terraforming');
	});

	it('[GC-13.5] [GC-18.3] a VP gained so can win at once', () => {
		const players = { 'seat:1': { vp: 6, techs: FOUR } };
		const g = lab(6, { round: 5, players });
		research(g, 'living-hulls');
		expect(g.table.over).toMatchObject({ winners: ['seat:1'], rule: 'GC-18.1' });
	});

	it('[GC-13.6] [action:hexatine-1] [species:hexatine] gaining one by a card is no research: the card says the price, the tiers hold', () => {
		// Research costs the Hexatine 5, and the card takes 3 off.
		const g = lab(3, { species: { 'seat:1': 'hexatine' } });
		g.pick('seat:1', 'card', 'action:hexatine-1');
		expect(g.choices('seat:1')).toEqual(['tech:envoy-school', 'tech:gunnery-drill']);
		g.pick('seat:1', 'tech:envoy-school');
		expect(g.player('seat:1')).toMatchObject({ stock: 1, techs: ['envoy-school'] });
		expect(g.board.turn!.major).toBe(1);
	});

	it('[technology:open-laboratories] once a turn a Minor Event researches one technology', () => {
		const g = lab(30, { players: { 'seat:1': { techs: ['open-laboratories'] } } });
		g.pick('seat:1', 'trade').pick('seat:1', 'researchMinor', 'tech:envoy-school');
		expect(g.asked).toEqual(['turn.menu']);
		expect(g.player('seat:1')).toMatchObject({
			stock: 24,
			techs: ['open-laboratories', 'envoy-school']
		});
		expect(g.board.turn!.minor).toBe(2);
		expect(g.choices('seat:1')).not.toContain('researchMinor');
	});

	it('[response:silent-plague-b] the first technology costs 4 less, and only the first', () => {
		const g = lab(8, { players: { 'seat:1': { traits: ['response:silent-plague.b'] } } });
		research(g, 'envoy-school');
		expect(g.player('seat:1').stock).toBe(6);
		g.pick('seat:1', 'tech:gunnery-drill');
		expect(g.player('seat:1').stock).toBe(0);
	});

	it('[GC-24.2] [GC-14.7] [response:silent-plague-b] [response:sleepers-c] lowered twice, it is the first again, for no less than 1', () => {
		const traits = ['response:silent-plague.b', 'response:sleepers.c'];
		const g = lab(7, { players: { 'seat:1': { traits } } });
		research(g, 'envoy-school');
		expect(g.player('seat:1')).toMatchObject({ stock: 6, spent: traits });
		g.pick('seat:1', 'tech:gunnery-drill');
		expect(g.player('seat:1').stock).toBe(0);
	});
});

/** What the files of aliens and artifacts say to the steady player: which uses it makes, with which details, and which it stops. */
import { msg } from '$lib/core';
import { describe, expect, it } from 'vitest';
import { cosmic } from '../../src/lib/games/cosmic';
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { ARTIFACTS } from '../../src/lib/games/cosmic/artifacts';
import { HAZARDS } from '../../src/lib/games/cosmic/modules/hazards';
import { LUX_CARDS } from '../../src/lib/games/cosmic/modules/lux';
import { MOONS } from '../../src/lib/games/cosmic/modules/moons';
import { STATIONS } from '../../src/lib/games/cosmic/modules/stations';
import { TECHS } from '../../src/lib/games/cosmic/modules/tech';
import { ownQuestions } from '../../src/lib/games/cosmic/effects';
import type { PlanetId } from '../../src/lib/games/cosmic/types';
import { position } from '../support/cosmic';
import { steadyAnswer } from '../support/steady';

/** Two attacks are up, seat:1 against seat:2, which now uses this power. */
const usedAgainst = (alien: string, hand: string[] = ['attack:20', 'artifact:cosmic-zap']) =>
	position({
		aliens: { 'seat:2': alien },
		destiny: ['colour:2#1'],
		hands: { 'seat:1': hand, 'seat:2': ['attack:08'], 'seat:3': ['artifact:cosmic-zap'] }
	})
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
		.lay('attack:20', 'attack:08')
		.until('window:use.declared');

const ZAP = { pick: expect.stringMatching(/^artifact\|cosmic-zap\|zap\|/) as string };

describe('what it stops', () => {
	it('given a power that decides fights, when an opponent uses it, then it is zapped, but not by who stands aside', () => {
		const g = usedAgainst('virus');
		expect(steadyAnswer(g, 'seat:1')).toEqual(ZAP);
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'pass' });
	});

	it('given the question in other words, then it finds the use all the same; told of no use, it passes', () => {
		const g = usedAgainst('virus');
		const reworded = steadyAnswer(g, 'seat:1', (decision) => ({
			...decision,
			say: msg('Etwas geschieht. Was tust du?'),
			because: { ...decision.because!, say: '' }
		}));
		expect(reworded).toEqual(ZAP);
		const untold = steadyAnswer(g, 'seat:1', ({ because: _, ...decision }) => decision);
		expect(untold).toEqual({ pick: 'pass' });
	});

	it('given Tick-Tock with many tokens, when it discards one, then its use stands; with two left it is zapped', () => {
		const ticking = (tokens: number) =>
			position({
				aliens: { 'seat:2': 'tick-tock' },
				tokens: { 'seat:2': tokens },
				destiny: ['colour:2#1'],
				hands: { 'seat:1': ['attack:06', 'artifact:cosmic-zap'], 'seat:2': ['attack:40'] }
			})
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
				.lay('attack:06', 'attack:40')
				.until('window:use.declared');
		expect(steadyAnswer(ticking(7), 'seat:1')).toEqual({ pick: 'pass' });
		expect(steadyAnswer(ticking(2), 'seat:1')).toEqual(ZAP);
	});
});

describe('what it uses, and how', () => {
	it('given Gambler with a card that loses, then it claims the smallest number that wins', () => {
		const g = position({
			aliens: { 'seat:1': 'gambler' },
			destiny: ['colour:2#1'],
			planets: { 'planet:2-1': { 'seat:2': 1 } },
			hands: { 'seat:1': ['attack:06'], 'seat:2': ['attack:15'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
			.lay('attack:06', 'attack:15')
			.until('window:reveal.claim');
		expect(steadyAnswer(g, 'seat:1')).toEqual({
			pick: 'power|gambler|claim|',
			then: { pick: 'attack:20' }
		});
	});

	it('given Force Field, one colony to go and an ally on either side, then it sends home the one who fights against it', () => {
		const g = position({
			seats: 4,
			destiny: ['colour:2#1'],
			planets: Object.fromEntries(
				[2, 3, 4, 5].map((n) => [`planet:2-${n}`, { 'seat:1': 1, 'seat:2': 4 }])
			),
			hands: { 'seat:1': ['attack:12', 'artifact:force-field'] }
		})
			.encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 4 },
				allies: {
					'seat:3': ['offense', { 'planet:3-1': 1 }],
					'seat:4': ['defense', { 'planet:4-1': 4 }]
				}
			})
			.until('window:alliance.formed');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ then: { picks: ['seat:4'] } });
	});

	it('given Trader with its flare, then it swaps with who has most cards, whoever has most colonies', () => {
		const g = position({
			aliens: { 'seat:1': 'trader' },
			destiny: ['colour:2#1'],
			planets: { 'planet:2-1': { 'seat:2': 4, 'seat:3': 1 } },
			hands: {
				'seat:1': ['attack:04', 'flare:trader'],
				'seat:2': ['attack:06', 'attack:08', 'negotiate', 'negotiate', 'negotiate', 'attack:10'],
				'seat:3': ['attack:06']
			}
		})
			.encounterTo({ target: 'planet:2-2', send: { 'planet:1-1': 1 } })
			.until('window:planning.beforeSelect');
		const powerless = steadyAnswer(g, 'seat:1', (decision) => ({
			...decision,
			shape:
				decision.shape.type === 'one'
					? {
							...decision.shape,
							choices: decision.shape.choices.filter(({ id }) => !id.startsWith('power|'))
						}
					: decision.shape
		}));
		expect(powerless).toEqual({ pick: 'super|trader|swap|flare:trader', then: { pick: 'seat:2' } });
	});

	it('given Mite asks for cards or a colony, then it grants the colony while that is the cheaper, and never the one that wins', () => {
		const asked = (colonies: number) =>
			position({
				aliens: { 'seat:1': 'mite' },
				destiny: ['colour:2#1'],
				planets: Object.fromEntries(
					Array.from({ length: colonies }, (_, i) => [
						`planet:3-${i + 1}`,
						{ 'seat:3': 4, 'seat:1': 1 }
					])
				),
				hands: {
					'seat:1': ['attack:06'],
					'seat:2': ['attack:30', 'attack:40', 'morph', 'artifact:quash', 'artifact:plague']
				}
			})
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
				.until('mite.bluster.choose');
		expect(steadyAnswer(asked(0), 'seat:2')).toEqual({ pick: 'colony' });
		expect(steadyAnswer(asked(4), 'seat:2')).toEqual({ pick: 'discard' });
	});

	it('given Spiff is beaten by ten, then it crashes; given the Warpish flare that turns the fight, then it is played, and not where it turns nothing', () => {
		const lost = position({
			aliens: { 'seat:1': 'spiff' },
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:06'], 'seat:2': ['attack:40'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('attack:06', 'attack:40')
			.until('window:ships.losing');
		expect(steadyAnswer(lost, 'seat:1')).toEqual({ pick: 'power|spiff|crash|' });

		const flare = (against: string) =>
			position({
				destiny: ['colour:2#1'],
				warp: { 'seat:1': 6 },
				hands: { 'seat:1': ['attack:08', 'flare:warpish'], 'seat:2': [against] }
			})
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
				.lay('attack:08', against)
				.until('window:reveal.values');
		expect(steadyAnswer(flare('attack:10'), 'seat:1')).toEqual({
			pick: 'wild|warpish|raise|flare:warpish'
		});
		expect(steadyAnswer(flare('attack:40'), 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('given Mutant, then it fills its hand, first from the opponent', () => {
		const g = position({
			aliens: { 'seat:1': 'mutant' },
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:08'], 'seat:2': ['attack:20', 'attack:12'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
			.until('window:alliance.before');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'power|mutant|refill|' });
		g.use('seat:1', 'power|mutant').until('mutant.refill.draw');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'seat:2' });
	});

	it('given Warpish on the other side, then it reckons with the ships in the warp before the cards are up', () => {
		const laid = (alien: string) =>
			steadyAnswer(
				position({
					aliens: { 'seat:2': alien },
					destiny: ['colour:2#1'],
					warp: { 'seat:3': 19 },
					hands: { 'seat:1': ['attack:20', 'attack:04'], 'seat:2': ['attack:08'] }
				})
					.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
					.until('planning.select'),
				'seat:1'
			);
		expect(laid('filch')).toMatchObject({ pick: expect.stringMatching(/^attack:20/) as string });
		expect(laid('warpish')).toMatchObject({ pick: expect.stringMatching(/^attack:04/) as string });
	});

	it('given the Calculator flare from behind, then it calls what its card and the unseen ones are likelier to make; with a negotiate it keeps it', () => {
		const laid = (card: string) => {
			const g = position({
				destiny: ['colour:2#1'],
				planets: { 'planet:2-1': { 'seat:2': 1 } },
				hands: { 'seat:1': ['attack:20'], 'seat:2': [card, 'flare:calculator'] }
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 4 },
				allies: { 'seat:3': ['offense', { 'planet:3-1': 4 }] },
				cards: ['attack:20', card]
			});
			return steadyAnswer(g.until('window:planning.selected', 'seat:2'), 'seat:2');
		};
		// Most attacks of the deck are even.
		const called = (pick: string) => ({
			pick: expect.stringMatching(/^wild\|calculator/) as string,
			then: { pick }
		});
		expect(laid('attack:06')).toEqual(called('even'));
		expect(laid('attack:05')).toEqual(called('odd'));
		expect(laid('negotiate')).toEqual({ pick: 'pass' });
	});

	it('given the Loser flare, when it defends a colony, then it does not ruin both sides for it, unless the offense would win the game', () => {
		const defends = (colonies: number) => {
			const g = position({
				destiny: ['colour:2#1'],
				planets: Object.fromEntries(
					[1, 2, 3, 4]
						.slice(0, colonies)
						.map((n) => [`planet:3-${n}`, { 'seat:1': 2, 'seat:3': 2 }])
				),
				hands: { 'seat:1': ['attack:20'], 'seat:2': ['attack:06', 'flare:loser'] }
			}).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 4 },
				allies: { 'seat:3': ['offense', { 'planet:3-5': 4 }] }
			});
			return steadyAnswer(g.until('window:planning.beforeSelect', 'seat:2'), 'seat:2');
		};
		expect(defends(0)).toEqual({ pick: 'pass' });
		expect(defends(4)).toEqual({ pick: expect.stringMatching(/^wild\|loser/) as string });
	});
});

describe('what it does not use against itself', () => {
	/** Both attacks are up: seat 1 holds the Tripler flare and one allied power or none stands against it. */
	const shown = (mine: string, theirs: string, aliens: Record<string, string>, moment: string) =>
		position({
			aliens,
			destiny: ['colour:2#1'],
			hands: { 'seat:1': [mine, 'flare:tripler'], 'seat:2': [theirs] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
			.lay(mine, theirs)
			.until(`window:${moment}`, 'seat:1');

	it('given the Tripler flare and 20 against its 12, then it is played; given Tripler itself shows the 20, which counts a third already, then not', () => {
		const wild = { pick: 'wild|tripler|divide|flare:tripler' };
		expect(steadyAnswer(shown('attack:12', 'attack:20', {}, 'reveal.cards'), 'seat:1')).toEqual(
			wild
		);
		const against = shown('attack:12', 'attack:20', { 'seat:2': 'tripler' }, 'reveal.cards');
		expect(steadyAnswer(against, 'seat:1')).toEqual({ pick: 'pass' });
		// 40 counts 14, and a third of that 5: it would turn the fight.
		const high = shown('attack:08', 'attack:40', { 'seat:2': 'tripler' }, 'reveal.cards');
		expect(steadyAnswer(high, 'seat:1')).toEqual(wild);
	});

	it('given Tripler with a 12 that loses, then it has it tripled, and knows the fight won; given a 10, then not', () => {
		const aliens = { 'seat:1': 'tripler' };
		const low = shown('attack:12', 'attack:20', aliens, 'reveal.values');
		expect(steadyAnswer(low, 'seat:1')).toEqual({ pick: 'super|tripler|more|flare:tripler' });
		const won = position({
			aliens,
			destiny: ['colour:2#1'],
			hands: {
				'seat:1': ['attack:12', 'flare:tripler', 'reinforcement:3'],
				'seat:2': ['attack:08']
			}
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
			.lay('attack:12', 'attack:08')
			.until('window:reveal.values', 'seat:1')
			.use('seat:1', 'super|tripler')
			.until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(won, 'seat:1')).toEqual({ pick: 'pass' });
		const high = shown('attack:10', 'attack:40', aliens, 'reveal.values');
		expect(steadyAnswer(high, 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('given Mutant with its flare and low cards, then it sheds before it fills its hand; of more than eight only what is made good', () => {
		const holding = (hand: string[]) =>
			position({
				aliens: { 'seat:1': 'mutant' },
				destiny: ['colour:2#1'],
				hands: { 'seat:1': ['flare:mutant', ...hand], 'seat:2': ['attack:20', 'attack:12'] }
			})
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
				.until('window:alliance.before', 'seat:1');
		const shed = { pick: 'super|mutant|shed|flare:mutant' };
		const few = holding(['attack:00', 'negotiate', 'attack:40', 'attack:30']);
		expect(steadyAnswer(few, 'seat:1')).toEqual(shed);
		few.use('seat:1', 'super|mutant').until('mutant.shed.discard');
		expect(steadyAnswer(few, 'seat:1')).toEqual({
			picks: expect.arrayContaining([
				expect.stringMatching(/^attack:00/),
				expect.stringMatching(/^negotiate/)
			]) as string[]
		});
		const good = holding(['attack:40', 'attack:30', 'attack:23', 'attack:20']);
		expect(steadyAnswer(good, 'seat:1')).toEqual({ pick: 'power|mutant|refill|' });
		// Of eleven nothing comes of three that go: eight are left.
		const many = holding([
			...['attack:00', 'attack:01', 'attack:04', 'attack:06', 'attack:08'],
			...['attack:10', 'attack:11', 'attack:13', 'attack:14', 'attack:15']
		]);
		expect(steadyAnswer(many, 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('given Will, then it meets whom it can best beat, on the weakest planet, and takes a colony from who needs one more', () => {
		const choosing = (...colonies: PlanetId[]) =>
			position({
				aliens: { 'seat:1': 'will' },
				destiny: ['colour:2#1'],
				planets: {
					'planet:2-4': { 'seat:2': 1 },
					...Object.fromEntries(colonies.map((planet) => [planet, { 'seat:2': 4, 'seat:3': 4 }]))
				},
				hands: { 'seat:1': ['attack:15'] }
			}).until('use.details');
		expect(steadyAnswer(choosing(), 'seat:1')).toEqual({
			pick: 'seat:2',
			then: { pick: 'planet:2-4' }
		});
		const near = choosing('planet:2-1', 'planet:2-2', 'planet:2-3', 'planet:2-5');
		expect(steadyAnswer(near, 'seat:1')).toMatchObject({
			pick: 'seat:3',
			then: { pick: expect.stringMatching(/^planet:2-/) as string }
		});
	});

	it('given the Will flare, then it is played where a colony elsewhere is weaker than all at home, and else kept', () => {
		const drawn = (ships: number) =>
			position({
				destiny: ['colour:2#1'],
				planets: { 'planet:3-2': { 'seat:3': 4, 'seat:2': ships } },
				hands: { 'seat:1': ['attack:15', 'flare:will'] }
			}).until('window:destiny.drawn', 'seat:1');
		expect(steadyAnswer(drawn(1), 'seat:1')).toEqual({
			pick: 'wild|will|meet|flare:will',
			then: { pick: 'planet:3-2' }
		});
		expect(steadyAnswer(drawn(8), 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('given the Observer flare, then its allies draw, but not who needs one colony more', () => {
		const standing = (colonies: number) =>
			position({
				destiny: ['colour:2#1'],
				planets: Object.fromEntries(
					Array.from({ length: colonies }, (_, i) => [
						`planet:2-${i + 2}`,
						{ 'seat:2': 4, 'seat:3': 1 }
					])
				),
				hands: { 'seat:1': ['attack:20', 'flare:observer'], 'seat:2': ['attack:08'] }
			})
				.encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 4 },
					allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
				})
				.until('window:alliance.formed', 'seat:1');
		expect(steadyAnswer(standing(0), 'seat:1')).toEqual({
			pick: 'wild|observer|supply|flare:observer'
		});
		expect(steadyAnswer(standing(4), 'seat:1')).toEqual({ pick: 'pass' });
	});

	it('given the Spiff flare and a home planet that falls, then it keeps a ship there; given ships of its opponent in the warp that turn the fight, then Warpish weighs them', () => {
		const lost = position({
			destiny: ['colour:2#1'],
			hands: { 'seat:1': ['attack:40'], 'seat:2': ['attack:06', 'flare:spiff'] }
		})
			.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
			.lay('attack:40', 'attack:06')
			.until('window:ships.losing', 'seat:2');
		expect(steadyAnswer(lost, 'seat:2')).toEqual({ pick: 'wild|spiff|stay|flare:spiff' });

		const weighed = (mine: string) =>
			position({
				aliens: { 'seat:1': 'warpish' },
				destiny: ['colour:2#1'],
				warp: { 'seat:2': 4 },
				hands: { 'seat:1': [mine, 'flare:warpish'], 'seat:2': ['attack:15'] }
			})
				.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } })
				.lay(mine, 'attack:15')
				.until('window:reveal.values', 'seat:1');
		expect(steadyAnswer(weighed('attack:10'), 'seat:1')).toEqual({
			pick: 'super|warpish|weigh|flare:warpish'
		});
		expect(steadyAnswer(weighed('attack:20'), 'seat:1')).toEqual({ pick: 'pass' });
	});
});

describe('every alien and artifact', () => {
	const effects = [
		...Object.entries(ARTIFACTS).map(([id, { uses }]) => [`artifact ${id}`, uses] as const),
		...Object.entries(ALIENS).flatMap(([id, alien]) =>
			(['power', 'wild', 'super'] as const).map(
				(half) => [`${half} ${id}`, alien[half].uses] as const
			)
		)
	];

	it.each(effects)(
		'%s says what each use is worth that its owner decides on, and what the button says of its details',
		(_name, uses) => {
			for (const use of Object.values(uses)) {
				expect(typeof use.worth).toBe(use.mandatory ? 'undefined' : 'function');
				const sends = 'sends' in use ? use.sends : undefined;
				expect(typeof sends).toBe(use.ask && !use.mandatory ? 'string' : 'undefined');
			}
		}
	);

	it('says how each of its own questions is answered, and of no other', () => {
		const own = [
			...[ALIENS, ARTIFACTS, TECHS, STATIONS, LUX_CARDS].flatMap((table) => Object.keys(table)),
			...Object.values(HAZARDS).flatMap(({ steps = {} }) => Object.keys(steps))
		];
		// Some moons are called as steps of every encounter are: rewards, compensation.
		const ofMoons = Object.entries(MOONS).flatMap(([id, { steps = {} }]) =>
			Object.keys(steps).map((step) => `${id}.${step}`)
		);
		const asking = Object.entries(cosmic.steps)
			.filter(([step]) => own.includes(step.split('.')[0]!) || ofMoons.includes(step))
			.flatMap(([step, forms]) =>
				Object.entries(forms)
					.filter(([, { form }]) => form !== 'run')
					.map(([label]) => `${step}.${label}`)
			);
		expect(asking.length).toBeGreaterThan(0);
		expect(Object.keys(ownQuestions).sort()).toEqual(asking.sort());
	});
});

/**
 * People at a table, each on a device of their own. They see what the screen shows and know no rules:
 * whatever is asked, they answer by touching what is lit, by the tray's rows and steppers, and its button.
 */
import { devices, expect, test } from '@playwright/test';
import type {
	Browser,
	BrowserContext,
	BrowserContextOptions,
	Locator,
	Page
} from '@playwright/test';
import { isNameless } from '../../src/lib/protocol/nameless';
import { diceFrom, moveOf, pointOf, readMoment, readOffer } from './answering';
import type { Moment, Offer, Point } from './answering';

/** The two the screen is drawn for: a laptop, and a phone held upright. */
const LAPTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
	...devices['Pixel 7'],
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 1 // its seven times as many dots are painted by the processor here
};

/** More clicks than any question takes. */
const MOST_CLICKS = 40;
/** A click that comes too late because the question has changed is given up, and the screen looked at anew. */
const GIVE_UP_MS = 2000;
/** So long a piece that is lit may lie under something, or outside the window of a map that moves. */
const MOVES_MS = 8000;
/** Buttons, besides those that pass, that send an answer in which nothing is done, and rows that end a turn. */
const NOTHING = /^(Move none in|Buy no Tactics|Activate nothing)$/;
const ENDS = /^(End your turn|Pass for this round)/;
/** Longest that nothing at all can be done at a quick table, on a machine that has other work. */
const PATIENCE_MS = 120_000;
/** So often a page is looked at: at every frame, that would be most of what a page that waits has to do. */
const LOOKS_MS = 100;

interface Device {
	readonly phone?: boolean;
	/** Who has asked their device for less motion. */
	readonly still?: boolean;
	/** Whose device has explained nothing yet; others have asked it to explain no more. */
	readonly isNew?: boolean;
	/** Of the choices made. */
	readonly seed?: number;
}

/** The devices of one journey; those of the last one would go on playing, and take the machine from the next. */
const left = { journey: '', open: [] as BrowserContext[] };

async function deviceIn(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
	const { testId, retry } = test.info();
	const journey = `${testId} ${retry}`;
	if (left.journey !== journey) {
		const played = left.open.splice(0);
		left.journey = journey;
		await Promise.all(played.map((context) => context.close().catch(() => {})));
	}
	const context = await browser.newContext(options);
	left.open.push(context);
	return context;
}

export class Person {
	/** How many questions were answered, and with how many touches of board and hand. */
	answered = 0;
	touched = 0;
	/** Ends its turns as soon as it may. */
	hurries = false;
	/** Refusals read and errors of the page: there should be none. */
	readonly troubles: string[] = [];
	/** Every frame the room sent to this page, in order. */
	readonly frames: string[] = [];
	readonly #dice: (below: number) => number;

	private constructor(
		readonly page: Page,
		readonly name: string,
		readonly onPhone: boolean,
		seed: number
	) {
		this.#dice = diceFrom(seed);
		page.on('pageerror', (error) => this.troubles.push(error.stack ?? String(error)));
		page.on('websocket', (socket) =>
			socket.on('framereceived', ({ payload }) => this.frames.push(String(payload)))
		);
	}

	/** Somebody with a device on which nothing is kept yet. */
	static async arrive(browser: Browser, name: string, device: Device = {}): Promise<Person> {
		const context = await deviceIn(browser, {
			...(device.phone ? PHONE : LAPTOP),
			...(device.still && { reducedMotion: 'reduce' })
		});
		if (!device.isNew)
			await context.addInitScript(() => localStorage.setItem('orrery.coach', 'off'));
		return Person.at(context, name, device);
	}

	/** A page on a device that is there already: another tab, or the page opened again. */
	static async at(
		context: BrowserContext,
		name: string,
		{ phone = false, seed = 1 }: Device = {}
	): Promise<Person> {
		return new Person(await context.newPage(), name, phone, seed);
	}

	/** Clicks, or taps where there is a finger. */
	async press(target: Locator, timeout = 30_000): Promise<void> {
		await (this.onPhone ? target.tap({ timeout }) : target.click({ timeout }));
	}

	// --- before the start

	/** Makes a table from the home page, of the first game or of this one, and says one's name there. */
	async makeTable(game?: string): Promise<void> {
		await this.page.goto('/');
		const make = game ? `Set up a game of ${game}` : 'Make a table';
		await this.press(this.page.getByRole('link', { name: make }));
		// Until one sits, there is another field for the name.
		await this.page.getByPlaceholder('What friends call you').fill(this.name);
		await this.press(this.page.getByRole('button', { name: 'Use it' }));
		await this.#hasSatDown();
	}

	/** Copies the link to the table, and reads it. */
	async copyInvitation(): Promise<string> {
		await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		const invitation = this.page.getByRole('region', { name: 'Invitation' });
		await this.press(invitation.getByRole('button', { name: 'Copy the link' }));
		await expect(invitation.getByRole('button', { name: 'Copied' })).toBeVisible();
		return this.page.evaluate(() => navigator.clipboard.readText());
	}

	/** Opens a link to a table and sits down. */
	async sitDown(link: string): Promise<void> {
		await this.page.goto(link);
		await this.page.getByLabel('Your name').fill(this.name);
		await this.press(this.page.getByRole('button', { name: 'Sit down' }));
		await this.#hasSatDown();
	}

	/** Who keeps the name the table gives them goes by the colour of the seat. */
	async #hasSatDown(): Promise<void> {
		const goesBy = isNameless(this.name)
			? this.seats.getByText('you', { exact: true })
			: this.seats.getByText(this.name);
		await expect(goesBy).toBeVisible();
	}

	async ready(): Promise<void> {
		await this.press(this.page.getByRole('button', { name: 'I am ready' }));
		await expect(this.page.getByRole('button', { name: 'Not ready after all' })).toBeVisible();
	}

	/** As the host: opens an option's row and chooses a value, named as the row names it then. */
	async choose(option: string, value: string): Promise<void> {
		const how = this.page.getByRole('region', { name: 'How you play' });
		const row = how.locator('details[name="options"]').filter({ hasText: option });
		if (!(await row.isVisible())) await this.press(how.getByText(/^More options/));
		await this.press(row.locator('summary'));
		await this.press(row.locator('label').filter({ hasText: new RegExp(`^\\s*${value}`) }));
		await expect(row.locator('summary b')).toHaveText(value);
	}

	async addBots(count: number): Promise<void> {
		const bots = this.seats.getByRole('listitem').filter({ hasText: 'a friend may take over' });
		for (let i = 0; i < count; i++) {
			await this.press(this.page.getByRole('button', { name: 'Add a bot' }));
			await expect(bots).toHaveCount(i + 1);
		}
	}

	async start(): Promise<void> {
		await this.press(this.page.getByRole('button', { name: /^Start/ }));
		await expect(this.board).toBeVisible();
	}

	get seats(): Locator {
		return this.page.getByRole('region', { name: 'Seats' });
	}

	// --- what the screen shows in play

	heading(name: RegExp | string): Locator {
		return this.page.getByRole('heading', { name });
	}

	get board(): Locator {
		return this.page.getByRole('main', { name: 'The board' });
	}

	/** The permanent line: who we wait for, and for what. */
	get line(): Locator {
		return this.page.getByRole('region', { name: 'Who we wait for' });
	}

	get tray(): Locator {
		return this.page.locator('section.tray section.tray');
	}

	/** What is asked. */
	get form(): Locator {
		return this.page.locator('form:has(#question)');
	}

	question(words: string): Locator {
		return this.page.locator('#question', { hasText: words });
	}

	get rows(): Locator {
		return this.form.getByRole('radio');
	}

	get send(): Locator {
		return this.form.locator('button[type="submit"]').first();
	}

	get hand(): Locator {
		return this.page.getByRole('list', { name: /^Your hand/ }).getByRole('button');
	}

	/** Somebody's place at the table; its name tells whether they are away, or a bot plays for them. */
	player(name: string): Locator {
		return this.page.getByRole('list', { name: 'Players' }).getByRole('button', { name });
	}

	get over(): Locator {
		return this.page.getByRole('region', { name: 'The game is over' });
	}

	/** All that can be read off the table, in words: pieces, hand, players, log, and what is asked. */
	async sees(): Promise<string[]> {
		return this.page.evaluate(() => {
			const words = (query: string, of: (element: Element) => string | null) =>
				[...document.querySelectorAll(query)].map((element) => of(element)?.trim() ?? '');
			return [
				...words('main [aria-label], ul[aria-label] button', (piece) =>
					piece.getAttribute('aria-label')
				),
				...words(
					'section.line h1, #question, form:has(#question) label, ol > li > ul > li',
					(line) => line.textContent.replace(/\s+/g, ' ')
				)
			];
		});
	}

	/** Something in the menu at the top. */
	async menu(item: string): Promise<void> {
		await this.press(this.page.getByRole('button', { name: 'More', exact: true }));
		await this.press(this.page.getByRole('menuitem', { name: item }));
	}

	// --- playing

	/** Waits until there is something to decide, or the game is over, or all wait for `somebody`. */
	async moment(somebody: string | null = null): Promise<Moment> {
		try {
			const found = await this.page.waitForFunction(readMoment, somebody, {
				timeout: PATIENCE_MS,
				polling: LOOKS_MS
			});
			return (await found.jsonValue()) as Moment;
		} catch (error) {
			throw await this.#stuck('waits in vain', error);
		}
	}

	/** What can be clicked; null when nothing is asked any more. */
	async #offer(): Promise<Offer | null> {
		try {
			const found = await this.page.waitForFunction(readOffer, undefined, {
				timeout: PATIENCE_MS,
				polling: LOOKS_MS
			});
			const offer = (await found.jsonValue()) as Offer | 'gone';
			return offer === 'gone' ? null : offer;
		} catch (error) {
			throw await this.#stuck('is asked and has nothing to click', error);
		}
	}

	async #stuck(how: string, cause?: unknown): Promise<Error> {
		const line = await this.line.innerText().catch(() => '');
		const tray = await this.tray.innerText().catch(() => '');
		return new Error(`${this.name} ${how}. The line says: ${line}. The tray:\n${tray}`, { cause });
	}

	/** Answers questions until the game is over, or all wait for `somebody`, or so many are answered. */
	async play(most = Infinity, somebody: string | null = null): Promise<void> {
		for (let n = 0; n < most; n++) {
			if ((await this.moment(somebody)) !== 'asked') return;
			await this.answer();
		}
	}

	/** Answers questions while others do something. */
	async playWhile(others: Promise<unknown>): Promise<void> {
		const done = others.then((): Moment => 'over');
		while ((await Promise.race([done, this.moment()])) !== 'over') await this.answer();
	}

	/** Answers the open question with whatever the screen offers. */
	async answer(): Promise<void> {
		let last: Offer | null = null;
		for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
			const offer = await this.#offer();
			if (!offer) return; // answered meanwhile, by another device or a bot
			last = offer;
			await this.#goOn();
			await this.#hearRefusal();
			await this.#closeSheet();
			const passes = offer.mayPass && clicks === 0 && this.#dice(4) > 0;
			// A button that does nothing: now and then something is tried first.
			const nothing = offer.passes || NOTHING.test(offer.button);
			const sends = offer.ready && (clicks > 0 || !nothing || this.#dice(4) > 0);
			if (passes || sends) {
				const button = passes
					? this.form.locator('.send > button[type="button"][value="pass"]')
					: offer.answers > 1
						? this.form.locator('.send > .answer').nth(this.#dice(offer.answers))
						: this.send;
				if (!(await this.#click(button))) continue;
				this.answered += 1;
				return;
			}
			const leaves = this.form
				.getByRole('button', { name: ENDS })
				.and(this.form.locator('[type="button"]'));
			if (this.hurries && (await leaves.count()) > 0) {
				await this.#click(leaves);
				continue;
			}
			const away = this.hurries ? offer.moves.find(({ say }) => ENDS.test(say)) : undefined;
			if (away) {
				await this.#click(this.#movesOf(away.kind).nth(away.at));
				continue;
			}
			const move = moveOf(offer, clicks, this.#dice);
			const piece = offer.lit[this.#dice(offer.lit.length)];
			if (piece && (!move || (clicks < 8 && this.#dice(4) > 0))) await this.#touch(piece);
			else if (move) await this.#click(this.#movesOf(move.kind).nth(move.at));
		}
		const offered = JSON.stringify(last);
		throw await this.#stuck(`cannot answer with ${MOST_CLICKS} clicks, of ${offered}`);
	}

	#movesOf(kind: Offer['moves'][number]['kind']): Locator {
		const { form } = this;
		switch (kind) {
			case 'radio':
				return form.locator('label:has(> input[type="radio"])');
			case 'check':
				return form.locator('label.row:has(> input[type="checkbox"])');
			case 'term':
				return form.locator('label.field-on');
			case 'more':
				return form.locator('button[aria-label^="More: "]');
			case 'list':
				return form.locator('details.gathered:not([open]) > summary');
		}
	}

	/**
	 * Touches a lit piece or card, by its name, at a point where nothing lies over it. A locator's own click
	 * would wait for the piece to keep still, and what is lit turns.
	 */
	async #touch(label: string): Promise<void> {
		let point: Point | 'gone';
		try {
			const found = await this.page.waitForFunction(pointOf, label, {
				timeout: MOVES_MS,
				polling: LOOKS_MS
			});
			point = (await found.jsonValue()) as Point | 'gone';
		} catch {
			return; // the map has moved on meanwhile, as it does to what happens: something else is tried
		}
		if (point === 'gone') return;
		const { touchscreen, mouse } = this.page;
		await (this.onPhone ? touchscreen.tap(point.x, point.y) : mouse.click(point.x, point.y));
		this.touched += 1;
	}

	/** False when it is not there any more, or something lies over it. */
	async #click(target: Locator): Promise<boolean> {
		try {
			await this.press(target, GIVE_UP_MS);
			return true;
		} catch {
			return false;
		}
	}

	/** What was lit when it was looked for, and not when it was touched, has opened to be read: on a phone over the tray. */
	async #closeSheet(): Promise<void> {
		const sheet = this.page.getByRole('dialog').first();
		if (await sheet.isVisible()) await this.page.keyboard.press('Escape');
		const over = this.page.locator('section.tray > .over').getByRole('button', { name: 'Close' });
		if (await over.first().isVisible()) await this.#click(over.first());
	}

	/** What led to a question is told before it: a touch goes on to what is asked. */
	async #goOn(): Promise<void> {
		const told = this.tray.locator('> .first');
		if (!(await told.isVisible())) return;
		// It takes no touch itself: the sheet under it does.
		const box = await told.boundingBox().catch(() => null);
		if (!box) return;
		const point = [box.x + box.width / 2, box.y + box.height / 2] as const;
		await (this.onPhone ? this.page.touchscreen.tap(...point) : this.page.mouse.click(...point));
		await told.waitFor({ state: 'hidden', timeout: GIVE_UP_MS }).catch(() => {});
	}

	async #hearRefusal(): Promise<void> {
		const said = this.tray.locator('.refusal');
		const [text = ''] = await said.allInnerTexts();
		// It goes with its question; and that others closed this while the answer was on its way is no trouble.
		if (!text) return;
		if (!text.includes('That question is closed')) this.troubles.push(text);
		await this.#click(said.getByRole('button', { name: 'Close' }));
	}

	/**
	 * Says ahead what to do when others may respond. It can be said whenever one need not decide, so
	 * questions that come first are answered, and so is the window in which it is said.
	 */
	async sayAhead(order: 'Pass until it is about me' | 'Pass always'): Promise<void> {
		const ahead = this.tray.locator('details', { hasText: 'When others may respond' });
		const closed = ahead.locator('xpath=self::*[not(@open)]/summary');
		const isSaid = ahead.locator('summary', { hasText: order });
		while (!(await isSaid.isVisible())) {
			if (await ahead.isVisible()) {
				if (await closed.isVisible()) await this.#click(closed);
				if (await this.#click(ahead.getByText(order, { exact: true })))
					await isSaid.waitFor({ timeout: GIVE_UP_MS }).catch(() => {});
			} else if (await this.over.isVisible()) return;
			else if (await this.form.isVisible()) await this.answer();
			else await ahead.or(this.form).or(this.over).first().waitFor({ timeout: PATIENCE_MS });
		}
		// It holds from the next question on: the one that is open is passed by hand.
		const isLeft = this.tray.getByText('This one is yours to answer');
		if (await isLeft.isVisible()) await this.#click(this.form.locator('.send > [value="pass"]'));
		await this.#click(ahead.locator('summary'));
	}
}

/**
 * Ines, who is the host, and Lars on his phone, at a table with two bots where nobody loses time.
 * `before`: done with Lars's page before it is at the table. `seed`: the words for the deck's seed that
 * the table showed before the start.
 */
export async function tableOfFour(
	browser: Browser,
	{
		before,
		game,
		options = {}
	}: {
		before?: (lars: Person) => unknown;
		/** Another game than the first on the shelf. */
		game?: string;
		options?: { readonly [option: string]: string };
	} = {}
): Promise<{ ines: Person; lars: Person; link: string; seed: string }> {
	const [ines, lars] = await Promise.all([
		Person.arrive(browser, 'Ines', { seed: 3 }),
		Person.arrive(browser, 'Lars', { phone: true, still: true, seed: 4 })
	]);
	await before?.(lars);
	await ines.makeTable(game);
	const link = await ines.copyInvitation();
	const quick = {
		'Pace of the bots': 'At once',
		'Least time to respond': 'None',
		...(game ? {} : { 'Foreign colonies to win': '4' })
	};
	for (const [option, value] of Object.entries({ ...quick, ...options }))
		await ines.choose(option, value);
	await ines.addBots(2);
	await lars.sitDown(link);
	await lars.ready();
	const seed = await lars.page
		.getByText('How the decks are shuffled is fixed already')
		.locator('b')
		.innerText();
	await ines.start();
	await expect(lars.board).toBeVisible();
	return { ines, lars, link, seed };
}

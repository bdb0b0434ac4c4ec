/** Cards change place here and nowhere else (CE-19). */
export { openUp } from './places';
export { layAside, takeAll, dropAll } from './aside';
export {
	stackLaid,
	turnUpOnto,
	tableOnto,
	stackedForLaid,
	dropStack,
	takeStacked,
	recall
} from './stack';
export {
	storeCard,
	takeStored,
	takeStore,
	dropStored,
	storeFlares,
	removeStored,
	tableFaceDown
} from './stored';
export { layBesideFirst, turnUpSecond, takeSecond, secondForFirst, clearSeconds } from './seconds';
export { layFaceDown, discardFaceDown, takeUp } from './faceDown';
export {
	putUnder,
	showUnder,
	discardUnder,
	handUnder,
	putOpen,
	layForTech,
	takeLaidFor
} from './under';
export {
	drawToHand,
	drawRewards,
	drawFlares,
	layFlaresAway,
	layOnDeck,
	searchDeck,
	returnHands,
	buildHand,
	takeFlare,
	topFlares,
	dealRound,
	dealPileRound,
	causeQuake,
	drawAnew,
	drawLater,
	putOff,
	newHandOf,
	makeDeck,
	dealFirst,
	turnUpCards,
	swapDeck
} from './deck';
export {
	discardHand,
	giveUp,
	discardCards,
	discardDrawn,
	dropOpen,
	takeFromDiscard,
	takeDropped
} from './discards';
export { handOver, randomCards, cardsLike, dealHands, shuffleHands, mixCards } from './giving';
export { dealHoard, drawToHoard, discardHoard, loseHoard, swapHoard, moveHoards } from './hoard';
export {
	showCard,
	playOut,
	discardFromTable,
	discardPlayed,
	discardForGood,
	layBeside,
	discardBeside,
	tableToHand,
	setAside,
	takeAside
} from './table';
export {
	layCard,
	discardLaid,
	takeLaid,
	replaceLaid,
	tradeLaid,
	exchangeLaid,
	layKicker,
	openKickers,
	discardKicker,
	clearKickers
} from './laid';

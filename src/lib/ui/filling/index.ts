/** Filling in an answer: the half-made answer, what changes it, what it lights, and what it says. */
export { answerOf, missing, offersSame } from './answer';
export { barredAlong, barredNow, reasonsOf } from './barred';
export { blank, fromAnswer, pick, setTerms } from './blank';
export { carried } from './carried';
export { deed, inOffer, rowOf } from './deed';
export {
	addTo,
	moveInOrder,
	setAmount,
	setField,
	setPromise,
	setReply,
	setYes,
	togglePick
} from './fill';
export {
	depthOf,
	fullOf,
	gaugeOf,
	lostBy,
	picked,
	piecesPicked,
	roomAt,
	takesNothing,
	totalOf,
	whyFull
} from './filling';
export type { Filling, Full, ShapeOf } from './filling';
export { aboutOf, litOf } from './lit';
export type { Lit } from './lit';
export { billOf, paidIn } from './payment';
export type { Bill } from './payment';
export { touch } from './touch';
export { twoOf } from './two';
export { deedAlong, deedAs, sendsAlong } from './verbs';
export { offersOf, take, trailOf } from './ways';
export type { Offer, Trail } from './ways';

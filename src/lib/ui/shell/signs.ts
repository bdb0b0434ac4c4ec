/** The words of the quick signs, as they are offered and as they are shown. */
import type { Emote } from '$lib/protocol';

export const SIGN_WORDS: { readonly [sign in Emote]: string } = {
	hello: 'Hello!',
	thanks: 'Thank you',
	'well-played': 'Well played',
	ouch: 'Ouch',
	laugh: 'Ha ha',
	think: 'Let me think',
	hurry: 'Hurry up?',
	sorry: 'Sorry',
	deal: 'Deal?',
	'no-deal': 'No deal'
};

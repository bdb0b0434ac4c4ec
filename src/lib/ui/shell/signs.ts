/** The words of the quick signs, as they are offered and as they are shown. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Emote } from '$lib/protocol';

export const SIGN_WORDS: { readonly [sign in Emote]: Words } = {
	hello: msg('Hello!'),
	thanks: msg('Thank you'),
	'well-played': msg('Well played'),
	ouch: msg('Ouch'),
	laugh: msg('Ha ha'),
	think: msg('Let me think'),
	hurry: msg('Hurry up?'),
	sorry: msg('Sorry'),
	deal: msg('Deal?'),
	'no-deal': msg('No deal')
};

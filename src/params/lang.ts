/** A language other than English, before the address of a page that is built in each: `/de/rules/cosmic`. */
import { isForeign } from '$lib/ui/language.svelte';

export const match = isForeign;

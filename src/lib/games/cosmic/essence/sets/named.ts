import type { Words } from '../../../../core';
import type { EssenceCard } from '../essence';

export interface Named extends Omit<EssenceCard, 'words'> {
	readonly name: Words;
	readonly text: Words;
}

/** A card as sets list them: by its name and text first. */
export const namedCard = ({ name, text, ...rest }: Named): EssenceCard => ({
	words: { name, text },
	...rest
});

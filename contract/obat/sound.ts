import { spell } from './spelling.ts'

/**
 * Returns the sound of one plain word: `spell` of the search, and what else names of substances share: 'khloramfenikol',
 * 'chloramphenicol' and 'Chloramfenicole' sound the same. A single letter is
 * itself: vitamin C is not vitamin K.
 */
export const soundOf = (word: string): string =>
  word.length === 1
    ? word
    : spell(word)
        .replaceAll(' ', '')
        .replace(/(?<=[bcdfgjklmnprstvz])h/g, '')
        .replaceAll('oe', 'e')
        .replaceAll('z', 's')
        .replaceAll('v', 'f')
        .replaceAll('w', 'u')
        .replace(/([a-z])\1+/g, '$1')

import { spell } from './spelling.ts'

/** Maximum size of the cache of sounds: texts repeat their words. */
const CACHE_MAX = 20_000
const cached = new Map<string, string>()

/**
 * Returns the sound of one plain word: `spell` of the search, and what else names of substances share: 'khloramfenikol',
 * 'chloramphenicol' and 'Chloramfenicole' sound the same. A single letter is itself: vitamin C is not K.
 */
export function soundOf(word: string): string {
  const known = cached.get(word)
  if (known !== undefined) return known
  const sound = word.length === 1 ? word : computeSound(word)
  if (cached.size >= CACHE_MAX) cached.clear()
  cached.set(word, sound)
  return sound
}

const computeSound = (word: string): string =>
  spell(word)
    .replaceAll(' ', '')
    .replace(/(?<=[bcdfgjklmnprstvz])h/g, '')
    .replaceAll('oe', 'e')
    .replaceAll('z', 's')
    .replaceAll('v', 'f')
    .replaceAll('w', 'u')
    .replace(/([a-z])\1+/g, '$1')

import { FAVORIT_MAX } from '#contract/favorit/endpoints.ts'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'favorit'

/** Parses the product ids that this browser stores for a signed-out visitor, newest first. Invalid ids are left out. */
export function parseFavorit(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const ids = Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id) && id > 0) : []
    return [...new Set<number>(ids)].slice(0, FAVORIT_MAX)
  } catch {
    return []
  }
}

export const storedFavorit = sharedValue<readonly number[]>({
  keys: [KEY],
  unknown: [],
  load: () => parseFavorit(readText(KEY)),
  save: (ids) => writeText(KEY, ids.length > 0 ? JSON.stringify(ids.slice(0, FAVORIT_MAX)) : null),
})

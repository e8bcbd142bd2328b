import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'opname'

/** Count of one lot, with its recorded quantity and version at that time. */
const CountDraft = z.object({
  lotId: z.int(),
  nama: z.string(),
  lot: z.string(),
  jumlah: z.string(),
  sisa: z.int(),
  versiLot: z.int(),
})
export type CountDraft = z.infer<typeof CountDraft>

const Draft = z.array(CountDraft)
const EMPTY: CountDraft[] = []

/** Unsaved counts. They survive a reload and a lost connection, and all tabs of this browser share them. */
const draft = sharedValue<CountDraft[]>({ keys: [KEY], unknown: EMPTY, load, save })

export const useDraft = (): CountDraft[] => useSyncExternalStore(draft.subscribe, draft.read, () => EMPTY)

/** Stores the count of a lot. An empty amount removes it. */
export function setCount(count: CountDraft): void {
  const others = draft.read().filter(({ lotId }) => lotId !== count.lotId)
  draft.write(count.jumlah === '' ? others : [...others, count])
}

/** Removes the saved counts. Counts that changed since then are kept. */
export function forgetCount(saved: readonly CountDraft[]): void {
  draft.write(draft.read().filter((one) => !saved.includes(one)))
}

function load(): CountDraft[] {
  try {
    return Draft.parse(JSON.parse(readText(KEY) ?? '[]'))
  } catch {
    return EMPTY
  }
}

function save(value: CountDraft[]): void {
  writeText(KEY, value.length > 0 ? JSON.stringify(value) : null)
}

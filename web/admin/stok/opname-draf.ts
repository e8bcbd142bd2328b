import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'opname'

/** Count of one lot, with its recorded quantity and version at that time. */
const Hitungan = z.object({
  lotId: z.int(),
  nama: z.string(),
  lot: z.string(),
  jumlah: z.string(),
  sisa: z.int(),
  versiLot: z.int(),
})
export type Hitungan = z.infer<typeof Hitungan>

const Draf = z.array(Hitungan)
const KOSONG: Hitungan[] = []

/** Unsaved counts. They survive a reload and a lost connection, and all tabs of this browser share them. */
const draf = sharedValue<Hitungan[]>({ keys: [KEY], unknown: KOSONG, load, save })

export const useDraf = (): Hitungan[] => useSyncExternalStore(draf.subscribe, draf.read, () => KOSONG)

/** Stores the count of a lot. An empty amount removes it. */
export function setHitungan(hitungan: Hitungan): void {
  const others = draf.read().filter(({ lotId }) => lotId !== hitungan.lotId)
  draf.write(hitungan.jumlah === '' ? others : [...others, hitungan])
}

/** Removes the saved counts. Counts that changed since then are kept. */
export function forgetHitungan(saved: readonly Hitungan[]): void {
  draf.write(draf.read().filter((one) => !saved.includes(one)))
}

function load(): Hitungan[] {
  try {
    return Draf.parse(JSON.parse(readText(KEY) ?? '[]'))
  } catch {
    return KOSONG
  }
}

function save(value: Hitungan[]): void {
  writeText(KEY, value.length > 0 ? JSON.stringify(value) : null)
}

import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'opname'

/** What was counted of one lot, and what was recorded of it at that moment. */
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

/** What was counted and not saved yet. It outlives a reload and a lost signal; all tabs of this browser have the same. */
const draf = sharedValue<Hitungan[]>({ keys: [KEY], unknown: KOSONG, load, save })

export const useDraf = (): Hitungan[] => useSyncExternalStore(draf.subscribe, draf.read, () => KOSONG)

/** An empty amount takes the lot out again. */
export function setHitungan(hitungan: Hitungan): void {
  const others = draf.read().filter(({ lotId }) => lotId !== hitungan.lotId)
  draf.write(hitungan.jumlah === '' ? others : [...others, hitungan])
}

/** Forgets what was saved; what was typed since stays. */
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

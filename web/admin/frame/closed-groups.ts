import { useSyncExternalStore } from 'react'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KUNCI = 'menu-kantor-tertutup'

const EMPTY: readonly string[] = []

/** Sidebar groups that are collapsed on this device. */
const closed = sharedValue<readonly string[]>({
  keys: [KUNCI],
  unknown: EMPTY,
  load: () => readText(KUNCI)?.split(',') ?? [],
  save: (semua) => writeText(KUNCI, semua.length > 0 ? semua.join(',') : null),
})

export const useClosed = (): readonly string[] => useSyncExternalStore(closed.subscribe, closed.read, () => EMPTY)

export function fold(kelompok: string, isClosed: boolean): void {
  const lain = closed.read().filter((satu) => satu !== kelompok)
  closed.write(isClosed ? [...lain, kelompok] : lain)
}

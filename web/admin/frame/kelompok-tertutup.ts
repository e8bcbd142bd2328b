import { useSyncExternalStore } from 'react'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KUNCI = 'menu-kantor-tertutup'

const KOSONG: readonly string[] = []

/** Sidebar groups that are collapsed on this device. */
const tertutup = sharedValue<readonly string[]>({
  keys: [KUNCI],
  unknown: KOSONG,
  load: () => readText(KUNCI)?.split(',') ?? [],
  save: (semua) => writeText(KUNCI, semua.length > 0 ? semua.join(',') : null),
})

export const useTertutup = (): readonly string[] =>
  useSyncExternalStore(tertutup.subscribe, tertutup.read, () => KOSONG)

export function lipat(kelompok: string, isTertutup: boolean): void {
  const lain = tertutup.read().filter((satu) => satu !== kelompok)
  tertutup.write(isTertutup ? [...lain, kelompok] : lain)
}

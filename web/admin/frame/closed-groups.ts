import { useSyncExternalStore } from 'react'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'menu-kantor-tertutup'

const EMPTY: readonly string[] = []

/** Sidebar groups that are collapsed on this device. */
const closed = sharedValue<readonly string[]>({
  keys: [KEY],
  unknown: EMPTY,
  load: () => readText(KEY)?.split(',') ?? [],
  save: (all) => writeText(KEY, all.length > 0 ? all.join(',') : null),
})

export const useClosed = (): readonly string[] => useSyncExternalStore(closed.subscribe, closed.read, () => EMPTY)

export function fold(group: string, isClosed: boolean): void {
  const others = closed.read().filter((item) => item !== group)
  closed.write(isClosed ? [...others, group] : others)
}

import { useSyncExternalStore } from 'react'

/** State of the last save whose response was lost: its status is being read, or it turned out to be saved. */
type Nasib = 'menanya' | 'tersimpan' | undefined

let current: Nasib
const listeners = new Set<() => void>()

export function sayNasib(nasib: Nasib): void {
  current = nasib
  for (const listener of listeners) listener()
}

export const useNasib = (): Nasib =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'

/** State of the last save whose response was lost: its status is being read, or it turned out to be saved. */
type Outcome = 'menanya' | 'tersimpan' | undefined

let current: Outcome
const listeners = new Set<() => void>()

export function sayOutcome(outcome: Outcome): void {
  current = outcome
  for (const listener of listeners) listener()
}

export const useOutcome = (): Outcome =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

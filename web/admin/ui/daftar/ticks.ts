import { useEffect, useSyncExternalStore } from 'react'
import { MANY_MAX } from '#contract/many-admin.ts'
import { onAdminToken, readAdminToken } from '#web/admin/sesi/sesi-admin.ts'

/** Ticked rows of a list, in the order of ticking. */
export interface Ticks<Row> {
  keyOf(row: Row): number
  useTicked(): readonly Row[]
  /** Ticks rows, or clears their ticks, up to `MANY_MAX` in total. */
  tick(rows: readonly Row[], isTicked: boolean): void
  clear(): void
  /** Replaces ticked rows by their current state. */
  update(change: (row: Row) => Row): void
  /** Replaces ticked rows by the rows that a list just loaded. */
  follow(rows: readonly Row[]): void
}

/**
 * Creates the ticks of a list. They span all its pages and survive a visit to another screen. A reload or a logout clears them,
 * because they belong to the user.
 */
export function createTicks<Row>(keyOf: (row: Row) => number): Ticks<Row> {
  const none: readonly Row[] = []
  let ticked = none
  /** Token of the session in which the rows were ticked. */
  let sesi: string | null = null
  const listeners = new Set<() => void>()

  const read = (): readonly Row[] => (ticked !== none && sesi === readAdminToken() ? ticked : none)

  function change(next: readonly Row[]): void {
    sesi = readAdminToken()
    ticked = next.length > 0 ? next.slice(0, MANY_MAX) : none
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    const stop = onAdminToken(() => {
      // A new login over the open list keeps the ticks.
      if (readAdminToken() === null) change(none)
      else sesi = readAdminToken()
    })
    return () => {
      listeners.delete(listener)
      stop()
    }
  }

  const update: Ticks<Row>['update'] = (changed) => change(read().map(changed))
  return {
    keyOf,
    useTicked: () => useSyncExternalStore(subscribe, read, () => none),
    tick(rows, isTicked) {
      const keys = new Set(rows.map(keyOf))
      const present = new Set(read().map(keyOf))
      change(
        isTicked
          ? [...read(), ...rows.filter((row) => !present.has(keyOf(row)))]
          : read().filter((row) => !keys.has(keyOf(row))),
      )
    },
    clear: () => change(none),
    update,
    follow(rows) {
      const current = new Map(rows.map((row) => [keyOf(row), row]))
      if (read().some((row) => current.has(keyOf(row)))) update((row) => current.get(keyOf(row)) ?? row)
    },
  }
}

/** Keeps ticked rows as the list shows them. */
export function useFollow<Row>(ticks: Ticks<Row>, rows: readonly Row[] | undefined): void {
  useEffect(() => {
    if (rows) ticks.follow(rows)
  }, [ticks, rows])
}

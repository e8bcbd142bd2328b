import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#server/kernel/log.ts'
import { giveReserveBack, RESERVE_MB, reserveIn, takeReserve } from './reserve.ts'

const MB = 1024 * 1024
/** Check interval: short, so that regained room is used soon. */
const LOOK_MS = 1_000
/** Minimum room for writes to the database, in addition to the reserve. */
const DATABASE_MIN_MB = 16
/** Minimum room for pictures and mails. */
const FILES_MIN_MB = 1

/** A folder that the shop writes to. */
export interface Place {
  name: string
  folder: string
  /** True for the database's folder. It holds a reserve file, so that the database can read and start on a full disk. */
  isDatabase?: boolean
}

/** A disk with little room, and the places on it. */
export interface DiskSpace {
  tempat: string[]
  sisaMb: number
}

/** Monitor of the free room on the shop's disks. */
export interface Space {
  /** True if there is not enough room for database writes. */
  isDatabaseFull(): boolean
  /** True if any place does not have enough room. */
  isFull(): boolean
  /** Returns the disks with less room than the owner's warning level. */
  low(): readonly DiskSpace[]
  close(): Promise<void>
}

interface Seen {
  name: string
  isDatabase: boolean
  isFull: boolean
  /** Free room in whole megabytes until the place counts as full. */
  remainingMb: number
  device: number
}

/** Checks the disks every second, maintains the reserve, and logs a warning when room is low. */
export async function watchSpace(places: readonly Place[], warnMb: number, log: Log): Promise<Space> {
  let seen: readonly Seen[] = []
  let low: readonly DiskSpace[] = []
  const stop = new AbortController()
  await look()
  const running = run()

  return {
    isDatabaseFull: () => seen.some(({ isDatabase, isFull }) => isDatabase && isFull),
    isFull: () => seen.some(({ isFull }) => isFull),
    low: () => low,
    async close() {
      stop.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await delay(LOOK_MS, undefined, { signal: stop.signal }).catch(() => {})
      await look()
    }
  }

  async function look(): Promise<void> {
    const wasFull = new Set(seen.flatMap(({ name, isFull }) => (isFull ? [name] : [])))
    const wasLow = new Set(low.flatMap(({ tempat }) => tempat))
    const found = await Promise.all(places.map((place) => lookAt(place).catch(() => undefined)))
    seen = found.filter((one) => one !== undefined)
    low = disksBelow(warnMb, seen)
    for (const { name, isFull, remainingMb } of seen) {
      if (isFull && !wasFull.has(name)) log.error({ tempat: name, sisaMb: remainingMb }, 'disk full')
      if (!isFull && wasFull.has(name)) log.warn({ tempat: name, sisaMb: remainingMb }, 'disk space available again')
    }
    for (const room of low) if (!room.tempat.every((name) => wasLow.has(name))) log.warn(room, 'disk space low')
  }
}

async function lookAt({ name, folder, isDatabase = false }: Place): Promise<Seen> {
  const place = await nearest(folder)
  const [{ bavail, bsize }, { dev }] = await Promise.all([statfs(place), stat(place)])
  const free = Math.floor((bavail * bsize) / MB)
  if (!isDatabase) return { name, isDatabase, isFull: free < FILES_MIN_MB, remainingMb: free, device: dev }

  // The reserve counts as free room, so that creating or deleting it changes nothing here.
  const kept = await reserveIn(place)
  const remainingMb = Math.max(0, free + kept - RESERVE_MB)
  const isFull = remainingMb < DATABASE_MIN_MB
  if (isFull && kept > 0) await giveReserveBack(place)
  if (!isFull && kept < RESERVE_MB && place === folder) await takeReserve(place)
  return { name, isDatabase, isFull, remainingMb, device: dev }
}

/** Returns the disks with too little room. Places on the same disk share their room. */
function disksBelow(warnMb: number, seen: readonly Seen[]): DiskSpace[] {
  return [...Map.groupBy(seen, ({ device }) => device).values()]
    .map((places) => ({
      tempat: places.map(({ name }) => name),
      sisaMb: Math.min(...places.map(({ remainingMb }) => remainingMb)),
    }))
    .filter(({ sisaMb }) => sisaMb < warnMb)
}

/** Returns the nearest existing folder: an absent folder will be created on the same disk. */
async function nearest(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined)
  return found || folder === dirname(folder) ? folder : nearest(dirname(folder))
}

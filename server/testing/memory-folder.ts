import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const PLACE = '/dev/shm'
const GB = 2 ** 30
/** Twice and more what all databases of a run take at once. */
const ROOM = 2 * GB

/**
 * A place for files that nobody wants to find again, in memory, where Linux has one with room enough. What tests write there
 * waits for no disk, which was a quarter of their time.
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    return bavail * bsize >= ROOM && freemem() >= 2 * ROOM ? PLACE : undefined
  } catch {
    return undefined
  }
}

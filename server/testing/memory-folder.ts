import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const PLACE = '/dev/shm'
const GB = 2 ** 30
/** At least twice the size of all databases of a test run. */
const ROOM = 2 * GB

/**
 * Returns a folder in memory for temporary files, if Linux has one with enough room. Tests spent a quarter of their time
 * waiting for the disk.
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    return bavail * bsize >= ROOM && freemem() >= 2 * ROOM ? PLACE : undefined
  } catch {
    return undefined
  }
}

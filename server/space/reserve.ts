import { randomBytes } from 'node:crypto'
import { chown, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const MB = 1024 * 1024
export const RESERVE_MB = 32
const NAME = 'ruang-cadangan'

/** @returns size of the reserve in this folder, in megabytes */
export async function reserveIn(folder: string): Promise<number> {
  const found = await stat(join(folder, NAME)).catch(() => undefined)
  return Math.floor((found?.size ?? 0) / MB)
}

/**
 * Creates the reserve completely or not at all. Filled with random bytes, because some file systems compress zeros to nothing.
 */
export async function takeReserve(folder: string): Promise<void> {
  const path = join(folder, NAME)
  try {
    const noise = randomBytes(MB)
    await using file = await open(path, 'w', 0o600)
    for (let written = 0; written < RESERVE_MB; written++) await file.writeFile(noise)
    // If the shop runs as root, all files in the database's folders belong to the database's user.
    const { uid, gid } = await stat(folder)
    await chown(path, uid, gid)
  } catch {
    await giveReserveBack(folder)
  }
}

export async function giveReserveBack(folder: string): Promise<void> {
  await rm(join(folder, NAME), { force: true })
}

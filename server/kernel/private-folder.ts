import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Of folders and files that only the shop's own user reads. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** Takes a folder away from all other users of the machine, with everything that lies in it. One that they cannot enter is left as it is. */
export async function closeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (!found || (found.mode & 0o077) === 0) return
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? OWN_FOLDER : OWN_FILE).catch(ignoreMissing)
  // Last: that it is closed says that all of it is.
  await chmod(folder, OWN_FOLDER)
}

/** Another process of the shop may have deleted it meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Modes of folders and files that only the shop's own user may read. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** Removes all other users' access to a folder and its content. A folder that is already closed to them is left unchanged. */
export async function closeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (!found || (found.mode & 0o077) === 0) return
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? OWN_FOLDER : OWN_FILE).catch(ignoreMissing)
  // Last, because a closed folder means that its content is closed as well.
  await chmod(folder, OWN_FOLDER)
}

/** Ignores ENOENT: another process of the shop may have deleted the file meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

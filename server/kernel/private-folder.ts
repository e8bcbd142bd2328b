import { chmod, lstat, readdir, stat } from 'node:fs/promises'
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

/** Names in a data folder whose content is left alone: PostgreSQL closes its own files, which may belong to another user. */
const NOT_ENTERED = /^(postgres|postgres\.baru-\w+|lost\+found)$/

/**
 * Removes all other users' access to a data folder, and to every file and folder in it. Symbolic links are not followed.
 * @returns the number of files and folders that were open to others
 */
export async function closeDataFolder(root: string): Promise<number> {
  let closed = 0
  const close = async (path: string, allowed: number) => {
    const { mode } = await lstat(path)
    if ((mode & 0o077 & ~allowed) === 0) return
    await chmod(path, mode & (0o700 | allowed))
    closed++
  }
  const visit = async (folder: string) => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile() && !entry.isDirectory()) continue
      const path = join(folder, entry.name)
      await close(path, 0).catch(ignoreMissing)
      const isLeft = folder === root && NOT_ENTERED.test(entry.name)
      if (entry.isDirectory() && !isLeft) await visit(path).catch(ignoreMissing)
    }
  }
  await visit(root)
  // A shop of root runs its database as another user, who has to pass through this folder.
  await close(root, process.getuid?.() === 0 ? 0o011 : 0)
  return closed
}

/** Ignores ENOENT: another process of the shop may have deleted the file meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

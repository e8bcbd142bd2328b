import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/kernel/start-error.ts'
import { describe, sha256, unlessGone, writeNew } from './files.ts'

/** A relative path with forward slashes that stays inside its folder. */
const Path = z.string().refine((path) => !path.startsWith('/') && !path.split('/').includes('..'))

const Manifest = z.object({
  /** Version of the manifest format. 2: encrypted, which shops that know only 1 must not restore. */
  version: z.literal([1, 2]),
  /** Point in time to which the database is restored. */
  finished: z.iso.datetime(),
  /** A cluster can only be restored to the same major version, and to the same platform (`linux-x64`). */
  postgres: z.object({ major: z.string(), platform: z.string() }).optional(),
  /** Encryption of all files; absent: none. Sizes and hashes are those of the encrypted files. */
  encryption: z.object({ owner: z.string(), backup: z.string() }).optional(),
  /** Folders to create, including empty ones. */
  folders: z.array(Path),
  files: z.array(z.object({ path: Path, size: z.int().nonnegative(), sha256: z.string() })),
})

/** Content of a backup. It is written last: a folder without a manifest is no backup. */
export type Manifest = z.output<typeof Manifest>

export const MANIFEST = 'manifest.json'

export const platform = `${process.platform}-${process.arch}`

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeNew(
    join(folder, MANIFEST),
    JSON.stringify({ sha256: sha256(JSON.stringify(manifest)), manifest }, null, 1),
  )
}

/** @throws StartError if the folder is no backup, or if the manifest was changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await unlessGone(readFile(join(folder, MANIFEST), 'utf8'))
  if (text === undefined) throw new StartError(`${folder} bukan cadangan yang lengkap: ${MANIFEST} tidak ada.`)
  const { success, data } = Wrapped.safeParse(text)
  if (!success || data.sha256 !== sha256(JSON.stringify(data.manifest)))
    throw new StartError(`Cadangan ${folder} rusak: isi ${MANIFEST} berubah setelah dibuat.`)
  const manifest = Manifest.safeParse(data.manifest)
  if (!manifest.success) throw new StartError(`Cadangan ${folder} dibuat oleh versi toko yang tidak dikenal.`)
  return manifest.data
}

const Wrapped = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('no JSON')
      return z.NEVER
    }
  })
  .pipe(z.object({ sha256: z.string(), manifest: z.unknown() }))

/** @throws StartError that names the first file that is missing or was changed */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, size, sha256 } of files) {
    const found = await describe(join(folder, path))
    if (found?.size === size && found.sha256 === sha256) continue
    throw new StartError(`Cadangan ${folder} rusak: ${path} ${found ? 'berubah setelah dibuat' : 'tidak ada'}.`)
  }
}

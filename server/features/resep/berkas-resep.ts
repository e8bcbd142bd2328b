import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { BerkasKind, BerkasResep } from '#contract/resep/endpoints.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type Berkas, once } from '#server/http/berkas.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { lookHash } from '#server/storage/look-hash.ts'
import { cleanPhoto } from '#server/storage/photo.ts'
import { berkasRepository } from './berkas.repository.ts'

/** Longest side of a picture in pixels: small handwriting stays legible. */
const SIDE_MAX = 2400
/** Maximum uploaded pages per customer that belong to no prescription yet. Older ones are deleted. */
const UNUSED_MAX = 6

type Manage = Pick<Deps, 'db' | 'clock' | 'storage'>
type Halaman = { berkas_id: string; kunci: string }

/**
 * Stores one page before its prescription is submitted. The row is written first, so that no stored file lacks a row. Uploading
 * the same file twice yields one page.
 * @throws BERKAS_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN, TERLALU_RAMAI
 */
export async function uploadBerkas(
  { db, clock, storage }: Manage,
  penggunaId: number,
  berkas: File,
): Promise<BerkasResep> {
  const upload = await berkas.bytes()
  const { bytes, jenis, suffix } = await clean(upload)
  const look = jenis === 'image/webp' ? await lookHash(bytes) : null
  const { kunci, ...page } = await berkasRepository(db).insert({
    pengguna_id: penggunaId,
    kunci: `resep/${randomBytes(16).toString('hex')}.${suffix}`,
    jenis,
    ukuran: bytes.length,
    sidik: createHash('sha256').update(upload).digest(),
    rupa: look === null ? null : sql<number>`${look}::bigint`,
    dibuat: clock(),
  })
  await storage.put(kunci, bytes)
  await transaction(db, async (tx) =>
    deleteBerkas(tx, storage, await berkasRepository(tx).lockUnused({ penggunaId, newest: UNUSED_MAX })),
  )
  return page
}

/**
 * Keeps a PDF as it is and never opens it. Anything else must be a picture, and is re-encoded without metadata such as its
 * location.
 */
async function clean(upload: Uint8Array): Promise<{ bytes: Uint8Array; jenis: BerkasKind; suffix: string }> {
  if (isPdf(upload)) return { bytes: upload, jenis: 'application/pdf', suffix: 'pdf' }
  const { bytes } = await cleanPhoto(upload, SIDE_MAX).catch((cause: unknown) => {
    if (cause instanceof AppError && cause.code === 'GAMBAR_TIDAK_DAPAT_DIBACA')
      throw new AppError('BERKAS_TIDAK_DAPAT_DIBACA', { cause })
    throw cause
  })
  return { bytes, jenis: 'image/webp', suffix: 'webp' }
}

/** Detects a PDF by its content, not its declared type. A truncated upload lacks the end marker. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  return text(0, 5) === '%PDF-' && text(-1024).includes('%%EOF')
}

/** Deletes locked pages. Deletes the files first: after a failure or a crash the rows still refer to them. */
export async function deleteBerkas(tx: Tx, storage: Deps['storage'], pages: readonly Halaman[]): Promise<void> {
  for (const { kunci } of pages) await storage.remove(kunci)
  await berkasRepository(tx).delete(pages.map(({ berkas_id }) => berkas_id))
}

/** @throws BERKAS_TIDAK_ADA if it does not exist, belongs to another customer, or is part of a prescription */
export function discardBerkas({ db, storage }: Manage, penggunaId: number, berkasId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const pages = await berkasRepository(tx).lockUnused({ penggunaId, berkasId })
    if (pages.length === 0) throw new AppError('BERKAS_TIDAK_ADA')
    await deleteBerkas(tx, storage, pages)
  })
}

/** Returns a page for download: pictures are displayed inline, PDFs are saved. @throws BERKAS_TIDAK_ADA */
export async function openBerkasResep(
  { storage }: Pick<Deps, 'storage'>,
  page: Awaited<ReturnType<ReturnType<typeof berkasRepository>['findOf']>>,
): Promise<Berkas> {
  const bytes = page && (await storage.get(page.kunci))
  if (!bytes) throw new AppError('BERKAS_TIDAK_ADA')
  const isShown = page.jenis === 'image/webp'
  const name = `resep-${page.resep_id ?? 'baru'}-${page.urutan ?? 1}.${isShown ? 'webp' : 'pdf'}`
  return { name, type: page.jenis, isShown, content: once(bytes) }
}

import { createHash, randomBytes } from 'node:crypto'
import type { BerkasResep, JenisBerkas } from '#contract/resep/endpoints.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { cleanPhoto } from '#server/storage/photo.ts'
import { berkasRepository } from './berkas.repository.ts'

/** Pixels on the longer side of a picture: small handwriting stays legible. */
const SISI_MAX = 2400
/** How many pages one customer may have uploaded and not handed in; older ones go. */
const LEPAS_MAX = 6

type Kelola = Pick<Deps, 'db' | 'clock' | 'storage'>
type Halaman = { berkas_id: string; kunci: string }

/**
 * Keeps one page before its prescription is handed in. The row comes first, so that nothing lies in the storage of which nobody
 * knows; what was sent twice is one page.
 * @throws BERKAS_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN, TERLALU_RAMAI
 */
export async function uploadBerkas(
  { db, clock, storage }: Kelola,
  penggunaId: number,
  berkas: File,
): Promise<BerkasResep> {
  const upload = await berkas.bytes()
  const { bytes, jenis, akhiran } = await clean(upload)
  const { kunci, ...page } = await berkasRepository(db).insert({
    pengguna_id: penggunaId,
    kunci: `resep/${randomBytes(16).toString('hex')}.${akhiran}`,
    jenis,
    ukuran: bytes.length,
    sidik: createHash('sha256').update(upload).digest(),
    dibuat: clock(),
  })
  await storage.put(kunci, bytes)
  await transaction(db, async (tx) =>
    deleteBerkas(tx, storage, await berkasRepository(tx).lockLepas({ penggunaId, newest: LEPAS_MAX })),
  )
  return page
}

/** A PDF is kept as it is and never opened here; anything else must be a picture, and is written anew without what it says of its place. */
async function clean(upload: Uint8Array): Promise<{ bytes: Uint8Array; jenis: JenisBerkas; akhiran: string }> {
  if (isPdf(upload)) return { bytes: upload, jenis: 'application/pdf', akhiran: 'pdf' }
  const { bytes } = await cleanPhoto(upload, SISI_MAX).catch((cause: unknown) => {
    if (cause instanceof AppError && cause.code === 'GAMBAR_TIDAK_DAPAT_DIBACA')
      throw new AppError('BERKAS_TIDAK_DAPAT_DIBACA', { cause })
    throw cause
  })
  return { bytes, jenis: 'image/webp', akhiran: 'webp' }
}

/** By its bytes, whatever it calls itself; one that was cut off on its way has no end. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  return text(0, 5) === '%PDF-' && text(-1024).includes('%%EOF')
}

/**
 * Deletes pages that are locked. The files first: where that fails, or the shop ends in between, the rows still know them.
 */
export async function deleteBerkas(tx: Tx, storage: Deps['storage'], pages: readonly Halaman[]): Promise<void> {
  for (const { kunci } of pages) await storage.remove(kunci)
  await berkasRepository(tx).delete(pages.map(({ berkas_id }) => berkas_id))
}

/** @throws BERKAS_TIDAK_ADA where it is nobody's, another's, or handed in */
export function discardBerkas({ db, storage }: Kelola, penggunaId: number, berkasId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const pages = await berkasRepository(tx).lockLepas({ penggunaId, berkasId })
    if (pages.length === 0) throw new AppError('BERKAS_TIDAK_ADA')
    await deleteBerkas(tx, storage, pages)
  })
}

/** A page on its way to who may see it: a picture to look at, a PDF to keep. @throws BERKAS_TIDAK_ADA */
export async function openBerkasResep(
  { storage }: Pick<Deps, 'storage'>,
  page: Awaited<ReturnType<ReturnType<typeof berkasRepository>['findOf']>>,
): Promise<Berkas> {
  const bytes = page && (await storage.get(page.kunci))
  if (!bytes) throw new AppError('BERKAS_TIDAK_ADA')
  const isShown = page.jenis === 'image/webp'
  const nama = `resep-${page.resep_id ?? 'baru'}-${page.urutan ?? 1}.${isShown ? 'webp' : 'pdf'}`
  return { nama, type: page.jenis, isShown, isi: once(bytes) }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import { PRODUK } from '#contract/katalog/produk-columns-office.ts'
import type { ProdukAdmin, ProdukBody, updateProduk as Update } from '#contract/katalog/produk-office.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { type Geser, type Sebab, stokRepository } from '#server/features/stok/stok.repository.ts'
import { isStokLama } from '#server/features/stok/stok-lama.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan, requireVersi } from '#server/kernel/suntingan.ts'
import { saveGambar } from '#server/storage/save-gambar.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'

type Kelola = Pick<Deps, 'db' | 'clock'>
type KelolaGambar = Kelola & Pick<Deps, 'storage'>

/** A stock that came back unchanged from a form was read within this time. */
const FORMULIR_TERBUKA_MS = 60 * 60_000
/** Orders that may have moved the stock meanwhile. */
const MUTASI_MAX = 500

/** @throws KATEGORI_TIDAK_ADA, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS */
export function createProduk(
  { db, clock, storage }: KelolaGambar,
  { penggunaId }: Sesi,
  { stok, gambar, kategoriId: kategori_id, ...isian }: z.output<typeof ProdukBody>,
): Promise<ProdukAdmin> {
  return withGambar(storage, gambar, (baru) =>
    transaction(db, async (tx) => {
      const [produkId = 0] = await produkAdminRepository(tx)
        .insert([{ ...isian, kategori_id, ...baru }], clock())
        .catch(kategoriGone)
      await moveStok(tx, { produkId, perubahan: stok }, { alasan: 'awal', oleh: penggunaId }, clock())
      const sesudah = await needProduk(tx, produkId)
      await record(tx, penggunaId, { tindakan: 'buat', sesudah }, clock())
      return sesudah
    }),
  )
}

/**
 * Changes what was sent. A `stok` among it is a count of what can be bought now, and its difference to the stock becomes
 * a correction; unless it is what a form read before an order took something (see `isStokLama`).
 * @throws PRODUK_TIDAK_ADA, KATEGORI_TIDAK_ADA, ISIAN_BENTROK, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS
 */
export function updateProduk(
  { db, clock, storage }: KelolaGambar,
  { penggunaId }: Sesi,
  produkId: number,
  body: Parsed<typeof Update>['body'],
): Promise<ProdukAdmin> {
  const now = clock()
  return withGambar(storage, body.gambar, (baru) =>
    transaction(db, async (tx) => {
      const sebelum = await lock(tx, produkId)
      const { stok, gambar: _, ...ubah } = perubahan(body, sebelum, PRODUK)
      await produkAdminRepository(tx)
        .update(produkId, { ...toRow(ubah), ...baru })
        .catch(kategoriGone)
      if (stok !== undefined) await takeCount(tx, sebelum, stok, penggunaId, now)
      const sesudah = await needProduk(tx, produkId)
      await record(tx, penggunaId, { tindakan: 'ubah', sebelum, sesudah }, now)
      return sesudah
    }),
  )
}

async function takeCount(tx: Tx, produk: ProdukAdmin, dikirim: number, oleh: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - FORMULIR_TERBUKA_MS)
  const terakhir = await stokRepository(tx).recent(produk.produkId, since, MUTASI_MAX)
  if (isStokLama(dikirim, produk.stok, terakhir)) return
  const keterangan = 'Diubah bersama data produk'
  const { produkId, stok } = produk
  await moveStok(tx, { produkId, perubahan: dikirim - stok }, { alasan: 'koreksi', keterangan, oleh }, now)
}

/**
 * Takes a product out of the shop, or back into it. Old orders keep it either way.
 * @param versi what was seen of it
 * @throws PRODUK_TIDAK_ADA, DATA_BERUBAH
 */
export function setAktif(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  produkId: number,
  aktif: boolean,
  versi?: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const sebelum = await lock(tx, produkId)
    if (sebelum.aktif === aktif) return
    requireVersi(sebelum, versi)
    await produkAdminRepository(tx).update(produkId, { aktif })
    const tindakan = aktif ? 'pulihkan' : 'arsip'
    await record(tx, penggunaId, { tindakan, sebelum, sesudah: { ...sebelum, aktif } }, clock())
  })
}

/** Moves stock under the product's row lock. @throws STOK_KURANG_DARI_NOL */
async function moveStok(tx: Tx, { produkId, perubahan }: Geser, sebab: Sebab, waktu: Date): Promise<void> {
  if (perubahan === 0 || (await stokRepository(tx).shift([{ produkId, perubahan }], sebab, waktu))) return
  const { stok } = await needProduk(tx, produkId)
  throw new AppError('STOK_KURANG_DARI_NOL', { rincian: { sisa: stok, produkId } })
}

/** What the trail tells of a product: its category by name, and not the number of its last movement. */
function trailOf({ produkId: _id, kategoriId: _kategori, versiStok: _versi, ...isi }: ProdukAdmin) {
  return isi
}

/** The fields of a body as columns. */
function toRow<T extends { kategoriId?: number }>({ kategoriId, ...rest }: T) {
  return { ...rest, ...(kategoriId !== undefined && { kategori_id: kategoriId }) }
}

/** @throws KATEGORI_TIDAK_ADA where the category of a written product is gone */
function kategoriGone(error: unknown): never {
  if (!isForeignKeyViolation(error)) throw error
  throw new AppError('KATEGORI_TIDAK_ADA', {
    errors: [{ path: 'kategoriId', msg: 'Kategori tidak ditemukan.' }],
    cause: error,
  })
}

async function lock(tx: Tx, produkId: number): Promise<ProdukAdmin> {
  await produkAdminRepository(tx).lock([produkId])
  return needProduk(tx, produkId)
}

/** A product, for sale or archived. @throws PRODUK_TIDAK_ADA */
export async function needProduk(db: Db | Tx, produkId: number): Promise<ProdukAdmin> {
  const found = await produkAdminRepository(db).find(produkId)
  if (!found) throw new AppError('PRODUK_TIDAK_ADA')
  return found
}

interface Perubahan {
  tindakan: 'buat' | 'ubah' | 'stok' | 'arsip' | 'pulihkan'
  sebelum?: ProdukAdmin
  sesudah: ProdukAdmin & { alasan?: string }
}

async function record(tx: Tx, oleh: number, { tindakan, sebelum, sesudah }: Perubahan, waktu: Date): Promise<void> {
  const entri = {
    tindakan,
    jenis: 'produk',
    rujukan: sesudah.produkId,
    judul: sesudah.nama,
    ...(sebelum && { sebelum: trailOf(sebelum) }),
    sesudah: trailOf(sesudah),
  } as const
  await jejakRepository(tx).record(oleh, entri, waktu)
}

/** The picture as `work` writes it: a new one, or an address as it is. The name of the picture that is there changes nothing. */
async function withGambar<T>(
  storage: Deps['storage'],
  gambar: z.output<typeof ProdukBody>['gambar'],
  work: (baru: { gambar?: string }) => Promise<T>,
): Promise<T> {
  if (typeof gambar === 'string') return work(/^https?:\/\//i.test(gambar) ? { gambar } : {})
  return saveGambar(storage, 'produk', gambar, (nama) => work(nama === undefined ? {} : { gambar: nama }))
}

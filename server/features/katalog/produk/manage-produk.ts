import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import { ERRORS } from '#contract/errors.ts'
import type {
  createProduk as Create,
  ProdukAdmin,
  ProdukBody,
  updateProduk as Update,
} from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { requireAllowed, zatProduk } from '#server/features/obat/substance-rules.ts'
import { correctStok } from '#server/features/stok/correct-stok.ts'
import { type CountDraft, type Shift, stokRepository } from '#server/features/stok/stok.repository.ts'
import { isStokLama } from '#server/features/stok/stok-lama.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { perubahan, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { saveGambar } from '#server/storage/save-gambar.ts'
import { applyPromo } from './current-harga.ts'
import { hargaErrors, isBelowCost } from './harga-rules.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock'>
type ManageGambar = Manage & Pick<Deps, 'storage'>

/** Time within which a form's unchanged stock is recognized as outdated instead of taken as a count. */
const OPEN_FORM_MS = 60 * 60_000
/** Maximum number of stock movements that are compared with an outdated form. */
const MUTASI_MAX = 500

/**
 * @throws VALIDATION_FAILED, KATEGORI_TIDAK_ADA, ZAT_TERLARANG, ZAT_PERLU_RESEP, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS,
 *   GAMBAR_DARI_LUAR
 */
export function createProduk(
  { db, clock, storage }: ManageGambar,
  { penggunaId }: Sesi,
  { stok, gambar, gambar_label, kategoriId: kategori_id, modalDisadari: _, ...isian }: Parsed<typeof Create>['body'],
): Promise<ProdukAdmin> {
  const foto = { gambar, gambar_label }
  refuseForeign(foto)
  requireAllowed(zatProduk(isian))
  requireHarga(isian)
  return withGambar(storage, foto, (baru) =>
    transaction(db, async (tx) => {
      const [produkId = 0] = await produkAdminRepository(tx)
        .insert([{ ...isian, kategori_id, ...baru }], clock())
        .catch(kategoriGone)
      await moveStok(tx, { produkId, perubahan: stok }, { alasan: 'awal', oleh: penggunaId }, clock())
      await applyPromo(tx, clock(), [produkId])
      const sesudah = await needProduk(tx, produkId)
      await record(tx, penggunaId, { tindakan: 'buat', sesudah }, clock())
      return sesudah
    }),
  )
}

/**
 * Changes the fields that were sent. A `stok` is a count of the units for sale; its difference to the stock is recorded as a
 * correction, unless it is an outdated value of the form (see `isStokLama`). With `versiStok` and a reason it is a count as in
 * `correctStok`.
 * @throws PRODUK_TIDAK_ADA, VALIDATION_FAILED, DI_BAWAH_MODAL, KATEGORI_TIDAK_ADA, ZAT_TERLARANG, ZAT_PERLU_RESEP,
 *   ISIAN_BENTROK, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_DARI_LUAR
 */
export function updateProduk(
  { db, clock, storage }: ManageGambar,
  sesi: Sesi,
  produkId: number,
  body: Parsed<typeof Update>['body'],
): Promise<ProdukAdmin> {
  const now = clock()
  const { penggunaId } = sesi
  return withGambar(storage, body, (baru) =>
    transaction(db, async (tx) => {
      const sebelum = await lock(tx, produkId)
      refuseForeign(body, sebelum)
      const { modalDisadari, versiStok, alasan_stok: keterangan, ...isian } = body
      const hitungan = versiStok !== undefined && keterangan ? { stok: isian.stok, versiStok, keterangan } : undefined
      // A count with a reason is relative to the counted stock version, so it cannot conflict with other edits.
      if (hitungan) delete isian.stok
      const { stok, gambar: _, gambar_label: __, ...change } = perubahan(isian, sebelum, PRODUK)
      // A client unaware of promotions sends the promotional price back as the price. Ignore it.
      if (body.semula === undefined && sebelum.harga_semula !== null && change.harga === sebelum.harga_promo)
        delete change.harga
      const jadi = { ...sebelum, ...change }
      requireAllowed(zatProduk(jadi))
      requireHarga(jadi)
      if (!modalDisadari && (change.harga_promo !== undefined || change.harga_grosir !== undefined))
        await requireModal(tx, jadi)
      await produkAdminRepository(tx)
        .update(produkId, { ...toRow(change), ...baru })
        .catch(kategoriGone)
      if (hitungan?.stok !== undefined) await correctStok({ db: tx, clock }, sesi, produkId, hitungan)
      if (stok !== undefined) await takeCount(tx, sebelum, stok, penggunaId, now)
      await applyPromo(tx, now, [produkId])
      const sesudah = await needProduk(tx, produkId)
      await record(tx, penggunaId, { tindakan: 'ubah', sebelum, sesudah }, now)
      return sesudah
    }),
  )
}

async function takeCount(tx: Tx, produk: ProdukAdmin, dikirim: number, oleh: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - OPEN_FORM_MS)
  const terakhir = await stokRepository(tx).recent(produk.produkId, since, MUTASI_MAX)
  if (isStokLama(dikirim, produk.stok, terakhir)) return
  const keterangan = 'Diubah bersama data produk'
  const { produkId, stok } = produk
  await moveStok(tx, { produkId, perubahan: dikirim - stok }, { alasan: 'koreksi', keterangan, oleh }, now)
}

/**
 * Archives a product or puts it back on sale. Existing orders keep it.
 * @param versi version that the administrator saw
 * @throws PRODUK_TIDAK_ADA, DATA_BERUBAH, ZAT_TERLARANG, ZAT_PERLU_RESEP
 */
export function setActive(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  produkId: number,
  aktif: boolean,
  versi?: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const sebelum = await lock(tx, produkId)
    if (sebelum.aktif === aktif) return
    requireVersi(sebelum, versi)
    if (aktif) requireAllowed(zatProduk(sebelum))
    await produkAdminRepository(tx).update(produkId, { aktif })
    const tindakan = aktif ? 'pulihkan' : 'arsip'
    await record(tx, penggunaId, { tindakan, sebelum, sesudah: { ...sebelum, aktif } }, clock())
  })
}

/** @throws VALIDATION_FAILED if its prices contradict each other */
function requireHarga(produk: Parameters<typeof hargaErrors>[0]): void {
  const errors = hargaErrors(produk)
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
}

/** @throws DI_BAWAH_MODAL if a price is below the unit cost of the product's last lot */
async function requireModal(tx: Tx, produk: ProdukAdmin): Promise<void> {
  const modal = await produkAdminRepository(tx).modalOf([produk.produkId])
  if (isBelowCost(produk, modal.get(produk.produkId)))
    throw new AppError('DI_BAWAH_MODAL', { rincian: { nama: produk.nama } })
}

/** Moves stock under the product's row lock. @throws STOK_KURANG_DARI_NOL */
async function moveStok(tx: Tx, { produkId, perubahan }: Shift, sebab: CountDraft, waktu: Date): Promise<void> {
  if (perubahan === 0 || (await stokRepository(tx).count([{ produkId, perubahan }], sebab, waktu))) return
  const { stok } = await needProduk(tx, produkId)
  throw new AppError('STOK_KURANG_DARI_NOL', { rincian: { sisa: stok, produkId } })
}

/**
 * Returns the fields for the audit trail: the category by name, without fields derived from other columns or stock movements.
 */
function trailOf(produk: ProdukAdmin) {
  const { produkId: _, kategoriId: __, versiStok: ___, resep: ____, belum_terdaftar: _____, ...rest } = produk
  const { harga_semula: ______, harga_sampai: _______, ...isi } = rest
  return isi
}

/** Converts a body's fields to columns. */
function toRow<T extends { kategoriId?: number }>({ kategoriId, ...rest }: T) {
  return { ...rest, ...(kategoriId !== undefined && { kategori_id: kategoriId }) }
}

/** @throws KATEGORI_TIDAK_ADA if the product's category was deleted meanwhile */
function kategoriGone(error: unknown): never {
  if (!isForeignKeyViolation(error)) throw error
  throw new AppError('KATEGORI_TIDAK_ADA', {
    errors: [{ path: 'kategoriId', msg: 'Kategori tidak ditemukan. Muat ulang, lalu pilih kategori lain.' }],
    cause: error,
  })
}

async function lock(tx: Tx, produkId: number): Promise<ProdukAdmin> {
  await produkAdminRepository(tx).lock([produkId])
  return needProduk(tx, produkId)
}

/** Returns a product, active or archived. @throws PRODUK_TIDAK_ADA */
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
  const entry = {
    tindakan,
    jenis: 'produk',
    rujukan: sesudah.produkId,
    judul: sesudah.nama,
    ...(sebelum && { sebelum: trailOf(sebelum) }),
    sesudah: trailOf(sesudah),
  } as const
  await jejakRepository(tx).record(oleh, entry, waktu)
}

const GAMBAR = ['gambar', 'gambar_label'] as const
type Foto = Pick<z.output<typeof ProdukBody>, (typeof GAMBAR)[number]>

/**
 * Rejects picture URLs of other sites: they would learn which visitors look at a product. An existing URL may be sent back
 * unchanged.
 * @throws GAMBAR_DARI_LUAR
 */
function refuseForeign(foto: Foto, sekarang?: Pick<ProdukAdmin, keyof Foto>): void {
  for (const path of GAMBAR) {
    const nama = foto[path]
    if (typeof nama !== 'string' || nama === sekarang?.[path] || !/^(?:https?:)?\/\//i.test(nama)) continue
    const { message: msg } = ERRORS.GAMBAR_DARI_LUAR
    throw new AppError('GAMBAR_DARI_LUAR', { errors: [{ path, msg }] })
  }
}

/** Stores the new pictures and calls `work` with their names. A name instead of a file leaves the picture unchanged. */
function withGambar<T>(
  storage: Deps['storage'],
  { gambar, gambar_label }: Foto,
  work: (baru: { gambar?: string; gambar_label?: string }) => Promise<T>,
): Promise<T> {
  return saveGambar(storage, 'produk', fileOf(gambar), (foto) =>
    saveGambar(storage, 'produk', fileOf(gambar_label), (label) =>
      work({ ...(foto && { gambar: foto }), ...(label && { gambar_label: label }) }),
    ),
  )
}

const fileOf = (gambar: Foto['gambar']) => (gambar instanceof File ? gambar : undefined)

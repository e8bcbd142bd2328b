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
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { withholdProduk } from '#server/features/obat/decide-zat.ts'
import { requireAllowed, zatProduk } from '#server/features/obat/substance-rules.ts'
import { hargaValue, lowest, type Prices } from '#server/features/pelepasan/act-value.ts'
import { release, sesiOfEdit } from '#server/features/pelepasan/release.ts'
import { stokAct } from '#server/features/pelepasan/stok-act.ts'
import { correctStok } from '#server/features/stok/correct-stok.ts'
import { type CountDraft, type Shift, stokRepository } from '#server/features/stok/stok.repository.ts'
import { isOldStok } from '#server/features/stok/stok-lama.ts'
import type { Act } from '#server/http/needs-persetujuan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { saveGambar } from '#server/storage/save-gambar.ts'
import { applyPromo } from './current-harga.ts'
import { hargaErrors, isBelowCost } from './harga-rules.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'
import { requireSizes } from './ukuran-rules.ts'

type Manage = Pick<Deps, 'db' | 'clock'>
type ManageGambar = Manage & Pick<Deps, 'storage'>

/** Time within which a form's unchanged stock is recognized as outdated instead of taken as a count. */
const OPEN_FORM_MS = 60 * 60_000
/** Reason of a count that was sent with the fields of the product. */
const WITH_PRODUK = 'Diubah bersama data produk'
/** Maximum number of stock movements that are compared with an outdated form. */
const MUTASI_MAX = 500

/**
 * @throws VALIDATION_FAILED, KATEGORI_TIDAK_ADA, ZAT_TERLARANG, ZAT_PERLU_RESEP, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS,
 *   GAMBAR_DARI_LUAR
 */
export function createProduk(
  { db, clock, storage }: ManageGambar,
  { penggunaId }: Sesi,
  { stok, gambar, gambar_label, kategoriId: kategori_id, modalDisadari: _, ...input }: Parsed<typeof Create>['body'],
): Promise<ProdukAdmin> {
  const foto = { gambar, gambar_label }
  refuseForeign(foto)
  requireAllowed(zatProduk(input))
  requireHarga(input)
  return withGambar(storage, foto, (fresh) =>
    transaction(db, async (tx) => {
      const [produkId = 0] = await produkAdminRepository(tx)
        .insert([{ ...input, kategori_id, ...fresh }], clock())
        .catch(kategoriGone)
      await moveStok(tx, { produkId, perubahan: stok }, { alasan: 'awal', oleh: penggunaId }, clock())
      await applyPromo(tx, clock(), [produkId])
      await withholdProduk(tx, [produkId])
      const after = await needProduk(tx, produkId)
      await record(tx, penggunaId, { tindakan: 'buat', sesudah: after }, clock())
      return after
    }),
  )
}

/**
 * Changes the fields that were sent. A `stok` is a count of the units for sale; its difference to the stock is recorded as a
 * correction, unless it is an outdated value of the form (see `isOldStok`). With `versiStok` and a reason it is a count as in
 * `correctStok`.
 * @throws PRODUK_TIDAK_ADA, VALIDATION_FAILED, DI_BAWAH_MODAL, KATEGORI_TIDAK_ADA, ZAT_TERLARANG, ZAT_PERLU_RESEP,
 *   UKURAN_TIDAK_COCOK, ISIAN_BENTROK, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_DARI_LUAR
 */
export function updateProduk(
  { db, clock, storage }: ManageGambar,
  sesi: Sesi,
  produkId: number,
  body: Parsed<typeof Update>['body'],
): Promise<ProdukAdmin> {
  const now = clock()
  const { penggunaId } = sesi
  return withGambar(storage, body, (fresh) =>
    transaction(db, async (tx) => {
      const before = await lock(tx, produkId)
      refuseForeign(body, before)
      const { modalDisadari, versiStok, alasan_stok: remark, ...input } = body
      const calculation =
        versiStok !== undefined && remark ? { stok: input.stok, versiStok, keterangan: remark } : undefined
      // A count with a reason is relative to the counted stock version, so it cannot conflict with other edits.
      if (calculation) delete input.stok
      const { stok, gambar: _, gambar_label: __, ...change } = changedFields(input, before, PRODUK)
      // A client unaware of promotions sends the promotional price back as the price. Ignore it.
      if (body.semula === undefined && before.harga_semula !== null && change.harga === before.harga_promo)
        delete change.harga
      const result = { ...before, ...change }
      if (before.kelompok !== null) requireSizes(result, await produkAdminRepository(tx).inGroup(before.kelompok))
      requireAllowed(zatProduk(result))
      requireHarga(result)
      if (!modalDisadari && (change.harga_promo !== undefined || change.harga_grosir !== undefined))
        await requireModal(tx, result)
      await produkAdminRepository(tx)
        .update(produkId, { ...toRow(change), ...fresh })
        .catch(kategoriGone)
      const counted =
        calculation?.stok === undefined ? undefined : await correctStok({ db: tx, clock }, sesi, produkId, calculation)
      const taken = stok === undefined ? undefined : await takeCount(tx, before, stok, penggunaId, now)
      await applyPromo(tx, now, [produkId])
      await withholdProduk(tx, [produkId])
      const after = await needProduk(tx, produkId)
      await record(tx, penggunaId, { tindakan: 'ubah', sebelum: before, sesudah: after }, now)
      const shifts = [counted, taken].filter((shift) => shift !== undefined)
      const acts = [await stokAct(tx, shifts, remark ?? WITH_PRODUK), hargaAct(before, after)]
      await release(tx, sesiOfEdit(sesi, body.semula), acts, now)
      return after
    }),
  )
}

/** @returns the change; undefined if the sent stock is outdated */
async function takeCount(
  tx: Tx,
  { produkId, stok }: ProdukAdmin,
  sent: number,
  actor: number,
  now: Date,
): Promise<Shift | undefined> {
  const since = new Date(now.getTime() - OPEN_FORM_MS)
  const recent = await stokRepository(tx).recent(produkId, since, MUTASI_MAX)
  if (isOldStok(sent, stok, recent)) return undefined
  const shift = { produkId, perubahan: sent - stok }
  await moveStok(tx, shift, { alasan: 'koreksi', keterangan: WITH_PRODUK, oleh: actor }, now)
  return shift
}

/**
 * Returns the act of a price cut; its value is 0 if the lowest price did not fall. Units that leave with the same change count
 * as well: their own act has the new price.
 */
export const hargaAct = (
  before: Prices & Pick<ProdukAdmin, 'stok'>,
  after: Prices & Pick<ProdukAdmin, 'produkId' | 'nama' | 'stok'>,
): Act => ({
  jenis: 'harga',
  nilai: hargaValue(before, after, Math.max(before.stok, after.stok)),
  rujukan: `produk ${after.produkId}`,
  keterangan: `${after.nama}: ${formatRupiah(lowest(before))} → ${formatRupiah(lowest(after))}, stok ${after.stok}`,
})

/**
 * Archives a product or puts it back on sale. Existing orders keep it.
 * @param versi version that the administrator saw
 * @throws PRODUK_TIDAK_ADA, DATA_BERUBAH, ZAT_TERLARANG, ZAT_PERLU_RESEP
 */
export function setActive(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  produkId: number,
  isActive: boolean,
  versi?: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const before = await lock(tx, produkId)
    if (before.aktif === isActive) return
    requireVersi(before, versi)
    if (isActive) requireAllowed(zatProduk(before))
    await produkAdminRepository(tx).update(produkId, { aktif: isActive })
    const tindakan = isActive ? 'pulihkan' : 'arsip'
    await record(tx, penggunaId, { tindakan, sebelum: before, sesudah: { ...before, aktif: isActive } }, clock())
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
async function moveStok(tx: Tx, { produkId, perubahan }: Shift, reason: CountDraft, time: Date): Promise<void> {
  if (perubahan === 0 || (await stokRepository(tx).count([{ produkId, perubahan }], reason, time))) return
  const { stok } = await needProduk(tx, produkId)
  throw new AppError('STOK_KURANG_DARI_NOL', { rincian: { sisa: stok, produkId } })
}

/**
 * Returns the fields for the audit trail: the category by name, without fields derived from other columns or stock movements.
 */
function trailOf(produk: ProdukAdmin) {
  const { produkId: _, kategoriId: __, versiStok: ___, resep: ____, belum_terdaftar: _____, ...rest } = produk
  const {
    harga_semula: ______,
    harga_sampai: _______,
    zat_belum_boleh: ________,
    kelompok: _________,
    pilihan_ukuran: __________,
    ...content
  } = rest
  return content
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

async function record(tx: Tx, actor: number, { tindakan, sebelum, sesudah }: Perubahan, time: Date): Promise<void> {
  const entry = {
    tindakan,
    jenis: 'produk',
    rujukan: sesudah.produkId,
    judul: sesudah.nama,
    ...(sebelum && { sebelum: trailOf(sebelum) }),
    sesudah: trailOf(sesudah),
  } as const
  await jejakRepository(tx).record(actor, entry, time)
}

const GAMBAR = ['gambar', 'gambar_label'] as const
type Foto = Pick<z.output<typeof ProdukBody>, (typeof GAMBAR)[number]>

/**
 * Rejects picture URLs of other sites: they would learn which visitors look at a product. An existing URL may be sent back
 * unchanged.
 * @throws GAMBAR_DARI_LUAR
 */
function refuseForeign(foto: Foto, current?: Pick<ProdukAdmin, keyof Foto>): void {
  for (const path of GAMBAR) {
    const name = foto[path]
    if (typeof name !== 'string' || name === current?.[path] || !/^(?:https?:)?\/\//i.test(name)) continue
    const { message: msg } = ERRORS.GAMBAR_DARI_LUAR
    throw new AppError('GAMBAR_DARI_LUAR', { errors: [{ path, msg }] })
  }
}

/** Stores the new pictures and calls `work` with their names. A name instead of a file leaves the picture unchanged. */
function withGambar<T>(
  storage: Deps['storage'],
  { gambar, gambar_label }: Foto,
  work: (fresh: { gambar?: string; gambar_label?: string }) => Promise<T>,
): Promise<T> {
  return saveGambar(storage, 'produk', fileOf(gambar), (foto) =>
    saveGambar(storage, 'produk', fileOf(gambar_label), (label) =>
      work({ ...(foto && { gambar: foto }), ...(label && { gambar_label: label }) }),
    ),
  )
}

const fileOf = (gambar: Foto['gambar']) => (gambar instanceof File ? gambar : undefined)

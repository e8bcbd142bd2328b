import type { ImportResult } from '#contract/csv-import.ts'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { checkSummary, importFingerprint, importResult, refuseImport } from '#server/csv/csv-import.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { kategoriRepository } from '#server/features/katalog/kategori/kategori.repository.ts'
import { withholdProduk } from '#server/features/obat/decide-zat.ts'
import { release } from '#server/features/pelepasan/release.ts'
import { stokAct } from '#server/features/pelepasan/stok-act.ts'
import { stokRepository } from '#server/features/stok/stok.repository.ts'
import type { Act } from '#server/http/needs-persetujuan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { applyPromo } from './current-harga.ts'
import { type Katalog, type Langkah, type Plan, planImport } from './import-plan.ts'
import { hargaAct } from './manage-produk.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'
import { type CsvRow, readCsv } from './produk-csv.ts'

/** Returns a file's changes and errors without applying them. @throws CSV_TIDAK_TERBACA */
export async function checkImport({ db }: Pick<Deps, 'db'>, berkas: File): Promise<ImportResult> {
  const rows = readCsv(await berkas.bytes())
  const plan = await transaction(db, async (tx) => planImport(rows, await readKatalog(tx, rows)))
  return result(plan, checkSummary(plan, 'Isi berkas sama dengan katalog, jadi tidak ada yang diubah.'))
}

/**
 * Applies a file's changes in one transaction, all or nothing. Imports run one after the other.
 * @param fingerprint fingerprint returned by `checkImport`; rejected if the changes would differ by now
 * @throws CSV_TIDAK_TERBACA, CSV_ADA_YANG_SALAH, KATALOG_BERUBAH
 */
export async function applyImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sesi: Sesi,
  berkas: File,
  fingerprint: string | undefined,
): Promise<ImportResult> {
  const rows = readCsv(await berkas.bytes())
  return transaction(db, async (tx) => {
    await produkAdminRepository(tx).lockImport()
    await produkAdminRepository(tx).lock(idsOf(rows))
    const plan = planImport(rows, await readKatalog(tx, rows))
    refuseImport({ sidik: fingerprintOf(plan), galat: plan.galat }, fingerprint, 'KATALOG_BERUBAH')
    const changes = plan.langkah.filter((item) => item.jenis === 'ubah')
    const produk = () => produkAdminRepository(tx).findWithSizes(changes.map(({ produkId }) => produkId))
    const before = await produk()
    await applyPlan(tx, plan.langkah, sesi.penggunaId, clock())
    const shifts = changes.map(({ produkId, shift }) => ({ produkId, perubahan: shift }))
    const acts = [await stokAct(tx, shifts, 'Impor produk'), ...priceCuts(before, await produk())]
    await release(tx, sesi, acts, clock())
    const { baru, berubah } = importResult(plan).jumlah
    return result(plan, `Impor selesai: ${baru} produk baru, ${berubah} produk diubah.`)
  }).catch((error) => {
    // A category was deleted while products that refer to it were written.
    throw isForeignKeyViolation(error) ? new AppError('KATALOG_BERUBAH', { cause: error }) : error
  })
}

/** Writes all changes in a fixed number of statements, because the products are locked for orders meanwhile. */
async function applyPlan(tx: Tx, langkah: readonly Langkah[], actor: number, time: Date): Promise<void> {
  const produk = produkAdminRepository(tx)
  const added = langkah.filter((item) => item.jenis === 'baru')
  const change = langkah.filter((item) => item.jenis === 'ubah')
  const ids = await produk.insert(
    added.map(({ kolom }) => kolom),
    time,
  )
  await produk.updateMany(change)
  await applyPromo(tx, time)
  const all = [...added.map((item, index) => ({ ...item, produkId: ids[index] ?? 0 })), ...change]

  await withholdProduk(
    tx,
    all.map(({ produkId }) => produkId),
  )
  const shifts = all.flatMap(({ produkId, shift }) => (shift === 0 ? [] : [{ produkId, perubahan: shift }]))
  // The plan was made under the same locks, so a mismatch here has another cause.
  if (!(await stokRepository(tx).count(shifts, { alasan: 'impor', oleh: actor }, time)))
    throw new AppError('KATALOG_BERUBAH')
  await jejakRepository(tx).recordImport(
    actor,
    { jenis: 'produk', judul: 'Impor produk' },
    all.map(({ produkId, nama, kolom, sebelum, sesudah }) => ({
      tindakan: 'impor',
      jenis: 'produk',
      rujukan: produkId,
      judul: kolom.nama ?? nama,
      ...(sebelum && { sebelum }),
      sesudah,
    })),
    time,
  )
}

/** Returns the price cuts between two states of products. */
function priceCuts(before: readonly ProdukAdmin[], after: readonly ProdukAdmin[]): Act[] {
  const now = new Map(after.map((row) => [row.produkId, row]))
  return before.flatMap((row) => {
    const changed = now.get(row.produkId)
    return changed ? [hargaAct(row, changed)] : []
  })
}

/** Reads the data that the lines refer to. The number of queries does not depend on the number of lines. */
async function readKatalog(tx: Tx, lines: readonly CsvRow[]): Promise<Katalog> {
  const produk = produkAdminRepository(tx)
  const seen = lines.flatMap(({ isi }) => {
    const versi = isi.versiStok?.trim() ?? ''
    const produkId = idOf(isi.produkId)
    return produkId !== undefined && /^\d{1,15}$/.test(versi) ? [{ produkId, versiStok: Number(versi) }] : []
  })
  const names = lines.flatMap(({ isi: { produkId, nama } }) => (produkId?.trim() ? [] : [(nama ?? '').trim()]))
  const rows = await produk.findWithSizes(idsOf(lines))
  const kategori = await kategoriRepository(tx).list()
  const taken = await produk.taken(names)
  return {
    produk: new Map(rows.map((row) => [row.produkId, row])),
    kategori: new Map(kategori.map((item) => [item.nama.toLowerCase(), item])),
    nama: new Map(taken.map(({ nama, produkId }) => [nama, produkId])),
    modal: await produk.modalOf(idsOf(lines)),
    sejak: await stokRepository(tx).since(seen),
  }
}

const idOf = (cell = '') => (/^\s*[1-9]\d{0,8}\s*$/.test(cell) ? Number(cell) : undefined)
const idsOf = (rows: readonly CsvRow[]) => rows.flatMap(({ isi }) => idOf(isi.produkId) ?? [])

/** Returns a fingerprint of a plan's changes. Leaves out the current stock, so that sales in between do not change it. */
function fingerprintOf({ langkah }: Plan): string {
  const essentials = langkah.map(({ shift, kolom, sebelum, ...item }) => {
    const { stok: _, ...old } = sebelum ?? {}
    return [item.jenis, item.jenis === 'ubah' ? item.produkId : null, shift, kolom, old]
  })
  return importFingerprint(essentials)
}

const result = (plan: Plan, message: string): ImportResult => ({
  message,
  sidik: fingerprintOf(plan),
  ...importResult(plan),
})

import type { z } from 'zod'
import type { Resep } from '#contract/resep/endpoints.ts'
import type { CreateResepBody } from '#contract/resep/forms.ts'
import { dateWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { berkasRepository } from './berkas.repository.ts'
import { resepRepository } from './resep.repository.ts'
import { queueSuratToko } from './surat-resep.ts'

/** Maximum pending prescriptions per customer: enough for a farm, too few to delay other customers' ones. */
const PENDING_MAX = 3

type FormValues = z.output<typeof CreateResepBody>

/**
 * Submits a prescription. Its pages act as the idempotency key: a retry with the same pages returns the same prescription.
 * @throws BERKAS_TIDAK_ADA, RESEP_SUDAH_DIAJUKAN, RESEP_MENUNGGU_PENUH, PRODUK_TIDAK_ADA, PRODUK_TANPA_RESEP, VALIDATION_FAILED
 */
export async function createResep(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  penggunaId: number,
  input: FormValues,
): Promise<Resep> {
  const now = clock()
  return transaction(db, async (tx) => {
    const resep = resepRepository(tx)
    const name = await resep.lockPemilik(penggunaId)
    const pages = await berkasRepository(tx).lockOf(penggunaId, input.berkas)
    if (pages.length < input.berkas.length) throw new AppError('BERKAS_TIDAK_ADA')
    const resepId = pages.find(({ resep_id }) => resep_id !== null)?.resep_id
    if (resepId) {
      const known = await readOf(tx, penggunaId, resepId, now)
      if (!isSame(known, input)) throw new AppError('RESEP_SUDAH_DIAJUKAN', { rincian: { resepId } })
      return known
    }

    if (input.tanggal > dateWib(now))
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ path: 'tanggal', msg: 'Pilih tanggal hari ini atau sebelumnya' }],
      })
    const quantity = await resep.countPending(penggunaId)
    if (quantity >= PENDING_MAX) throw new AppError('RESEP_MENUNGGU_PENUH', { rincian: { jumlah: quantity } })
    await requireResepNeeded(
      tx,
      input.produk.map(({ produkId }) => produkId),
    )

    const { berkas, produk, ...written } = input
    const createdId = await resep.insert({ ...written, pengguna_id: penggunaId, dibuat: now }, produk)
    await berkasRepository(tx).handIn(createdId, berkas)
    const created = await readOf(tx, penggunaId, createdId, now)
    await queueSuratToko(tx, settings, created, name, now)
    return created
  })
}

/** @throws RESEP_TIDAK_ADA */
export async function readOf(db: Deps['db'] | Tx, penggunaId: number, resepId: number, now: Date): Promise<Resep> {
  const found = await resepRepository(db).findOf(penggunaId, resepId, now)
  if (!found) throw new AppError('RESEP_TIDAK_ADA')
  return found
}

/** @throws PRODUK_TIDAK_ADA, PRODUK_TANPA_RESEP */
export async function requireResepNeeded(tx: Tx, produkIds: readonly number[]): Promise<void> {
  const produk = await resepRepository(tx).readProduk(produkIds)
  if (produk.length < produkIds.length) throw new AppError('PRODUK_TIDAK_ADA')
  const withoutResep = produk.find(({ resep }) => !resep)
  if (withoutResep)
    throw new AppError('PRODUK_TANPA_RESEP', { rincian: { nama: withoutResep.nama, produkId: withoutResep.produk_id } })
}

/** True if the prescription was submitted with exactly these fields. */
function isSame(known: Resep, input: FormValues): boolean {
  const produk = known.produk
    .filter(({ diminta }) => diminta > 0)
    .map(({ produkId, diminta }) => [produkId, diminta])
    .sort()
  return (
    (['dokter', 'sip', 'tanggal', 'kandang', 'catatan'] as const).every((field) => known[field] === input[field]) &&
    JSON.stringify(known.berkas.map(({ berkasId }) => berkasId)) === JSON.stringify(input.berkas) &&
    JSON.stringify(produk) === JSON.stringify(input.produk.map(({ produkId, jumlah }) => [produkId, jumlah]).sort())
  )
}

import type { ImportResult } from '#contract/csv-import.ts'
import { checkSummary, importFingerprint, importResult, refuseImport } from '#server/csv/csv-import.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { TARIF_KIND } from './manage-tarif.ts'
import { tarifRepository } from './tarif.repository.ts'
import { kunciTarif, planTarif, readTarifCsv, type TarifPlan, type Toko } from './tarif-csv.ts'

/** Returns a file's changes and errors without applying them. @throws CSV_TIDAK_TERBACA */
export async function checkTarif({ db }: Pick<Deps, 'db'>, berkas: File): Promise<ImportResult> {
  const rows = readTarifCsv(await berkas.bytes())
  const plan = await planTarif(rows, await readToko(db))
  return result(plan, checkSummary(plan, 'Isi berkas sama dengan tarif sekarang, jadi tidak ada yang diubah.'))
}

/**
 * Applies a file's changes, all or nothing. Imports run one after the other; importing a file again changes nothing.
 * @param fingerprint fingerprint returned by `checkTarif`; rejected if the changes would differ by now
 * @throws CSV_TIDAK_TERBACA, CSV_ADA_YANG_SALAH, TARIF_BERUBAH
 */
export async function applyTarif(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  berkas: File,
  fingerprint: string | undefined,
): Promise<ImportResult> {
  const rows = readTarifCsv(await berkas.bytes())
  return transaction(db, async (tx) => {
    const tarif = tarifRepository(tx)
    await tarif.lockImport()
    const plan = await planTarif(rows, await readToko(tx))
    refuseImport({ sidik: fingerprintOf(plan), galat: plan.galat }, fingerprint, 'TARIF_BERUBAH')
    await tarif.saveAll(plan.langkah.map(({ tarif }) => tarif))
    await record(tx, penggunaId, plan, clock())
    const { baru, berubah } = importResult(plan).jumlah
    return result(plan, `Impor selesai: ${baru} tarif baru, ${berubah} tarif diubah.`)
  }).catch((error) => {
    // A shipping method was deleted while its rates were written.
    throw isForeignKeyViolation(error) ? new AppError('TARIF_BERUBAH', { cause: error }) : error
  })
}

async function record(tx: Tx, penggunaId: number, { langkah }: TarifPlan, time: Date): Promise<void> {
  // Read again: new rates have their ids only now.
  const { tarif } = await readToko(tx)
  await jejakRepository(tx).recordImport(
    penggunaId,
    { jenis: TARIF_KIND, judul: 'Impor tarif ongkir' },
    langkah.map(({ nama, sebelum, sesudah, tarif: row }) => ({
      tindakan: 'impor',
      jenis: TARIF_KIND,
      rujukan: tarif.get(kunciTarif(row.shipping_id, row.kode_wilayah))?.ongkirId ?? 0,
      judul: nama,
      ...(sebelum && { sebelum }),
      sesudah,
    })),
    time,
  )
}

async function readToko(db: Db | Tx): Promise<Toko> {
  const repository = tarifRepository(db)
  const [metode, tarif] = [await repository.listMetode(), await repository.listAll()]
  return {
    metode: new Map(metode.map((item) => [item.kode.toLowerCase(), item])),
    tarif: new Map(tarif.map((item) => [kunciTarif(item.shippingId, item.kode_wilayah), item])),
  }
}

const fingerprintOf = ({ langkah }: TarifPlan) =>
  importFingerprint(langkah.map(({ tarif, sebelum }) => [tarif, sebelum]))

const result = (plan: TarifPlan, message: string): ImportResult => ({
  message,
  sidik: fingerprintOf(plan),
  ...importResult(plan),
})

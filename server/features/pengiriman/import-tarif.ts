import type { HasilImpor } from '#contract/impor.ts'
import { hasilImpor, kataPeriksa, refuseImpor, sidikImpor } from '#server/csv/impor.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { JENIS_TARIF } from './manage-tarif.ts'
import { tarifRepository } from './tarif.repository.ts'
import { kunciTarif, planTarif, type RencanaTarif, readTarifCsv, type Toko } from './tarif-csv.ts'

/** Returns a file's changes and errors without applying them. @throws CSV_TIDAK_TERBACA */
export async function checkTarif({ db }: Pick<Deps, 'db'>, berkas: File): Promise<HasilImpor> {
  const baris = readTarifCsv(await berkas.bytes())
  const rencana = await planTarif(baris, await readToko(db))
  return hasil(rencana, kataPeriksa(rencana, 'Isi berkas sama dengan tarif sekarang, jadi tidak ada yang diubah.'))
}

/**
 * Applies a file's changes, all or nothing. Imports run one after the other; importing a file again changes nothing.
 * @param sidik fingerprint returned by `checkTarif`; rejected if the changes would differ by now
 * @throws CSV_TIDAK_TERBACA, CSV_ADA_YANG_SALAH, TARIF_BERUBAH
 */
export async function applyTarif(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  berkas: File,
  sidik: string | undefined,
): Promise<HasilImpor> {
  const baris = readTarifCsv(await berkas.bytes())
  return transaction(db, async (tx) => {
    const tarif = tarifRepository(tx)
    await tarif.lockImport()
    const rencana = await planTarif(baris, await readToko(tx))
    refuseImpor({ sidik: sidikOf(rencana), galat: rencana.galat }, sidik, 'TARIF_BERUBAH')
    await tarif.saveAll(rencana.langkah.map(({ tarif }) => tarif))
    await record(tx, penggunaId, rencana, clock())
    const { baru, berubah } = hasilImpor(rencana).jumlah
    return hasil(rencana, `Impor selesai: ${baru} tarif baru, ${berubah} tarif diubah.`)
  }).catch((error) => {
    // A shipping method was deleted while its rates were written.
    throw isForeignKeyViolation(error) ? new AppError('TARIF_BERUBAH', { cause: error }) : error
  })
}

async function record(tx: Tx, penggunaId: number, { langkah }: RencanaTarif, waktu: Date): Promise<void> {
  // Read again: new rates have their ids only now.
  const { tarif } = await readToko(tx)
  await jejakRepository(tx).recordImpor(
    penggunaId,
    { jenis: JENIS_TARIF, judul: 'Impor tarif ongkir' },
    langkah.map(({ nama, sebelum, sesudah, tarif: baris }) => ({
      tindakan: 'impor',
      jenis: JENIS_TARIF,
      rujukan: tarif.get(kunciTarif(baris.shipping_id, baris.kode_wilayah))?.ongkirId ?? 0,
      judul: nama,
      ...(sebelum && { sebelum }),
      sesudah,
    })),
    waktu,
  )
}

async function readToko(db: Db | Tx): Promise<Toko> {
  const repository = tarifRepository(db)
  const [metode, tarif] = [await repository.listMetode(), await repository.listAll()]
  return {
    metode: new Map(metode.map((satu) => [satu.kode.toLowerCase(), satu])),
    tarif: new Map(tarif.map((satu) => [kunciTarif(satu.shippingId, satu.kode_wilayah), satu])),
  }
}

const sidikOf = ({ langkah }: RencanaTarif) => sidikImpor(langkah.map(({ tarif, sebelum }) => [tarif, sebelum]))

const hasil = (rencana: RencanaTarif, message: string): HasilImpor => ({
  message,
  sidik: sidikOf(rencana),
  ...hasilImpor(rencana),
})

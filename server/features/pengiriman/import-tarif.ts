import { createHash } from 'node:crypto'
import { type HasilImporTarif, TARIF_RINCIAN_MAX } from '#contract/pengiriman/tarif-office.ts'
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

/** Tells what a file would change, and what is wrong with it. @throws CSV_TIDAK_TERBACA */
export async function checkTarif({ db }: Pick<Deps, 'db'>, berkas: File): Promise<HasilImporTarif> {
  const baris = readTarifCsv(await berkas.bytes())
  const rencana = await planTarif(baris, await readToko(db))
  const { langkah, galat } = rencana
  return hasil(
    rencana,
    galat.length > 0
      ? `Ada ${galat.length} kesalahan. Perbaiki berkasnya, lalu periksa lagi.`
      : langkah.length > 0
        ? 'Berkas dapat diterapkan.'
        : 'Isi berkas sama dengan tarif sekarang. Tidak ada yang perlu diubah.',
  )
}

/**
 * Does what a file says, all of it or nothing. Imports run one after the other; the same file again changes nothing.
 * @param sidik fingerprint of what `checkTarif` told; where the file would do something else by now, nothing is done
 * @throws CSV_TIDAK_TERBACA, CSV_ADA_YANG_SALAH, TARIF_BERUBAH
 */
export async function applyTarif(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  berkas: File,
  sidik: string | undefined,
): Promise<HasilImporTarif> {
  const baris = readTarifCsv(await berkas.bytes())
  return transaction(db, async (tx) => {
    const tarif = tarifRepository(tx)
    await tarif.lockImport()
    const rencana = await planTarif(baris, await readToko(tx))
    if (rencana.galat.length > 0)
      throw new AppError(sidik === undefined ? 'CSV_ADA_YANG_SALAH' : 'TARIF_BERUBAH', {
        rincian: { jumlah: rencana.galat.length },
        errors: rencana.galat.slice(0, TARIF_RINCIAN_MAX).map(({ baris, kolom, pesan }) => ({
          path: kolom,
          msg: `Baris ${baris}: ${pesan}`,
        })),
      })
    if (sidik !== undefined && sidik !== sidikOf(rencana)) throw new AppError('TARIF_BERUBAH')
    await tarif.saveAll(rencana.langkah.map(({ tarif }) => tarif))
    await record(tx, penggunaId, rencana, clock())
    const { baru, berubah } = jumlahOf(rencana)
    return hasil(rencana, `Impor selesai: ${baru} tarif baru, ${berubah} tarif diubah.`)
  }).catch((error) => {
    // A method went away while its rates were written.
    throw isForeignKeyViolation(error) ? new AppError('TARIF_BERUBAH', { cause: error }) : error
  })
}

async function record(tx: Tx, penggunaId: number, { langkah }: RencanaTarif, waktu: Date): Promise<void> {
  // Ids of what was just made are known only now.
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

const sidikOf = ({ langkah }: RencanaTarif) =>
  createHash('sha256')
    .update(JSON.stringify(langkah.map(({ tarif, sebelum }) => [tarif, sebelum])))
    .digest('base64url')

function jumlahOf({ langkah, sama, galat }: RencanaTarif): HasilImporTarif['jumlah'] {
  const baru = langkah.filter(({ ongkirId }) => ongkirId === undefined).length
  return { baru, berubah: langkah.length - baru, sama, salah: new Set(galat.map(({ baris }) => baris)).size }
}

function hasil(rencana: RencanaTarif, message: string): HasilImporTarif {
  return {
    message,
    sidik: sidikOf(rencana),
    jumlah: jumlahOf(rencana),
    rincian: rencana.langkah
      .slice(0, TARIF_RINCIAN_MAX)
      .map(({ baris, nama, sebelum, sesudah }) => ({ baris, nama, sebelum, sesudah })),
    galat: rencana.galat.slice(0, TARIF_RINCIAN_MAX),
  }
}

import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import type { Parsed } from '#contract/endpoint.ts'
import {
  KAITAN,
  KAITAN_KINDS,
  type KaitanAdmin,
  type KaitanKind,
  type RingkasanKaitan,
  type updateKaitan as Update,
} from '#contract/kaitan/admin.ts'
import { isWithoutObat } from '#contract/kaitan/kaitan-rules.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { SetPenyakit } from '#server/feature.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { perubahan } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { relatedRepository } from './related.repository.ts'

/** Returns all diseases with the number of links of each kind. */
export async function listKaitan(db: Db): Promise<RingkasanKaitan[]> {
  const terkait = relatedRepository(db)
  const [produk, paket, artikel] = await Promise.all(KAITAN_KINDS.map((jenis) => terkait.count(jenis)))
  return KODE_PENYAKIT.map((kode) => ({
    kode,
    nama: PENYAKIT[kode].nama,
    kelas: PENYAKIT[kode].kelas,
    tanpa_obat: isWithoutObat(kode),
    produk: produk?.get(kode) ?? 0,
    paket: paket?.get(kode) ?? 0,
    artikel: artikel?.get(kode) ?? 0,
  }))
}

/** Returns all links of a disease. */
export async function readKaitan(db: Db | Tx, kode: KodePenyakit): Promise<KaitanAdmin> {
  const terkait = relatedRepository(db)
  const produk = await terkait.list('produk', kode)
  const paket = await terkait.list('paket', kode)
  const artikel = await terkait.list('artikel', kode)
  return {
    kode,
    nama: PENYAKIT[kode].nama,
    tanpa_obat: isWithoutObat(kode),
    produkIds: idsOf(produk),
    paketIds: idsOf(paket),
    artikelIds: idsOf(artikel),
    terkait: { produk, paket, artikel },
  }
}

/**
 * Sets the links of a disease by changing the linked records, so that their own forms show the links too. Records the change in
 * the audit trail of the disease and of each record.
 * @throws ISIAN_BENTROK, TERKAIT_TIDAK_ADA
 */
export function updateKaitan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  setPenyakit: Readonly<Record<KaitanKind, SetPenyakit>>,
  { penggunaId }: Sesi,
  kode: KodePenyakit,
  body: Parsed<typeof Update>['body'],
): Promise<KaitanAdmin> {
  return transaction(db, async (tx) => {
    await relatedRepository(tx).lock(kode)
    const sebelum = await readKaitan(tx, kode)
    const change = perubahan(body, sebelum, KAITAN)
    for (const jenis of KAITAN_KINDS) {
      const ids = change[`${jenis}Ids`]
      const before = idsOf(sebelum.terkait[jenis])
      if (ids) await tie(tx, penggunaId, { jenis, set: setPenyakit[jenis] }, kode, { previous: before, ids }, clock())
    }
    const sesudah = await readKaitan(tx, kode)
    const entry = { tindakan: 'ubah', jenis: 'kaitan-penyakit', rujukan: kode, judul: sesudah.nama } as const
    await jejakRepository(tx).record(
      penggunaId,
      { ...entry, sebelum: forJejak(sebelum), sesudah: forJejak(sesudah) },
      clock(),
    )
    return sesudah
  })
}

/** @throws TERKAIT_TIDAK_ADA naming the kind and the id */
async function tie(
  tx: Tx,
  penggunaId: number,
  { jenis, set }: { jenis: KaitanKind; set: SetPenyakit },
  kode: KodePenyakit,
  { previous, ids }: { previous: readonly number[]; ids: readonly number[] },
  waktu: Date,
): Promise<void> {
  const terkait = relatedRepository(tx)
  const [lama, baru] = [new Set(previous), new Set(ids)]
  const berubah = [...previous.filter((id) => !baru.has(id)), ...ids.filter((id) => !lama.has(id))]
  const rows = await terkait.lockRows(jenis, berubah)
  const known = new Set(rows.map(({ id }) => id))
  const hilang = ids.find((id) => !lama.has(id) && !known.has(id))
  if (hilang !== undefined)
    throw new AppError('TERKAIT_TIDAK_ADA', {
      rincian: { jenis: KAITAN[`${jenis}Ids`].label, id: hilang },
      errors: [{ path: `${jenis}Ids`, msg: 'Sebagian pilihan sudah dihapus. Hapus dari daftar ini.' }],
    })
  for (const { id, nama, penyakit } of rows) {
    // The link may have been added in the record's own form meanwhile.
    const sesudah = baru.has(id) ? [...new Set([...penyakit, kode])].sort() : penyakit.filter((satu) => satu !== kode)
    await set(tx, id, sesudah)
    const entry = { tindakan: 'ubah', jenis, rujukan: id, judul: nama } as const
    await jejakRepository(tx).record(
      penggunaId,
      { ...entry, sebelum: { penyakit }, sesudah: { penyakit: sesudah } },
      waktu,
    )
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Returns the linked records by name, for the audit trail. */
const forJejak = ({ terkait }: KaitanAdmin) =>
  Object.fromEntries(KAITAN_KINDS.map((jenis) => [`${jenis}Ids`, terkait[jenis].map(({ nama }) => nama)]))

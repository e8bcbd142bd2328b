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
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { relatedRepository } from './related.repository.ts'

/** Returns all diseases with the number of links of each kind. */
export async function listKaitan(db: Db): Promise<RingkasanKaitan[]> {
  const related = relatedRepository(db)
  const [produk, paket, artikel] = await Promise.all(KAITAN_KINDS.map((kind) => related.count(kind)))
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
  const related = relatedRepository(db)
  const produk = await related.list('produk', kode)
  const paket = await related.list('paket', kode)
  const artikel = await related.list('artikel', kode)
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
    const previous = await readKaitan(tx, kode)
    const change = changedFields(body, previous, KAITAN)
    for (const kind of KAITAN_KINDS) {
      const ids = change[`${kind}Ids`]
      const before = idsOf(previous.terkait[kind])
      if (ids)
        await saveLinks(
          tx,
          penggunaId,
          { jenis: kind, set: setPenyakit[kind] },
          kode,
          { previous: before, ids },
          clock(),
        )
    }
    const after = await readKaitan(tx, kode)
    const entry = { tindakan: 'ubah', jenis: 'kaitan-penyakit', rujukan: kode, judul: after.nama } as const
    await jejakRepository(tx).record(
      penggunaId,
      { ...entry, sebelum: forJejak(previous), sesudah: forJejak(after) },
      clock(),
    )
    return after
  })
}

/** @throws TERKAIT_TIDAK_ADA naming the kind and the id */
async function saveLinks(
  tx: Tx,
  penggunaId: number,
  { jenis, set }: { jenis: KaitanKind; set: SetPenyakit },
  kode: KodePenyakit,
  { previous, ids }: { previous: readonly number[]; ids: readonly number[] },
  time: Date,
): Promise<void> {
  const related = relatedRepository(tx)
  const [previousIds, added] = [new Set(previous), new Set(ids)]
  const changed = [...previous.filter((id) => !added.has(id)), ...ids.filter((id) => !previousIds.has(id))]
  const rows = await related.lockRows(jenis, changed)
  const known = new Set(rows.map(({ id }) => id))
  const missingId = ids.find((id) => !previousIds.has(id) && !known.has(id))
  if (missingId !== undefined)
    throw new AppError('TERKAIT_TIDAK_ADA', {
      rincian: { jenis: KAITAN[`${jenis}Ids`].label, id: missingId },
      errors: [{ path: `${jenis}Ids`, msg: 'Sebagian pilihan sudah dihapus. Hapus dari daftar ini.' }],
    })
  for (const { id, nama, penyakit } of rows) {
    // The link may have been added in the record's own form meanwhile.
    const after = added.has(id) ? [...new Set([...penyakit, kode])].sort() : penyakit.filter((item) => item !== kode)
    await set(tx, id, after)
    const entry = { tindakan: 'ubah', jenis, rujukan: id, judul: nama } as const
    await jejakRepository(tx).record(
      penggunaId,
      { ...entry, sebelum: { penyakit }, sesudah: { penyakit: after } },
      time,
    )
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Returns the linked records by name, for the audit trail. */
const forJejak = ({ terkait }: KaitanAdmin) =>
  Object.fromEntries(KAITAN_KINDS.map((kind) => [`${kind}Ids`, terkait[kind].map(({ nama }) => nama)]))

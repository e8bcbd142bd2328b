import type { Page, Parsed } from '#contract/endpoint.ts'
import { findNeedingResep, findProhibited } from '#contract/obat/find-zat.ts'
import type { decideUlasan as Decide, UlasanAdmin } from '#contract/ulasan/admin.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { ulasanRepository } from './ulasan.repository.ts'

/** Matches promises of healing and doses, which are unverified. */
const CLAIMS =
  /\b(?:pasti|dijamin|100\s?%|seratus persen)\s+(?:sembuh|ampuh|manjur)|\bsembuh total\b|\b\d+(?:[.,]\d+)?\s?(?:ppm|mg|ml|g)\s?(?:\/|per\b)/i

const zatOf = (text: string) => [...findProhibited(text), ...findNeedingResep(text)]

/** Returns warnings for the deciding administrator, one sentence each. */
export function peringatanOf(text: string): string[] {
  return [
    ...zatOf(text).map(({ nama, aturan }) => `Menyebut ${nama}, yang ${aturan}.`),
    ...(CLAIMS.test(text) ? ['Berisi janji sembuh atau takaran. Pastikan tidak menyesatkan pembeli lain.'] : []),
  ]
}

const withPeringatan = (ulasan: Omit<UlasanAdmin, 'peringatan'>): UlasanAdmin => ({
  ...ulasan,
  peringatan: peringatanOf(ulasan.teks),
})

export async function listUlasan(
  db: Db,
  query: Parameters<ReturnType<typeof ulasanRepository>['listAdmin']>[0],
): Promise<Page<UlasanAdmin>> {
  const { items, total } = await ulasanRepository(db).listAdmin(query)
  return { items: items.map(withPeringatan), total }
}

/** @throws ULASAN_TIDAK_ADA */
export async function readUlasan(db: Db | Tx, ulasanId: number): Promise<UlasanAdmin> {
  const found = await ulasanRepository(db).findAdmin(ulasanId)
  if (!found) throw new AppError('ULASAN_TIDAK_ADA')
  return withPeringatan(found)
}

/**
 * Publishes a review, with or without an answer of the shop, or rejects it. A decision can be changed.
 * @throws ULASAN_TIDAK_ADA; ULASAN_BERUBAH if it changed since it was displayed; ZAT_PERLU_DISADARI if it names a regulated
 *   substance and the administrator has not confirmed that
 */
export function decideUlasan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  ulasanId: number,
  { keputusan, alasan, balasan, versi, zatDisadari }: Parsed<typeof Decide>['body'],
): Promise<UlasanAdmin> {
  return transaction(db, async (tx) => {
    const now = clock()
    const ulasan = ulasanRepository(tx)
    const before = await ulasan.lock(ulasanId)
    if (!before) throw new AppError('ULASAN_TIDAK_ADA')
    if (before.versi !== versi) throw new AppError('ULASAN_BERUBAH')
    const isPublished = keputusan === 'tayang'
    const zat = isPublished
      ? zatOf(`${before.teks}\n${balasan}`)
          .map(({ nama }) => nama)
          .join(', ')
      : ''
    if (zat && !zatDisadari) throw new AppError('ZAT_PERLU_DISADARI', { rincian: { zat } })
    await ulasan.decide(ulasanId, {
      status: keputusan,
      alasan: isPublished ? '' : alasan,
      balasan,
      diputus: now,
      diputus_oleh: penggunaId,
      dibalas: balasan === '' ? null : balasan === before.balasan ? before.dibalas : now,
    })
    const after = await readUlasan(tx, ulasanId)
    // The audit trail excludes the buyer's text, so that it is gone when the buyer deletes the review.
    const entry = {
      tindakan: 'status',
      jenis: 'ulasan',
      rujukan: ulasanId,
      judul: `Ulasan ${after.barang}`,
      sebelum: { putusan: before.status, alasan: before.alasan, balasan: before.balasan },
      sesudah: {
        putusan: keputusan,
        alasan: after.alasan,
        balasan,
        ...(zat && { zatDisebut: zat }),
      },
    } as const
    await jejakRepository(tx).record(penggunaId, entry, now)
    return after
  })
}

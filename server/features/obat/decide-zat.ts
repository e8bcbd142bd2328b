import type { z } from 'zod'
import { SUMBER_ZAT } from '#content/zat.ts'
import type { DecideZatBody, KelasChoice, ZatAdmin } from '#contract/obat/admin.ts'
import { findZat, kelasOf } from '#contract/obat/find-zat.ts'
import { withheldZat, zatKey } from '#contract/obat/withheld.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { zatRepository } from './zat.repository.ts'

/** Returns the substances that wait for a class with their products, archived ones too, and the decisions, newest first. */
export async function listZat(db: Db): Promise<ZatAdmin> {
  const repository = zatRepository(db)
  const decided = await repository.classes()
  const pending = new Map<string, ZatAdmin['menunggu'][number]>()
  for (const { produkId, nama, ...content } of await repository.produk('withheld'))
    for (const zat of withheldZat({ nama, ...content }, decided)) {
      if (decided.has(zatKey(zat))) continue
      const entry = pending.get(zatKey(zat)) ?? { nama: zat, produk: [] }
      pending.set(zatKey(zat), { ...entry, produk: [...entry.produk, { produkId, nama }] })
    }
  return { menunggu: [...pending.values()], dinilai: await repository.decided() }
}

/**
 * Classes a substance outside the list, or changes its class, and sells or withholds the products with it. The reason and the
 * account are kept.
 * @throws ZAT_TERLARANG if the list prohibits it, ZAT_SUDAH_TERDAFTAR if the list allows it
 */
export async function decideZat(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  { nama, kelas, alasan }: z.output<typeof DecideZatBody>,
): Promise<void> {
  const listed = kelasOf(nama)
  if (listed === 'dilarang') {
    const { nama: zat = nama, aturan = '', sumber = 'permen' } = findZat(nama) ?? {}
    throw new AppError('ZAT_TERLARANG', { rincian: { zat, aturan, sumber: SUMBER_ZAT[sumber] } })
  }
  if (listed !== 'belum_dinilai') throw new AppError('ZAT_SUDAH_TERDAFTAR', { rincian: { zat: nama } })
  await transaction(db, async (tx) => {
    const repository = zatRepository(tx)
    const before = await repository.decision(nama)
    await repository.decide({ nama, kelas, alasan, oleh: penggunaId, dinilai: clock() })
    const entry = { tindakan: before ? 'ubah' : 'buat', jenis: 'zat', rujukan: zatKey(nama), judul: nama } as const
    const old = before && { penilaian: before.kelas, alasan: before.alasan }
    const change = { sebelum: old, sesudah: { penilaian: kelas, alasan } }
    await jejakRepository(tx).record(penggunaId, { ...entry, ...change }, clock())
    await withholdAll(tx)
  })
}

/** Small batches, so that a large catalog does not block other requests. */
const READ_BATCH = 100

/** Takes all products off sale whose substances are not allowed, and puts the others back. */
export async function withholdAll(db: Db | Tx): Promise<void> {
  const repository = zatRepository(db)
  const decided = await repository.classes()
  for (let after = 0; ; ) {
    const rows = await repository.produk({ after, limit: READ_BATCH })
    await withholdRows(repository, rows, decided)
    after = rows.at(-1)?.produkId ?? 0
    if (rows.length < READ_BATCH) return
  }
}

/** Takes these products off sale if their substances are not allowed, and puts the others back. */
export async function withholdProduk(tx: Tx, produkIds: readonly number[]): Promise<void> {
  const repository = zatRepository(tx)
  await withholdRows(repository, await repository.produk({ ids: produkIds }), await repository.classes())
}

type Repository = ReturnType<typeof zatRepository>

async function withholdRows(
  repository: Repository,
  rows: Awaited<ReturnType<Repository['produk']>>,
  decided: ReadonlyMap<string, KelasChoice>,
): Promise<void> {
  const wrong = rows.flatMap(({ produkId, isWithheld, ...content }) => {
    const wanted = withheldZat(content, decided).length > 0
    return wanted === isWithheld ? [] : [{ produkId, wanted }]
  })
  for (const wanted of [true, false])
    await repository.withhold(
      wrong.filter((one) => one.wanted === wanted).map(({ produkId }) => produkId),
      wanted,
    )
}

import { BARIS_KINDS, type BarisKind, columnOf, type IsiBaris } from '#contract/buku-obat/columns.ts'
import { addHari } from '#contract/buku-obat/hari.ts'
import { createAssessor } from '#contract/buku-obat/masa-henti.ts'
import type { Baris } from '#contract/buku-obat/merge.ts'
import { isDeleted, isSame, merge } from '#contract/buku-obat/merge.ts'
import { nextCalendarEvent } from '#contract/buku-obat/schedule.ts'
import { tanggalWib } from '#contract/wib.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { knownProduk } from './bought-produk.repository.ts'
import { bukuObatRepository } from './buku-obat.repository.ts'

/** Maximum rows per book, including deleted ones: ten years of a large farm. */
const BATAS: Record<BarisKind, number> = { keramba: 300, pengobatan: 5_000, kematian: 20_000, air: 20_000 }

/** Maximum rows per response. */
const ANSWER_MAX = 200

interface Kiriman {
  kursor: number
  baris: Baris[]
}

/**
 * Stores a device's changes, and returns the changes after its cursor. The book is locked meanwhile, so that positions are a
 * reliable cursor. Idempotent.
 * @throws TERLALU_SERING
 */
export async function sync({ db, clock }: Pick<Deps, 'db' | 'clock'>, penggunaId: number, kiriman: Kiriman) {
  const now = clock()
  await takeJatah(db, 'buku-obat', `akun ${penggunaId}`, now)
  return transaction(db, async (tx) => {
    const buku = bukuObatRepository(tx, penggunaId)
    const already = await buku.lock()
    const { urut, ditolak } = await takeIn(tx, penggunaId, kiriman.baris, already, now)
    if (urut > already) await buku.advance(urut)
    // A cursor beyond the last position is from before a database restore: resend everything.
    const ulang = kiriman.kursor > already
    const found = await buku.listAfter(ulang ? 0 : kiriman.kursor, ANSWER_MAX + 1)
    const baris = found.slice(0, ANSWER_MAX)
    const lagi = found.length > ANSWER_MAX
    const kursor = lagi ? (baris.at(-1)?.urut ?? 0) : urut
    return { baris, kursor, lagi, ulang, sidik: await buku.sidik(), ditolak, waktu: now.toISOString() }
  })
}

/** @returns the position of the last change, and the rejected rows */
async function takeIn(tx: Tx, penggunaId: number, semua: readonly Baris[], already: number, now: Date) {
  const buku = bukuObatRepository(tx, penggunaId)
  const ditolak: { id: string; sebab: string }[] = []
  const produk = semua.some(({ jenis }) => jenis === 'pengobatan') ? await knownProduk(tx, penggunaId) : []
  const nilai = createAssessor(produk)
  let urut = already
  for (const jenis of BARIS_KINDS) {
    const datang = semua.filter((baris) => baris.jenis === jenis)
    const known = await buku.find(
      jenis,
      datang.map(({ id }) => id),
    )
    let ruang = datang.some(({ id }) => !known.has(id)) ? BATAS[jenis] - (await buku.count(jenis)) : 0
    for (const satu of datang) {
      const lama = known.get(satu.id)
      if (!lama && ruang-- <= 0) {
        ditolak.push({ id: satu.id, sebab: `Buku obat penuh: maksimal ${BATAS[jenis]} catatan ${jenis}.` })
        continue
      }
      const tiba = arrived(satu, now)
      const baru = lama ? merge(lama, tiba) : merge(tiba, tiba)
      if (lama && isSame(lama, baru)) continue
      urut = Math.max(urut + 1, now.getTime())
      await buku.put(baru, urut, jenis === 'pengobatan' ? reminderOf(baru, nilai, now) : undefined)
      known.set(satu.id, baru)
    }
  }
  return { urut, ditolak }
}

/** Limits the change times to now, because a phone's clock may be ahead. */
function arrived(baris: Baris, now: Date): Baris {
  const jam = Object.fromEntries(
    [...columnOf(baris.jenis), 'hapus'].map((nama) => [nama, Math.min(baris.jam[nama] ?? 0, now.getTime())]),
  )
  return { ...baris, jam }
}

/** Returns the treatment's next reminder date, including today; null for a deleted treatment. */
function reminderOf(baris: Baris, nilai: ReturnType<typeof createAssessor>, now: Date): string | null {
  if (isDeleted(baris)) return null
  return nextCalendarEvent(nilai(baris.isi as unknown as IsiBaris['pengobatan']), addHari(tanggalWib(now), -1)) ?? null
}

import type { Baris } from '#contract/buku-obat/gabung.ts'
import { gabung, isDihapus, isSama } from '#contract/buku-obat/gabung.ts'
import { tambahHari } from '#contract/buku-obat/hari.ts'
import { acaraBerikut } from '#contract/buku-obat/jadwal.ts'
import { type IsiBaris, JENIS_BARIS, type JenisBaris, kolomOf } from '#contract/buku-obat/kolom.ts'
import { penilai } from '#contract/buku-obat/masa-henti.ts'
import { tanggalWib } from '#contract/wib.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuObatRepository } from './buku-obat.repository.ts'
import { produkDikenal } from './produk-dibeli.repository.ts'

/** Maximum rows per book, including deleted ones: ten years of a large farm. */
const BATAS: Record<JenisBaris, number> = { keramba: 300, pengobatan: 5_000, kematian: 20_000, air: 20_000 }

/** Maximum rows per response. */
const JAWAB_MAX = 200

interface Kiriman {
  kursor: number
  baris: Baris[]
}

/**
 * Stores a device's changes, and returns the changes after its cursor. The book is locked meanwhile, so that positions are a
 * reliable cursor. Idempotent.
 * @throws TERLALU_SERING
 */
export async function selaras({ db, clock }: Pick<Deps, 'db' | 'clock'>, penggunaId: number, kiriman: Kiriman) {
  const now = clock()
  await takeJatah(db, 'buku-obat', `akun ${penggunaId}`, now)
  return transaction(db, async (tx) => {
    const buku = bukuObatRepository(tx, penggunaId)
    const sudah = await buku.lock()
    const { urut, ditolak } = await takeIn(tx, penggunaId, kiriman.baris, sudah, now)
    if (urut > sudah) await buku.advance(urut)
    // A cursor beyond the last position is from before a database restore: resend everything.
    const ulang = kiriman.kursor > sudah
    const found = await buku.listAfter(ulang ? 0 : kiriman.kursor, JAWAB_MAX + 1)
    const baris = found.slice(0, JAWAB_MAX)
    const lagi = found.length > JAWAB_MAX
    const kursor = lagi ? (baris.at(-1)?.urut ?? 0) : urut
    return { baris, kursor, lagi, ulang, sidik: await buku.sidik(), ditolak, waktu: now.toISOString() }
  })
}

/** @returns the position of the last change, and the rejected rows */
async function takeIn(tx: Tx, penggunaId: number, semua: readonly Baris[], sudah: number, now: Date) {
  const buku = bukuObatRepository(tx, penggunaId)
  const ditolak: { id: string; sebab: string }[] = []
  const produk = semua.some(({ jenis }) => jenis === 'pengobatan') ? await produkDikenal(tx, penggunaId) : []
  const nilai = penilai(produk)
  let urut = sudah
  for (const jenis of JENIS_BARIS) {
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
      const baru = lama ? gabung(lama, tiba) : gabung(tiba, tiba)
      if (lama && isSama(lama, baru)) continue
      urut = Math.max(urut + 1, now.getTime())
      await buku.put(baru, urut, jenis === 'pengobatan' ? ingatkanOf(baru, nilai, now) : undefined)
      known.set(satu.id, baru)
    }
  }
  return { urut, ditolak }
}

/** Limits the change times to now, because a phone's clock may be ahead. */
function arrived(baris: Baris, now: Date): Baris {
  const jam = Object.fromEntries(
    [...kolomOf(baris.jenis), 'hapus'].map((nama) => [nama, Math.min(baris.jam[nama] ?? 0, now.getTime())]),
  )
  return { ...baris, jam }
}

/** Returns the treatment's next reminder date, including today; null for a deleted treatment. */
function ingatkanOf(baris: Baris, nilai: ReturnType<typeof penilai>, now: Date): string | null {
  if (isDihapus(baris)) return null
  return acaraBerikut(nilai(baris.isi as unknown as IsiBaris['pengobatan']), tambahHari(tanggalWib(now), -1)) ?? null
}

import { type IsiBaris, type JenisBaris, kolomOf, type Nilai } from './kolom.ts'
import { type Penilaian, type ProdukDikenal, penilai } from './masa-henti.ts'

/*
 * How entries come together that were made on several devices, with no signal between them. Every field of a row carries the time at
 * which it was written, and the later one counts: in whatever order, and however often, rows arrive, the book becomes the same.
 */

/** A row of the book: an id that a device made up, its fields, and when each of them was written, in milliseconds. */
export interface Baris<J extends JenisBaris = JenisBaris> {
  jenis: J
  id: string
  isi: Record<string, Nilai>
  /** Has it been taken out? What is written later brings it back. */
  hapus: boolean
  /** By field, and of `hapus`. */
  jam: Record<string, number>
}

/** Two versions of one row as one. The order does not matter, and neither does how often. */
export function gabung(satu: Baris, dua: Baris): Baris {
  const isi: Baris['isi'] = {}
  const jam: Baris['jam'] = {}
  for (const nama of kolomOf(satu.jenis)) {
    const menang = isLater(satu.jam[nama], dua.jam[nama], satu.isi[nama], dua.isi[nama]) ? satu : dua
    isi[nama] = menang.isi[nama] ?? null
    jam[nama] = menang.jam[nama] ?? 0
  }
  const menang = isLater(satu.jam.hapus, dua.jam.hapus, satu.hapus, dua.hapus) ? satu : dua
  jam.hapus = menang.jam.hapus ?? 0
  const baris = { jenis: satu.jenis, id: satu.id, isi, hapus: menang.hapus, jam }
  return { ...baris, hapus: isDihapus(baris) }
}

/** At the same moment it does not matter which, as long as everybody takes the same. */
function isLater(jamSatu = 0, jamDua = 0, satu: unknown = null, dua: unknown = null): boolean {
  if (jamSatu !== jamDua) return jamSatu > jamDua
  return JSON.stringify(satu) >= JSON.stringify(dua)
}

/** When it was last written, in milliseconds. */
export const diubahOf = ({ jam }: Pick<Baris, 'jam'>): number => Math.max(0, ...Object.values(jam))

/** Nobody wrote anything into it after it was taken out: what two people did at once is rather kept than lost. */
export const isDihapus = (baris: Baris): boolean => baris.hapus && (baris.jam.hapus ?? 0) >= diubahOf(baris)

export const isSama = (satu: Baris, dua: Baris): boolean =>
  satu.id === dua.id &&
  satu.hapus === dua.hapus &&
  [...kolomOf(satu.jenis), 'hapus'].every(
    (nama) => (satu.jam[nama] ?? 0) === (dua.jam[nama] ?? 0) && (satu.isi[nama] ?? null) === (dua.isi[nama] ?? null),
  )

/** A new row. @param now milliseconds, by the shop's clock as far as the device knows it */
export function buat<J extends JenisBaris>(jenis: J, id: string, isi: IsiBaris[J], now: number): Baris {
  const jam = Object.fromEntries([...kolomOf(jenis), 'hapus'].map((nama) => [nama, now]))
  return { jenis, id, isi: { ...isi } as Record<string, Nilai>, hapus: false, jam }
}

/** The row with what was changed; only that is later than before, also by a clock that is slow. */
export function ubah(baris: Baris, perubahan: Readonly<Record<string, Nilai>>, now: number): Baris {
  const at = Math.max(now, diubahOf(baris) + 1)
  const beda = Object.entries(perubahan).filter(([nama, nilai]) => nilai !== baris.isi[nama])
  const bangkit: [string, number][] = isDihapus(baris) ? [['hapus', at]] : []
  if (beda.length === 0 && bangkit.length === 0) return baris
  return {
    ...baris,
    hapus: false,
    isi: { ...baris.isi, ...Object.fromEntries(beda) },
    jam: {
      ...baris.jam,
      ...(baris.hapus && { hapus: at }),
      ...Object.fromEntries([...beda.map(([nama]) => [nama, at] as const), ...bangkit]),
    },
  }
}

/** The row, taken out. */
export const hapus = (baris: Baris, now: number): Baris => ({
  ...baris,
  hapus: true,
  jam: { ...baris.jam, hapus: Math.max(now, diubahOf(baris) + 1) },
})

/** A row as screens and sums read it; of a treatment with the withdrawal period that counts. */
export type Catatan<J extends JenisBaris> = IsiBaris[J] & { id: string } & (J extends 'pengobatan'
    ? Penilaian
    : unknown)

/** A book: what was not taken out, sorted by kind. */
export type BukuObat = { [J in JenisBaris]: Catatan<J>[] }

/** @param produk products whose withdrawal periods the shop knows */
export function bukuOf(semua: Iterable<Baris>, produk: readonly ProdukDikenal[]): BukuObat {
  const buku: BukuObat = { keramba: [], pengobatan: [], kematian: [], air: [] }
  for (const baris of semua) {
    if (!isDihapus(baris)) (buku[baris.jenis] as object[]).push({ ...baris.isi, id: baris.id })
  }
  return { ...buku, pengobatan: buku.pengobatan.map(penilai(produk)) }
}

import { SEARCHED_PENYAKIT, type SearchHit, WEIGHTS } from '#contract/pencarian/dokumen.ts'
import type { Dokumen } from '#contract/pencarian/nilai.ts'

const SUMMARY_LENGTH = 140

/** Returns the first sentence, shortened to two lines. */
export function shorten(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s|\n/, 1)
  if (sentence.length <= SUMMARY_LENGTH) return sentence
  return `${sentence.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')} …`
}

/** Returns the diseases, with the shop's notes added to their text. */
export function searchedPenyakit(catatan: readonly { kode: string; catatan: string }[]): readonly Dokumen<SearchHit>[] {
  const extra = new Map(catatan.map(({ kode, catatan }) => [kode, catatan]))
  return SEARCHED_PENYAKIT.map(({ apa, isi }) => {
    const text = extra.get(apa.kode)
    return text ? { apa, isi: [...isi, { teks: text, bobot: WEIGHTS.isi }] } : { apa, isi }
  })
}

export interface ProdukCandidate {
  id: number
  nama: string
  zat: string
  deskripsi: string
  gambar: string | null
  harga: number
  resep: boolean
  tersedia: boolean
  ukuran: { kelompok: number; jumlah: number; mulai: number } | null
}

export const searchedProduk = ({
  id,
  nama,
  zat,
  deskripsi,
  gambar,
  harga,
  resep,
  tersedia,
  ukuran,
}: ProdukCandidate): Dokumen<SearchHit> => ({
  apa: {
    id,
    jenis: 'produk',
    kelompok: ukuran?.kelompok,
    hasil: {
      nama,
      keterangan: shorten(deskripsi),
      alamat: `/produk/produk-satuan/${id}`,
      gambar,
      harga: ukuran?.mulai ?? harga,
      ukuran: ukuran?.jumlah,
      resep,
      beli: tersedia && !resep && !ukuran ? `/produk/produk-satuan/pemesanan?produk=${id}&jumlah=1` : undefined,
    },
  },
  isi: [
    { teks: nama, bobot: WEIGHTS.nama, isName: true },
    { teks: zat, bobot: WEIGHTS.zat, isName: true },
    { teks: deskripsi, bobot: WEIGHTS.keterangan },
  ],
})

interface PaketCandidate {
  id: number
  title: string
  isi: string
  deskripsi: string
  gambar: string | null
  harga: number
}

export const searchedPaket = ({ id, title, isi, deskripsi, gambar, harga }: PaketCandidate): Dokumen<SearchHit> => ({
  apa: {
    id,
    jenis: 'paket',
    hasil: {
      nama: title,
      keterangan: shorten(deskripsi),
      alamat: `/produk/produk-paketan/${id}`,
      gambar,
      harga,
      resep: false,
    },
  },
  isi: [
    { teks: title, bobot: WEIGHTS.nama, isName: true },
    { teks: isi, bobot: WEIGHTS.isi },
    { teks: deskripsi, bobot: WEIGHTS.keterangan },
  ],
})

interface ArtikelCandidate {
  id: number
  judul: string
  konten: string
  gambar: string | null
}

export const searchedArtikel = ({ id, judul, konten, gambar }: ArtikelCandidate): Dokumen<SearchHit> => ({
  apa: {
    jenis: 'artikel',
    hasil: { nama: judul, keterangan: shorten(konten), alamat: `/artikel/${id}`, gambar, harga: null, resep: false },
  },
  isi: [
    { teks: judul, bobot: WEIGHTS.nama, isName: true },
    { teks: konten, bobot: WEIGHTS.isi },
  ],
})

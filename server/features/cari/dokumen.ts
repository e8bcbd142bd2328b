import { type Jawaban, SEARCHED_PENYAKIT, WEIGHTS } from '#contract/pencarian/dokumen.ts'
import type { Dokumen } from '#contract/pencarian/nilai.ts'

const SUMMARY_LENGTH = 140

/** Returns the first sentence, shortened to two lines. */
export function ringkas(teks: string): string {
  const [kalimat = ''] = teks.trim().split(/(?<=[.!?])\s|\n/, 1)
  if (kalimat.length <= SUMMARY_LENGTH) return kalimat
  return `${kalimat.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')} …`
}

/** Returns the diseases, with the shop's notes added to their text. */
export function searchedPenyakit(catatan: readonly { kode: string; catatan: string }[]): readonly Dokumen<Jawaban>[] {
  const extra = new Map(catatan.map(({ kode, catatan }) => [kode, catatan]))
  return SEARCHED_PENYAKIT.map(({ apa, isi }) => {
    const teks = extra.get(apa.kode)
    return teks ? { apa, isi: [...isi, { teks, bobot: WEIGHTS.isi }] } : { apa, isi }
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
}

export const searchedProduk = ({
  id,
  nama,
  zat,
  deskripsi,
  gambar,
  harga,
  resep,
}: ProdukCandidate): Dokumen<Jawaban> => ({
  apa: {
    id,
    jenis: 'produk',
    hasil: { nama, keterangan: ringkas(deskripsi), alamat: `/produk/produk-satuan/${id}`, gambar, harga, resep },
  },
  isi: [
    { teks: nama, bobot: WEIGHTS.nama, isNama: true },
    { teks: zat, bobot: WEIGHTS.zat, isNama: true },
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

export const searchedPaket = ({ id, title, isi, deskripsi, gambar, harga }: PaketCandidate): Dokumen<Jawaban> => ({
  apa: {
    id,
    jenis: 'paket',
    hasil: {
      nama: title,
      keterangan: ringkas(deskripsi),
      alamat: `/produk/produk-paketan/${id}`,
      gambar,
      harga,
      resep: false,
    },
  },
  isi: [
    { teks: title, bobot: WEIGHTS.nama, isNama: true },
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

export const searchedArtikel = ({ id, judul, konten, gambar }: ArtikelCandidate): Dokumen<Jawaban> => ({
  apa: {
    jenis: 'artikel',
    hasil: { nama: judul, keterangan: ringkas(konten), alamat: `/artikel/${id}`, gambar, harga: null, resep: false },
  },
  isi: [
    { teks: judul, bobot: WEIGHTS.nama, isNama: true },
    { teks: konten, bobot: WEIGHTS.isi },
  ],
})

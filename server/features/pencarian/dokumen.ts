import { GEJALA } from '#content/gejala.ts'
import { HALAMAN } from '#content/halaman.ts'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import type { ResultKind, SearchResult } from '#contract/pencarian/endpoints.ts'
import type { Dokumen } from '#contract/pencarian/nilai.ts'

/** A search result with its group. */
export interface Jawaban {
  jenis: ResultKind
  hasil: SearchResult
  /** Disease code, for a disease. */
  kode?: KodePenyakit
}

const RINGKAS = 140

/** Weight of a word by its field. */
const BOBOT = { nama: 10, isi: 2, zat: 8, tanda: 6, kelas: 3, keterangan: 3 }

/** Returns the first sentence, shortened to two lines. */
export function ringkas(teks: string): string {
  const [kalimat = ''] = teks.trim().split(/(?<=[.!?])\s|\n/, 1)
  if (kalimat.length <= RINGKAS) return kalimat
  return `${kalimat.slice(0, RINGKAS).replace(/\s+\S*$/, '')} …`
}

const capital = (teks: string) => teks.charAt(0).toUpperCase() + teks.slice(1)

/** Diseases by name, class and signs. The most specific sign has the highest weight. */
const SEARCHED_KARTU = KODE_PENYAKIT.map((kode): Dokumen<Jawaban> & { kode: string } => {
  const { nama, kelas, gejala } = PENYAKIT[kode]
  return {
    kode,
    apa: {
      kode,
      jenis: 'penyakit',
      hasil: {
        nama: capital(nama),
        keterangan: `${KELAS[kelas]}. ${GEJALA[gejala[0]].nama}.`,
        alamat: `/layanan/penyakit/${kode}`,
        gambar: kode,
        harga: null,
        resep: false,
      },
    },
    isi: [
      { teks: nama, bobot: BOBOT.nama, isNama: true },
      { teks: `penyakit ${KELAS[kelas]}`, bobot: BOBOT.kelas },
      ...gejala.map((mark, index) => ({ teks: GEJALA[mark].nama, bobot: BOBOT.tanda - index * 0.75 })),
    ],
  }
})

export const SEARCHED_PENYAKIT: readonly Dokumen<Jawaban>[] = SEARCHED_KARTU

/** Returns the diseases, with the shop's notes added to their text. */
export function searchedPenyakit(catatan: readonly { kode: string; catatan: string }[]): readonly Dokumen<Jawaban>[] {
  const extra = new Map(catatan.map(({ kode, catatan }) => [kode, catatan]))
  return SEARCHED_KARTU.map(({ kode, apa, isi }) => {
    const teks = extra.get(kode)
    return teks ? { apa, isi: [...isi, { teks, bobot: BOBOT.isi }] } : { apa, isi }
  })
}

export const SEARCHED_HALAMAN: readonly Dokumen<Jawaban>[] = HALAMAN.map(({ alamat, nama, keterangan, kata }) => ({
  apa: { jenis: 'halaman', hasil: { nama, keterangan, alamat, gambar: null, harga: null, resep: false } },
  isi: [
    { teks: nama, bobot: BOBOT.nama - 1, isNama: true },
    { teks: kata, bobot: BOBOT.zat - 3 },
  ],
}))

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
    jenis: 'produk',
    hasil: { nama, keterangan: ringkas(deskripsi), alamat: `/produk/produk-satuan/${id}`, gambar, harga, resep },
  },
  isi: [
    { teks: nama, bobot: BOBOT.nama, isNama: true },
    { teks: zat, bobot: BOBOT.zat, isNama: true },
    { teks: deskripsi, bobot: BOBOT.keterangan },
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
    { teks: title, bobot: BOBOT.nama, isNama: true },
    { teks: isi, bobot: BOBOT.isi },
    { teks: deskripsi, bobot: BOBOT.keterangan },
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
    { teks: judul, bobot: BOBOT.nama, isNama: true },
    { teks: konten, bobot: BOBOT.isi },
  ],
})

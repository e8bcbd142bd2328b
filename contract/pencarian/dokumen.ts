import { GEJALA } from '#content/gejala.ts'
import { HALAMAN } from '#content/halaman.ts'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import type { ResultKind, SearchResult } from './endpoints.ts'
import type { Dokumen } from './nilai.ts'
import { addressOf, type Substance } from './substances.ts'

/** A search result with its group. */
export interface SearchHit {
  jenis: ResultKind
  hasil: SearchResult
  /** Disease code, for a disease. */
  kode?: KodePenyakit
  /** Key of the row, for a product or package. */
  id?: number
  /** Size group of a product. */
  kelompok?: number | undefined
}

/** Weight of a word by its field. */
export const WEIGHTS = { nama: 10, isi: 2, zat: 8, tanda: 6, kelas: 3, keterangan: 3 }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Diseases by name, class and signs. The most specific sign has the highest weight. */
export const SEARCHED_PENYAKIT = KODE_PENYAKIT.map((kode): Dokumen<SearchHit> & { apa: { kode: KodePenyakit } } => {
  const { nama, kelas, gejala } = PENYAKIT[kode]
  return {
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
      { teks: nama, bobot: WEIGHTS.nama, isName: true },
      { teks: `penyakit ${KELAS[kelas]}`, bobot: WEIGHTS.kelas },
      ...gejala.map((mark, index) => ({ teks: GEJALA[mark].nama, bobot: WEIGHTS.tanda - index * 0.75 })),
    ],
  }
})

export const SEARCHED_HALAMAN: readonly Dokumen<SearchHit>[] = HALAMAN.map(({ alamat, nama, keterangan, kata }) => ({
  apa: { jenis: 'halaman', hasil: { nama, keterangan, alamat, gambar: null, harga: null, resep: false } },
  isi: [
    { teks: nama, bobot: WEIGHTS.nama - 1, isName: true },
    { teks: kata, bobot: WEIGHTS.zat - 3 },
  ],
}))

/** Returns the result that leads to the page of a substance. */
export const zatHit = (zat: Substance): SearchHit => ({
  jenis: 'halaman',
  hasil: {
    nama: zat.nama,
    keterangan: `${zat.texts.apa} ${zat.nama} ${zat.aturan}.`,
    alamat: addressOf(zat),
    gambar: null,
    harga: null,
    resep: false,
  },
})

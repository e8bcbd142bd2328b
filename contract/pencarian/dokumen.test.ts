import { expect, test } from 'vitest'
import { GEJALA } from '#content/gejala.ts'
import { HALAMAN } from '#content/halaman.ts'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { SEARCHED_HALAMAN, SEARCHED_PENYAKIT, zatHit } from './dokumen.ts'
import { findSubstance } from './substances.ts'

test('a disease is found by its card, with class and first sign', () => {
  expect(SEARCHED_PENYAKIT.map(({ apa }) => apa.kode)).toEqual(KODE_PENYAKIT)
  const { nama, kelas, gejala } = PENYAKIT['lintah-laut']
  expect(SEARCHED_PENYAKIT.find(({ apa }) => apa.kode === 'lintah-laut')?.apa).toEqual({
    kode: 'lintah-laut',
    jenis: 'penyakit',
    hasil: {
      nama: `L${nama.slice(1)}`,
      keterangan: `${KELAS[kelas]}. ${GEJALA[gejala[0]].nama}.`,
      alamat: '/layanan/penyakit/lintah-laut',
      gambar: 'lintah-laut',
      harga: null,
      resep: false,
    },
  })
})

test('the name of a disease counts most, then its signs, the most specific one first, then its class', () => {
  for (const { apa, isi } of SEARCHED_PENYAKIT) {
    const [name, kelas, ...marks] = isi
    expect(name).toEqual({ teks: PENYAKIT[apa.kode].nama, bobot: 10, isName: true })
    expect(kelas).toEqual({ teks: `penyakit ${KELAS[PENYAKIT[apa.kode].kelas]}`, bobot: 3 })
    expect(marks.map(({ teks }) => teks)).toEqual(PENYAKIT[apa.kode].gejala.map((mark) => GEJALA[mark].nama))
    expect(marks[0]?.bobot).toBe(6)
    const weights = marks.map(({ bobot }) => bobot)
    expect(weights).toEqual([...new Set(weights)].toSorted((a, b) => b - a))
    for (const { isName } of marks) expect(isName).toBeUndefined()
  }
})

test('a page is found by name and words', () => {
  const [page] = HALAMAN
  const { nama, keterangan, alamat, kata } = page as (typeof HALAMAN)[number]
  expect(SEARCHED_HALAMAN[0]).toEqual({
    apa: { jenis: 'halaman', hasil: { nama, keterangan, alamat, gambar: null, harga: null, resep: false } },
    isi: [
      { teks: nama, bobot: 9, isName: true },
      { teks: kata, bobot: 5 },
    ],
  })
})

test('a substance leads to its page', () => {
  const zat = findSubstance('formalin') as NonNullable<ReturnType<typeof findSubstance>>
  expect(zatHit(zat)).toEqual({
    jenis: 'halaman',
    hasil: {
      nama: 'Formalin',
      keterangan: `${zat.texts.apa} Formalin tidak dijual di toko ini.`,
      alamat: '/layanan/zat?nama=formalin',
      gambar: null,
      harga: null,
      resep: false,
    },
  })
})

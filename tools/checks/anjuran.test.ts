import { expect, test } from 'vitest'
import { HALAMAN_PENYAKIT } from '#content/halaman-penyakit.ts'
import { artikel } from '#server/db/seed/artikel.ts'
import { produk } from '#server/db/seed/katalog.ts'

const named = HALAMAN_PENYAKIT.flatMap(({ id, produk }) => produk.map((name) => [id, name] as const))

test.each(named)('disease page %i points to a product of the demo catalogue: %s', (_, name) => {
  expect(produk.map((item) => item.nama)).toContain(name)
})

test('no prescription product stands on the virus page, which names no cure', () => {
  const virus = HALAMAN_PENYAKIT.find(({ id }) => id === 3)
  const resep = produk.filter((item) => item.golongan === 'obat_keras').map((item) => item.nama)
  expect(virus?.produk.filter((name) => resep.includes(name))).toEqual([])
  expect(virus?.pengobatan).toContain('Belum ada obat')
  expect(virus?.batas).toMatch(/Tidak satu pun/)
})

test('no text of the shop contains a dose of an antibiotic', () => {
  const texts = [
    ...HALAMAN_PENYAKIT.flatMap(({ penyebab, gejala, pencegahan, pengobatan, kenali, lakukan, jangan }) => [
      ...[penyebab, gejala, pencegahan, pengobatan],
      ...[kenali, lakukan, jangan].flat(),
    ]),
    ...artikel.map(({ konten }) => konten),
  ]
  for (const text of texts) expect(text).not.toMatch(/(siklin|misin|floksasin|diazin)[^.]*\d+(-\d+)? ?mg/i)
})

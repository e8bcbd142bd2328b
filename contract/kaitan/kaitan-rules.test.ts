import { expect, test } from 'vitest'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { isWithoutObat, splitKaitan, splitWithoutObat } from './kaitan-rules.ts'

const free = { nama: 'Peroksida', resep: false }
const prescriptionOnly = { nama: 'Prazikuantel', resep: true }

test.each([
  ['cacing-kulit', 'anjuran', [prescriptionOnly]],
  ['vibriosis', 'anjuran', [prescriptionOnly]],
  ['vnn', 'pendukung', []],
  ['iridovirus', 'pendukung', []],
  ['ichthyophonus', 'pendukung', []],
] as const)(
  '%s points to products as %s, and names prescription products only where they help',
  (kode, peran, resep) => {
    expect(splitKaitan(kode, [free, prescriptionOnly])).toEqual({ produk: [{ ...free, peran }], perluResep: resep })
  },
)

test('names no cure for a virus', () => {
  const virus = KODE_PENYAKIT.filter((kode) => PENYAKIT[kode].kelas === 'V')
  expect(virus.every(isWithoutObat)).toBe(true)
})

test('separates a remedy from a treatment of its consequences', () => {
  expect(splitWithoutObat(['cacing-kulit', 'vnn', 'vibriosis'])).toEqual({
    untuk: ['cacing-kulit', 'vibriosis'],
    pendukung: ['vnn'],
  })
})

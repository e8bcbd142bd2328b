import { expect, test } from 'vitest'
import { readSaringan, toggleKategori, writeSaringan } from './produk-saringan.ts'

const read = (search: string) => readSaringan(new URLSearchParams(search))

test('the address is read leniently: what is no number is not there', () => {
  expect(read('')).toEqual({ q: '', kategori: [], page: 1 })
  expect(read('q=+obat+&kategori=3,1,x,1,-2&page=2')).toEqual({ q: 'obat', kategori: [1, 3], page: 2 })
  expect(read('kategori=99999999999&page=abc')).toEqual({ q: '', kategori: [], page: 1 })
})

test('what is written is read back, and defaults leave no trace in the address', () => {
  const saringan = { q: 'vitamin c', kategori: [1, 3], page: 2 }
  expect(readSaringan(writeSaringan(saringan))).toEqual(saringan)
  expect(writeSaringan({ q: '', kategori: [], page: 1 }).toString()).toBe('')
})

test('a category is chosen and taken out again; the result starts from its first page', () => {
  const chosen = toggleKategori({ q: 'a', kategori: [3], page: 4 }, 1)
  expect(chosen).toEqual({ q: 'a', kategori: [1, 3], page: 1 })
  expect(toggleKategori(chosen, 3)).toEqual({ q: 'a', kategori: [1], page: 1 })
})

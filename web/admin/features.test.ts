import { expect, test } from 'vitest'
import type { Column } from '#contract/columns.ts'
import { PAKET } from '#contract/katalog/paket-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { ARTIKEL } from '#contract/konten/admin.ts'
import { METODE } from '#contract/pembayaran/metode-admin.ts'
import { READINESS_STEPS } from '#contract/pengaturan/readiness-admin.ts'
import { PENGGUNA } from '#contract/pengguna/admin.ts'
import { PENGIRIMAN } from '#contract/pengiriman/admin.ts'
import { ADMIN_FEATURES } from './features.ts'
import { columnsOf, fieldName, formatValue } from './jejak/jejak-words.ts'

const columns = columnsOf(ADMIN_FEATURES)

test.each([
  ['harga', 'Harga', 129000, 'Rp 129.000'],
  ['dana', 'Dana', 5000, 'Rp 5.000'],
  ['cara', 'Cara', 'manual', 'Transfer sendiri'],
  ['status_pembayaran', 'Pembayaran', 'cancelled', 'Dibatalkan'],
  ['masa_henti', 'Masa henti', 14, '14 hari'],
  ['masa_henti', 'Masa henti', null, '(kosong)'],
  ['kelas', 'Untuk masalah', ['B', 'P'], 'Bakteri, Parasit'],
  ['kelas', 'Untuk masalah', [], '(kosong)'],
  ['penyakit', 'Penyakit terkait', ['bintik-putih', 'vnn'], 'bintik putih, VNN'],
  ['produkIds', 'Produk', ['Peroksida'], 'Peroksida'],
  ['status', 'Status', 'published', 'Terbit'],
  ['kode', 'Kode', 'other_qris', 'QRIS'],
  ['kode', 'Kode', 'express', 'express'],
  ['terbit', 'Tanggal terbit', '2026-11-20T20:00:00.000Z', '21 November 2026, 03.00 WIB'],
  ['gambar', 'Gambar', 'b83c0912.webp', 'gambar lain'],
  ['title', 'Nama paket', 'Paket Air', 'Paket Air'],
  ['aktif', 'Aktif', false, 'tidak'],
  ['deskripsi', 'Deskripsi', 'x'.repeat(130), `${'x'.repeat(120)}…`],
  ['sesuatu', 'sesuatu', { a: 1 }, '{"a":1}'],
])('the trail writes %s as %s: %j is %s', (field, name, value, text) => {
  expect([fieldName(columns, field), formatValue(columns, field, value)]).toEqual([name, text])
})

test.each([PRODUK, PAKET, ARTIKEL, PENGGUNA, METODE, PENGIRIMAN])('the trail has the words of every table', (table) => {
  const labels = Object.entries<Column>(table).flatMap(([name, { label }]) => (label ? [[name, label]] : []))
  // A package's `deskripsi` is 'Keterangan', because the specification calls its contents 'Deskripsi'.
  const shared = labels.filter(([name, label]) => name !== 'deskripsi' || label !== 'Keterangan')
  expect(shared.map(([name = '']) => [name, fieldName(columns, name)])).toEqual(shared)
})

test('every step of a new shop has its texts', () => {
  expect(ADMIN_FEATURES.flatMap(({ setup = {} }) => Object.keys(setup)).toSorted()).toEqual(READINESS_STEPS.toSorted())
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { exportGoodsInSheet, GoodsInResult, importGoodsIn } from '#contract/stok/goods-in-admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, link, pick, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import GoodsInImportPage from './goods-in-import.page.tsx'

const berkas = () => new File(['nama'], 'masuk.csv', { type: 'text/csv' })
const ROW = { baris: 2, nama: 'Iodin', nomor: 'L-1', kedaluwarsa: '2099-04-01', jumlah: 1200, disisihkan: false }
const RESULT = contoh(GoodsInResult, {
  message: '2 lot akan masuk',
  sidik: 'sidik-1',
  jumlah: { lot: 2, satuan: 1203, disisihkan: 1 },
  rincian: [ROW, { ...ROW, baris: 3, nama: 'Jaring', nomor: 'J-1', kedaluwarsa: null, jumlah: 3, disisihkan: true }],
})
const open = () => showAdmin(<GoodsInImportPage />, { at: '/impor-barang-masuk' })

test('goods of a file are shown line by line, and recorded as shown', async () => {
  answer(importGoodsIn, RESULT)
  await open()
  await pick(field('Pilih Berkas CSV'), berkas())
  await see('2 lot akan masuk')
  const lines = page.getByRole('region', { name: 'Yang akan masuk' }).getByRole('listitem')
  await expect.element(lines.nth(0)).toHaveTextContent('Baris 21.200 × IodinLot L-1, kedaluwarsa 1 April 2099')
  await expect.element(lines.nth(1)).toHaveTextContent('Baris 33 × JaringDisisihkanLot J-1, tidak kedaluwarsa')
  answer(importGoodsIn, { ...RESULT, message: '2 lot dicatat' })
  await press('Catat 2 Lot')
  await see('2 lot dicatat')
  expect(sent(importGoodsIn).map(({ body }) => [body.mode, body.sidik])).toEqual([
    ['periksa', undefined],
    ['terapkan', 'sidik-1'],
  ])
  await expect.element(link('Lihat Lot')).toHaveAttribute('href', '/lot')
})

test('goods of a file with errors, or without a lot, are not recorded', async () => {
  answer(importGoodsIn, { ...RESULT, galat: [{ baris: 4, kolom: 'jumlah', pesan: 'Jumlah harus angka' }] })
  await open()
  await pick(field('Pilih Berkas CSV'), berkas())
  await see('Jumlah harus angka')
  await expect.element(page.getByRole('alert').filter({ hasText: '2 lot akan masuk' })).toBeVisible()
  await expect.element(button(/^Catat/)).not.toBeInTheDocument()
  answer(importGoodsIn, contoh(GoodsInResult, { message: 'Tidak ada lot' }))
  await pick(field('Pilih Berkas CSV'), berkas())
  await see('Tidak ada lot')
  await expect.element(button(/^Catat/)).not.toBeInTheDocument()
  answer(importGoodsIn, { ...RESULT, jumlah: { lot: 1, satuan: 1200, disisihkan: 0 } })
  await pick(field('Pilih Berkas CSV'), berkas())
  await expect.element(button('Catat 1 Lot')).toBeVisible()
})

test('says if the sheet could not be downloaded', async () => {
  answer(exportGoodsInSheet, refuse('SERVICE_UNAVAILABLE'))
  await open()
  await press('Unduh Lembar')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(button('Unduh Lembar')).toBeEnabled()
})

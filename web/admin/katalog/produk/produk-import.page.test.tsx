import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ImportResult } from '#contract/csv-import.ts'
import { importProduk } from '#contract/katalog/produk-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { answer, bare, later, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, link, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ProdukImportPage from './produk-import.page.tsx'

const berkas = (name = 'produk.csv') => new File(['nama\nA'], name, { type: 'text/csv' })
const RESULT = contoh(ImportResult, {
  message: '2 perubahan',
  sidik: 'sidik-1',
  jumlah: { baru: 1, berubah: 1, sama: 3, salah: 0 },
  rincian: [{ baris: 2, nama: '<b>Vitamin</b>', sebelum: null, sesudah: { nama: '<b>Vitamin</b>' } }],
})
const open = () => showAdmin(<ProdukImportPage />, { at: '/impor-produk' })

describe('import of a file', () => {
  test('is previewed first, and applied as shown', async () => {
    const wait = later<ImportResult>()
    answer(importProduk, wait.answer)
    await open()
    await see('Belum ada berkas. Maksimal 8 MB.')
    await pick(field('Pilih Berkas CSV'), berkas())
    await see('Memeriksa berkas…')
    await expect.element(field('Pilih Berkas CSV')).toBeDisabled()
    wait.come(RESULT)
    await see('2 perubahan')
    await see('<b>Vitamin</b>')
    await see('Dan 1 perubahan lain.')
    expect(sent(importProduk)[0]?.body.mode).toBe('periksa')
    answer(importProduk, { ...RESULT, message: 'Diterapkan' })
    await press('Terapkan 2 Perubahan')
    await see('Diterapkan')
    await expect.element(link('Lihat Produk')).toHaveAttribute('href', '/manajemen-produk')
    expect(sent(importProduk)[1]?.body).toMatchObject({ mode: 'terapkan', sidik: 'sidik-1' })
  })

  test('lists the errors by line, and imports nothing', async () => {
    const wrong = {
      ...RESULT,
      jumlah: { ...RESULT.jumlah, salah: 1 },
      galat: [{ baris: 4, kolom: 'harga', pesan: 'Harga harus bilangan' }],
    }
    answer(importProduk, wrong)
    await open()
    await pick(field('Pilih Berkas CSV'), berkas())
    await see('Baris 4')
    await see('Harga harus bilangan')
    await expect.element(button(/^Terapkan/)).not.toBeInTheDocument()
    answer(importProduk, RESULT)
    await pick(field('Pilih Berkas CSV'), berkas('dibetulkan.csv'))
    await see('dibetulkan.csv')
    await seeNot('Harga harus bilangan')
    await expect.element(button('Terapkan 2 Perubahan')).toBeVisible()
  })

  test('offers nothing to apply where nothing changes', async () => {
    answer(importProduk, { ...RESULT, jumlah: { baru: 0, berubah: 0, sama: 5, salah: 0 }, rincian: [] })
    await open()
    await pick(field('Pilih Berkas CSV'), berkas())
    await see('2 perubahan')
    await expect.element(button(/^Terapkan/)).not.toBeInTheDocument()
  })

  test('looks again when the catalogue changed meanwhile', async () => {
    answer(importProduk, ({ body }) => (body.mode === 'periksa' ? RESULT : refuse('KATALOG_BERUBAH')))
    await open()
    await pick(field('Pilih Berkas CSV'), berkas())
    await press('Terapkan 2 Perubahan')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(button('Terapkan 2 Perubahan')).not.toBeInTheDocument()
    await press('Periksa Lagi')
    await expect.element(button('Terapkan 2 Perubahan')).toBeVisible()
  })

  test('reports that the preview failed', async () => {
    answer(importProduk, refuse('CSV_TIDAK_TERBACA'))
    await open()
    await pick(field('Pilih Berkas CSV'), berkas())
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer(importProduk, silence)
    await press('Periksa Lagi')
    await see(/Tidak ada respon dari server/)
  })

  test('is applied once despite a lost answer', async () => {
    answer(importProduk, ({ body }) => (body.mode === 'periksa' ? RESULT : silence()))
    const jawaban = { ...RESULT, message: 'Impor selesai: 1 produk baru, 0 produk diubah.' }
    answer(settlePermintaan, { keadaan: 'selesai', status: 200, jawaban })
    await open()
    await pick(field('Pilih Berkas CSV'), berkas())
    await press('Terapkan 2 Perubahan')
    await see(/^Sudah tersimpan satu kali\./)
    await see('Impor selesai: 1 produk baru, 0 produk diubah.')
    const kunci = sent(importProduk).at(-1)?.headers.get('Idempotency-Key')
    expect(sent(settlePermintaan)[0]?.params.kunci).toBe(kunci)
  })

  test('says that the file was not applied, and offers to look again', async () => {
    answer(importProduk, ({ body }) => (body.mode === 'periksa' ? RESULT : bare(500, {})))
    answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
    await open()
    await pick(field('Pilih Berkas CSV'), berkas())
    await press('Terapkan 2 Perubahan')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Gagal mengimpor produk/)
    await press('Periksa Lagi')
    await expect.element(button('Terapkan 2 Perubahan')).toBeVisible()
  })
})

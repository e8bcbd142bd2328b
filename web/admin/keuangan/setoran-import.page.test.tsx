import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { importSetoran, SetoranResult } from '#contract/keuangan/admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, pick, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import SetoranImportPage from './setoran-import.page.tsx'

const FILE = new File(['x'], 'setoran.csv', { type: 'text/csv' })
const ROW = SetoranResult.shape.rincian.element
const result = (change: Partial<SetoranResult> = {}) =>
  contoh(SetoranResult, {
    message: 'Berkas terbaca.',
    sidik: 'abc',
    jumlah: { cocok: 1, beda: 2, asing: 3, ganda: 4, sama: 5, dilewati: 6 },
    rincian: [
      contoh(ROW, { baris: 2, order_id: 'KS-1', status: 'beda', jumlah: 50_000, biaya: 350, seharusnya: 52_000 }),
      contoh(ROW, { baris: 3, order_id: 'KS-2', status: 'cocok', jumlah: 7000, biaya: null, seharusnya: 7000 }),
    ],
    ...change,
  })
const open = () => showAdmin(<SetoranImportPage />, { at: '/impor-setoran' })
const choose = () => pick(page.getByLabelText(/CSV/).first(), FILE)
const line = (nomor: string) => page.getByRole('listitem').filter({ hasText: nomor })

test('a file of settlements is checked first, and recorded as it was shown', async () => {
  await open()
  answer(importSetoran, result())
  await choose()
  await see('Berkas terbaca. Cocok 1, jumlah berbeda 2, tidak dikenal 3, disetor lagi 4, sudah dicatat 5, dilewati 6.')
  await seeIn(line('KS-1'), /KS-1.*Jumlah berbeda.*Rp 50\.000, biaya Rp 350; di toko Rp 52\.000/)
  await seeIn(line('KS-2'), /KS-2.*Cocok.*Rp 7\.000$/)
  await expect.element(button('Catat 10 Baris')).toBeVisible()
  expect(sent(importSetoran)[0]?.body).toMatchObject({ mode: 'periksa' })
  answer(importSetoran, refuse('SETORAN_BERUBAH'))
  await press('Catat 10 Baris')
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  answer(importSetoran, result())
  await press('Periksa Lagi')
  answer(importSetoran, result({ message: '10 baris dicatat' }))
  await press('Catat 10 Baris')
  await see('10 baris dicatat')
  expect(sent(importSetoran).at(-1)?.body).toMatchObject({ mode: 'terapkan', sidik: 'abc' })
  await expect.element(link('Lihat Setoran')).toHaveAttribute('href', '/setoran')
  await expect.element(button('Catat 10 Baris')).not.toBeInTheDocument()
})

test('a file of settlements with errors, or with nothing new, is not recorded', async () => {
  await open()
  answer(importSetoran, result({ galat: [{ baris: 3, kolom: 'Jumlah', pesan: 'Jumlah bukan angka' }] }))
  await choose()
  await see(/Jumlah bukan angka/)
  await expect.element(button(/^Catat/)).not.toBeInTheDocument()
  const none = { cocok: 0, beda: 0, asing: 0, ganda: 0, sama: 5, dilewati: 0 }
  answer(importSetoran, result({ jumlah: none, rincian: [] }))
  await choose()
  await see(/sudah dicatat 5/)
  await seeNot('Yang akan dicatat')
  await expect.element(button(/^Catat/)).not.toBeInTheDocument()
})

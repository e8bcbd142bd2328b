import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Penjelasan } from '#contract/kesehatan/admin.ts'
import { CocokRow, explainCocok, listCocokRows } from '#contract/keuangan/cocok-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import CocokHariPage from './cocok-hari.page.tsx'

test.each([
  [{}, 'Cocok'],
  [{ midtrans: 0 }, 'Tidak ada di Midtrans'],
  [{ toko: 0 }, 'Hanya ada di Midtrans'],
  [{ midtrans: 4000 }, 'Jumlah berbeda'],
  [{ midtransKembali: 5000 }, 'Dikembalikan di Midtrans saja'],
  [{ tokoKembali: 5000 }, 'Dikembalikan di toko saja'],
])('a payment with %o reads %s', async (sides, words) => {
  const row = { toko: 5000, midtrans: 5000, tokoKembali: 0, midtransKembali: 0, beda: words !== 'Cocok', ...sides }
  answer(listCocokRows, { items: [contoh(CocokRow, row)], total: 1 })
  await showAdmin(<CocokHariPage />, { at: '/cocok-midtrans/2026-03-07', path: '/cocok-midtrans/:hari' })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  expect(sent(listCocokRows)[0]).toMatchObject({ query: { hari: '2026-03-07' } })
})

test('explains a difference with the amounts that are shown', async () => {
  const row = contoh(CocokRow, {
    ...{ pembayaranId: 7, order_id: 'KS-7', pesananId: 5, jenis: 'satuan', toko: 5000, tokoKembali: 800 },
    ...{ midtrans: 4000, midtransKembali: 500, disetor: 2100, beda: true },
  })
  answer(listCocokRows, { items: [row], total: 1 })
  answer(explainCocok, { message: 'Perbedaan ditandai sudah dijelaskan' })
  await showAdmin(<CocokHariPage />, { at: '/cocok-midtrans/2026-03-07', path: '/cocok-midtrans/:hari' })
  await expect.element(page.getByRole('heading', { name: 'Pembayaran 7 Maret 2026' })).toBeVisible()
  for (const amount of ['Rp 3.500', 'Di toko Rp 4.200', 'Disetor Rp 2.100'])
    await seeIn(page.getByRole('row').filter({ hasText: 'KS-7' }), amount)
  await expect.element(link('KS-7')).toHaveAttribute('href', '/detail-pesanan-satuan/5')
  await press('Jelaskan')
  await fill(field('Alasan'), 'Dikembalikan tunai')
  const penjelasan = contoh(Penjelasan, { alasan: 'Dikembalikan tunai', oleh: 'Sri' })
  answer(listCocokRows, { items: [{ ...row, penjelasan }], total: 1 })
  await press('Simpan Penjelasan')
  await see('Dikembalikan tunai')
  await expect.element(button('Jelaskan')).not.toBeInTheDocument()
  expect(sent(explainCocok)).toMatchObject([
    { params: { pembayaranId: '7' }, body: { alasan: 'Dikembalikan tunai', toko: 5000, midtrans: 4000 } },
  ])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CocokRow, listCocokRows } from '#contract/keuangan/cocok-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
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

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LotAdmin, listLot } from '#contract/stok/lot-list-admin.ts'
import { holdLots } from '#contract/stok/many-lot-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import LotListPage from './lot-list.page.tsx'
import { LOT_TICKS } from './many-lot.tsx'

const lot = contoh(LotAdmin, { lotId: 8, produkNama: 'Kaporit', nomor: 'A8', sisa: 5 })

beforeEach(() => {
  answer(listLot, { items: [lot], total: 1 })
  return LOT_TICKS.clear
})

test('ticked lots are set aside with a reason', async () => {
  answer(holdLots, { message: '', hasil: [{ id: 8, nama: 'Kaporit, lot A8', selesai: true, alasan: '' }] })
  await showAdmin(<LotListPage />, { at: '/lot' })
  await page.getByRole('checkbox', { name: 'Pilih Kaporit, lot A8' }).click()
  await page.getByRole('region', { name: 'Lot yang dipilih' }).getByRole('button', { name: 'Sisihkan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sisihkan' }).click()
  await see('Alasan tidak boleh kosong!')
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Segel rusak')
  await dialog.getByRole('button', { name: 'Sisihkan' }).click()
  await see('1 lot masuk karantina.')
  expect(sent(holdLots)[0]?.body).toEqual({ lotId: [8], alasan: 'Segel rusak' })
})

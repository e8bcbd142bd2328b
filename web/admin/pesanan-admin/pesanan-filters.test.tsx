import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPesanan } from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { answer } from '#web/testing/api.ts'
import { button, field, fill, press } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PesananFilters } from './pesanan-filters.tsx'

function Screen() {
  const { result: _, ...list } = useList(listPesanan)
  return <PesananFilters list={list} />
}
async function open(search = '') {
  answer(listPesanan, { items: [], total: 0 })
  answer(listPenanda, [{ penanda: 'Grosir', jumlah: 2 }])
  return showAdmin(<Screen />, { at: `/pesanan-satuan${search}` })
}

describe('filters of orders', () => {
  test('are folded away, and counted', async () => {
    await open('?pembayaran=pending&dari=2026-03-01')
    await expect.element(button('Saring (2 dipakai)')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field('Dari tanggal')).not.toBeVisible()
    await press('Saring (2 dipakai)')
    await expect.element(field('Dari tanggal')).toBeVisible()
    await expect.element(field('Dari tanggal')).toHaveValue('2026-03-01')
  })

  test('stand behind one button on a desktop as well, and a used one can be removed beside it', async () => {
    await page.viewport(1440, 900)
    const { address } = await open('?pembayaran=pending&dari=2026-03-01&lihat=ongkir')
    await expect.element(field('Pembayaran')).not.toBeVisible()
    const used = page.getByRole('list', { name: 'Saringan' }).getByRole('link')
    await expect
      .poll(() => used.elements().map((item) => item.textContent))
      .toEqual(['Menunggu Pembayaran', 'Dari 1 Maret 2026', 'Menunggu ongkir'])
    await press(used.nth(1))
    await expect.poll(address).toBe('/pesanan-satuan?pembayaran=pending&lihat=ongkir')
    await page.viewport(390, 844)
  })

  test('filter the list from its first page on, and can be removed', async () => {
    const { address } = await open('?page=3')
    await press('Saring')
    await fill('Pembayaran', 'pending')
    await expect.poll(address).toBe('/pesanan-satuan?pembayaran=pending')
    await fill('Pembayaran', '')
    await expect.poll(address).toBe('/pesanan-satuan')
  })

  test('offer the labels of the office, also an unused one', async () => {
    await open('?penanda=lama')
    await press('Saring (1 dipakai)')
    await expect.element(field('Penanda')).toHaveValue('lama')
    await expect.element(page.getByRole('option', { name: 'Grosir' })).toBeInTheDocument()
  })
})

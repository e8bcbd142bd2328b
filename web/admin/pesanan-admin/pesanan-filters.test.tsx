import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPesanan } from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { answer } from '#web/testing/api.ts'
import { button, field, fill, press } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { usePesananFilters } from './pesanan-filters.ts'

function Screen() {
  const { result: _, ...list } = useList(listPesanan)
  return (
    <ListBar
      list={list}
      search="Cari"
      filters={usePesananFilters(list.query.penanda)}
      quick={<a href="/sering">Sering dipakai</a>}
      actions={<button type="button">Unduh CSV</button>}
    />
  )
}
async function open(search = '') {
  answer(listPesanan, { items: [], total: 0 })
  answer(listPenanda, [{ penanda: 'Grosir', jumlah: 2 }])
  return showAdmin(<Screen />, { at: `/pesanan-satuan${search}` })
}
const used = page.getByRole('list', { name: 'Saringan' }).getByRole('link')
const texts = () => used.elements().map((item) => item.textContent)

describe.each([
  ['phone', 390, 844],
  ['desktop', 1440, 900],
])('filters of a list on a %s', (_, width, height) => {
  beforeEach(async () => {
    await page.viewport(width, height)
    return () => page.viewport(390, 844)
  })

  test('are folded away, and counted', async () => {
    await open('?pembayaran=pending&dari=2026-03-01')
    await expect.element(button('Saring (2 dipakai)')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field('Dari tanggal')).not.toBeVisible()
    await press('Saring (2 dipakai)')
    await expect.element(field('Dari tanggal')).toBeVisible()
  })

  test('stand on one line if they are used, each with a link that removes it', async () => {
    const { address } = await open('?pembayaran=pending&dari=2026-03-01&lihat=ongkir')
    await expect.poll(texts).toEqual(['Menunggu Pembayaran', 'Dari 1 Maret 2026', 'Menunggu ongkir'])
    expect(new Set(used.elements().map((item) => item.getBoundingClientRect().top)).size).toBe(1)
    await press(used.nth(1))
    await expect.poll(address).toBe('/pesanan-satuan?pembayaran=pending&lihat=ongkir')
  })
})

describe('filters of a list', () => {
  test('reduce it from its first page on, and can be removed', async () => {
    const { address } = await open('?page=3')
    await press('Saring')
    await fill('Pembayaran', 'pending')
    await expect.poll(address).toBe('/pesanan-satuan?pembayaran=pending')
    await fill('Pembayaran', '')
    await expect.poll(address).toBe('/pesanan-satuan')
  })

  test('offer the chosen one also if it is rarely used', async () => {
    await open('?penanda=lama')
    await press('Saring (1 dipakai)')
    await expect.element(field('Penanda')).toHaveValue('lama')
    await expect.element(page.getByRole('option', { name: 'Grosir' })).toBeInTheDocument()
  })

  test('hide the often used ones and the actions on a phone, behind a button each', async () => {
    await open()
    await expect.element(page.getByText('Sering dipakai')).not.toBeVisible()
    await expect.element(page.getByText('Unduh CSV')).not.toBeVisible()
    await press('Tindakan lain')
    await expect.element(page.getByText('Unduh CSV')).toBeVisible()
    await press('Saring')
    await expect.element(page.getByText('Sering dipakai')).toBeVisible()
    await expect.element(page.getByText('Unduh CSV')).not.toBeVisible()
  })
})

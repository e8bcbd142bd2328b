import { parse } from 'csv-parse/sync'
import { LONG_TEXT } from '#e2e/hostile.ts'
import { expect } from '#e2e/test.ts'
import { signIn, test } from './hostile-shop.ts'
import { walkWith } from './visit.ts'

/* Parts of the hostile shop that the walk does not reach. */

for (const file of ['produk', 'pesanan'])
  test(`a spreadsheet computes nothing out of ${file}.csv`, async ({ request, hostile: { admin } }) => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const text = await (await request.get(`/api/admin/${file}.csv`, { headers })).text()
    const rows: string[][] = parse(text, { bom: true, delimiter: [',', ';'] })
    expect(rows.flat().some((cell) => cell.includes('jahat'))).toBe(true)
    expect(rows.flat().filter((cell) => /^\s*[=+@]/.test(cell))).toEqual([])
  })

test.describe('while the shop is closed', () => {
  test.use({ allowedComplaints: /.*/ })
  test.describe.configure({ timeout: 300_000 })

  test('every probe is content with the reason', async ({ page, hostile }) => {
    const close = async (reopening: string | null) => {
      const data = { buka_lagi: reopening, pesan_libur: LONG_TEXT.slice(0, 200).replaceAll('\n', ' '), semula: {} }
      const answer = await hostile.admin.api('put', '/api/admin/pengaturan-toko', { data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await signIn(page, 'customer', hostile)
    const visit = await walkWith(page)
    await close('2099-01-01')
    try {
      for (const path of ['/', '/keranjang', `/produk/produk-satuan/pemesanan?produk=${hostile.produk.produkId}`]) {
        expect.soft(await visit({ path, role: 'customer', device: 'phone' }), path).toEqual([])
        await expect.soft(page.getByText('Toko libur.').first()).toBeVisible()
      }
    } finally {
      await close(null)
    }
  })
})

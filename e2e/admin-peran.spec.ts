import type { Locator } from '@playwright/test'
import { unique } from './build-rows.ts'
import { expectKabar, loading, searchRow } from './page.ts'
import { adminCookie, expect, logInAdmin, test } from './test.ts'

test('each role can open every screen of its menu and its tabs without a refused request', async ({ page, build }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${response.url()}`)
  })
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  const tabs = page.getByRole('navigation', { name: 'Halaman lain di bagian ini' })
  const addresses = (nav: Locator) =>
    nav.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  const seen = new Set<string>()
  async function open(nav: Locator, to: string) {
    // The screens of every role are the same for each of them.
    if (/dasbor|perangkat/.test(to) && seen.has(to)) return
    seen.add(to)
    await nav.locator(`a[href="${to}"]`).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Anda tidak punya akses' })).toBeHidden()
  }
  await logInAdmin(page, await build.petugas('pesanan'), 'pesanan')
  for (const peran of ['pesanan', 'gudang', 'konten', 'dokter']) {
    await test.step(peran, async () => {
      if (peran !== 'pesanan') {
        const { token } = await build.petugas(peran)
        await page.context().addCookies([adminCookie(token)])
        await page.evaluate((peran) => localStorage.setItem('adminPeran', peran), peran)
      }
      await page.goto('/dasbor-admin')
      await expect(loading(page)).toHaveCount(0)
      const rooms = await addresses(menu)
      expect(rooms.length).toBeGreaterThan(2)
      for (const room of rooms) {
        await open(menu, room)
        for (const tab of (await addresses(tabs)).slice(1)) await open(tabs, tab)
      }
    })
  }
  expect(refused).toEqual([])
})

test('a warehouse worker packs and sends a paid order without seeing any amount', async ({ page, build }) => {
  const produk = await build.produk({ nama: unique('Kemas Iodin'), harga: 123_400 })
  const { orderId, nomor } = await build.pesanan({ produk, lunas: true })
  await logInAdmin(page, await build.petugas('gudang'), 'gudang')
  await page.goto('/kemas-pesanan')
  await page.getByRole('link', { name: 'Jumlah per Produk' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: produk.nama })).toContainText('1 pesanan')
  await expect(page.getByRole('link', { name: 'Proses sekaligus' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Kemas Pesanan' }).click()
  await searchRow(page, produk.nama)
  await page.getByRole('link', { name: `Kemas ${nomor}` }).click()
  await expect(page.getByRole('heading', { name: 'Surat Jalan' })).toBeVisible()
  await expect(page.getByText(`1 × ${produk.nama}`)).toBeVisible()
  await expect(page.getByText(/\bRp\s?\d/)).toHaveCount(0)
  await page.getByLabel('Kurir').fill('JNE')
  await page.getByLabel('Nomor resi').fill('JP77')
  await page.getByRole('button', { name: 'Proses' }).click()
  await expectKabar(page, 'Pesanan')
  await expect(page).toHaveURL(/\/kemas-pesanan\?q=/)
  await expect(page.getByText('Tidak ada pesanan yang menunggu dikemas')).toBeVisible()
  const { api } = await build.owner()
  const { resi, status_pesanan } = await (await api('get', `/api/admin/pesanan/${orderId}`)).json()
  expect([resi, status_pesanan]).toEqual(['JP77', 'Sedang Di Proses'])
})

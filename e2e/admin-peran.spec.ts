import { unique } from './build-rows.ts'
import { expectKabar, loading, searchRow } from './page.ts'
import { adminCookie, expect, logInAdmin, test } from './test.ts'

test('each role can open every screen of its menu without a refused request', async ({ page, build }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${response.url()}`)
  })
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  const seen = new Set<string>()
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
      const links = await menu.getByRole('link').all()
      expect(links.length).toBeGreaterThan(3)
      for (const link of links) {
        const to = (await link.getAttribute('href')) ?? ''
        // The screens of every role are the same for each of them.
        if (/dasbor|perangkat|keamanan/.test(to) && seen.has(to)) continue
        seen.add(to)
        await link.click()
        await expect(page).toHaveURL(({ pathname }) => pathname === to)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(loading(page)).toHaveCount(0)
        await expect(page.getByRole('heading', { name: 'Anda tidak punya akses' })).toBeHidden()
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

import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type Build, dateAhead, type Produk, unique } from './build-rows.ts'
import { expect, logInAdmin, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

/** An EAN that no other test uses. */
const newBarcode = () => `899${String(Date.now()).slice(-9)}${Math.floor(Math.random() * 10)}`

/** Creates a product with a shelf and a barcode, and with one lot. */
async function shelved(build: Build, rak_gudang: string, change: object = {}) {
  const barcode = newBarcode()
  const produk = await build.produk({ nama: unique('Gudang'), stok: '0', rak_gudang, barcode, ...change })
  const nomor = unique('G').replace(' ', '-').toUpperCase()
  const { api } = await build.owner()
  const line = { produkId: produk.produkId, nomor, kedaluwarsa: dateAhead(400), jumlah: 60 }
  expect((await api('post', '/api/admin/barang-masuk', { data: { baris: [line] } })).ok()).toBe(true)
  return { produk, nomor, barcode }
}

/** Creates paid orders of one customer. @returns the customer's name and the order ids */
async function buildLunas(build: Build, count: number, produk: Produk, other?: Produk) {
  const pembeli = await build.pelanggan({ nama: unique('Bu Gudang') })
  const ids: number[] = []
  for (let at = 0; at < count; at++)
    ids.push((await build.pesanan({ pembeli, lunas: true, catatan: `Dus ${at}`, produk, lain: other })).orderId)
  return { name: pembeli.nama, ids }
}

const toolbar = (page: Page) => page.getByRole('region', { name: 'Pesanan yang dipilih' })
const open = (page: Page, name: string) => page.goto(`/kemas-pesanan?limit=50&q=${encodeURIComponent(name)}`)
/** Types as a USB scanner does: fast, with Enter, wherever the focus is. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a packer scans ten orders into their parcels, some without a signal, and sees no money', async ({
    page,

    build,
  }) => {
    const a = await shelved(build, 'A2')
    const b = await shelved(build, 'B10')
    const { name, ids } = await buildLunas(build, 10, a.produk, b.produk)
    await logInAdmin(page, await build.petugas('gudang'), 'gudang')
    await open(page, name)
    await page.getByRole('checkbox', { name: /Pilih semua di halaman ini/ }).check()
    await expect(toolbar(page)).toContainText('10 dipilih')
    await toolbar(page).getByRole('link', { name: 'Daftar ambil' }).click()
    await expect(page.getByRole('heading', { name: 'Daftar Ambil' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: a.produk.nama })).toContainText(`10 dari lot ${a.nomor}`)
    await page.goBack()
    await toolbar(page).getByRole('link', { name: 'Kemas dengan pindai' }).click()
    await page.getByRole('button', { name: 'Mulai memindai' }).click()

    const result = page.getByRole('status').filter({ hasText: /Siap memindai|Benar|Salah/ })
    const finish = page.getByRole('button', { name: 'Selesai, berikutnya' })
    await expect(result).toContainText('Siap memindai')
    await expectAccessible(page)
    await expect(page.getByText(/\bRp\s?\d/)).toHaveCount(0)
    await scan(page, '0000000000000')
    await expect(result).toContainText('Salah')
    for (let at = 0; at < ids.length; at++) {
      await expect(page.getByText(`Pesanan ${at + 1} dari 10`)).toBeVisible()
      // The signal is lost for three orders, and a reload loses nothing.
      if (at === 4) {
        await expect(page.getByText(/disimpan di HP ini/)).toHaveCount(0)
        await page.route('**/kemas-pindaian', (route) => route.abort())
      }
      if (at === 6) {
        await expect(page.getByText('2 pesanan disimpan di HP ini')).toBeVisible()
        await page.reload()
        await expect(page.getByText('Pesanan 7 dari 10')).toBeVisible()
      }
      if (at === 7) await page.unroute('**/kemas-pindaian')
      await expect(finish).toBeDisabled()
      await scan(page, a.barcode)
      await expect(result).toContainText(`Benar${a.produk.nama}, lot ${a.nomor}`)
      await scan(page, b.nomor)
      await expect(result).toContainText('Paket ini lengkap.')
      await finish.click()
    }
    await expect(page.getByText('10 pesanan dikemas.')).toBeVisible()
    await expect(page.getByText(/disimpan di HP ini/)).toHaveCount(0, { timeout: 40_000 })
    const { api } = await build.owner()
    for (const orderId of ids) {
      const { status_pesanan, bagian } = await (await api('get', `/api/admin/pesanan/${orderId}`)).json()
      expect(status_pesanan).toBe('Sedang Di Proses')
      const lots = bagian.flatMap(({ kemasan }: { kemasan: { nomor: string; jumlah: number }[] }) =>
        kemasan.map((lot) => `${lot.jumlah} ${lot.nomor}`),
      )
      expect(lots.sort()).toEqual([`1 ${a.nomor}`, `1 ${b.nomor}`].sort())
    }
    await page.getByRole('link', { name: 'Cetak label' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)
  })

  test('an order with an oxidizer and an acid says on screen, slip and label that they are packed apart', async ({
    page,
    build,
  }) => {
    const acid = await build.produk({ nama: unique('Asam Sitrat') })
    const chlorine = await build.produk({ nama: unique('Kaporit'), bahaya: 'pengoksidasi' })
    const { orderId } = await build.pesanan({ lunas: true, produk: chlorine, lain: acid })
    await logInAdmin(page, await build.petugas('gudang'), 'gudang')
    const sentence = `${chlorine.nama} terpisah dari ${acid.nama}: bisa timbul gas beracun.`
    await page.goto(`/kemas-pesanan/${orderId}`)
    await expect(page.getByRole('region', { name: 'Kemas terpisah' }).first()).toContainText(sentence)
    await page.goto(`/cetak-banyak?id=${orderId}&jenis=surat-jalan`)
    await expect(page.getByRole('article').getByText(sentence)).toBeVisible()
    await page.getByRole('link', { name: 'Label 100 × 150 mm' }).click()
    await expect(page.getByRole('article').getByText('KEMAS TERPISAH')).toBeVisible()
    const screen = await page.goto(`/pindai-kemas?id=${orderId}`)
    expect(screen?.headers()['permissions-policy']).toContain('camera=(self)')
    expect((await page.request.get('/')).headers()['permissions-policy']).toContain('camera=()')
    await page.getByRole('button', { name: 'Mulai memindai' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  })
})

test('a packer packs, prints and hands over twenty orders in at most 14 clicks', async ({ page, build }) => {
  const { produk } = await shelved(build, 'C1')
  const { name, ids } = await buildLunas(build, 20, produk)
  await logInAdmin(page, await build.petugas('gudang'), 'gudang')
  await open(page, name)
  let clicks = 0
  const click = async (
    label: string | RegExp,
    role: 'button' | 'link' | 'checkbox',
    scope: Pick<Page, 'getByRole'> = page,
  ) => {
    clicks++
    await scope.getByRole(role, { name: label, exact: typeof label === 'string' }).click()
  }
  await click(/Pilih semua di halaman ini/, 'checkbox')
  await expect(toolbar(page)).toContainText('20 dipilih')
  await click('Kemas', 'button', toolbar(page))
  await click('Kemas', 'button', page.getByRole('dialog'))
  const finished = page.getByRole('dialog', { name: 'Selesai dikemas' })
  await expect(finished).toContainText('20 pesanan dikemas')
  await click('Cetak', 'link', finished)
  await expect(page.getByRole('article')).toHaveCount(20)
  await click('Label 100 × 150 mm', 'link')
  await click('Kemas Pesanan', 'link', page.getByRole('main'))
  await click('Serahkan ke kurir', 'button', toolbar(page))
  const handOver = page.getByRole('dialog', { name: 'Serahkan ke kurir' })
  await handOver.getByLabel('Kurir').fill('JNE')
  await handOver.getByLabel('Nomor resi').fill(ids.map((id) => `GD-${id}`).join('\n'))
  await click('Serahkan 20 pesanan', 'button', handOver)
  await click('Tutup', 'button', page.getByRole('dialog', { name: 'Selesai diserahkan' }))
  await expect(page.getByText('Tidak ada pesanan yang menunggu dikemas')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(14)
  await expect(page.getByText(/\bRp\s?\d/)).toHaveCount(0)
})

import { test } from './own-shop.ts'
import { expectKabar, gotoUntil, pesan } from './page.ts'
import { expect } from './test.ts'

test.describe.configure({ mode: 'default' })

test('the packages are reordered with the pointer', async ({ page, admin: _ }) => {
  const ids = async (): Promise<number[]> =>
    (await (await page.request.get('/api/paket')).json()).map(({ paketId }: { paketId: number }) => paketId)
  const [one, two, triangles, ...others] = await ids()
  await page.goto('/manajemen-paket')
  await page.getByRole('link', { name: 'Atur Urutan' }).click()
  const row = page.getByRole('list', { name: 'Urutan paket' }).getByRole('listitem')
  await expect(row.nth(2)).toContainText('Beranda')
  const titles = await row.allInnerTexts()
  const [first, third] = [row.nth(0), row.nth(2)].map((item) => item.getByRole('button'))
  const [source, ke] = [await first?.boundingBox(), await third?.boundingBox()]
  if (!source || !ke) throw new Error('no handles')
  await page.mouse.move(source.x + 22, source.y + 22)
  await page.mouse.down()
  await page.mouse.move(source.x + 22, source.y + 40, { steps: 3 })
  await page.mouse.move(ke.x + 22, ke.y + 30, { steps: 10 })
  await page.mouse.up()
  const nameIn = (text = '') => text.split('\n').find((line) => line.startsWith('Paket')) ?? ''
  await expect(row.nth(2)).toContainText(nameIn(titles[0]))
  await expect(row.nth(0)).toContainText(nameIn(titles[1]))

  // The list ignores clicks for a moment after a drop, so retry the click.
  const fixed = pesan(page).getByRole('button', { name: 'Tetap di sini' })
  await expect(async () => {
    if (!(await fixed.isVisible())) await page.getByRole('link', { name: 'Kembali', exact: true }).click()
    await expect(fixed).toBeVisible({ timeout: 1000 })
  }).toPass()
  await fixed.click()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expectKabar(page, 'Urutan paket disimpan')
  await expect.poll(ids).toEqual([two, triangles, one, ...others])
})

test('once registration numbers are required, medicine without one is off sale, and the office lists it', async ({
  page,
  admin: _,
}) => {
  const produk: { produkId: number; nama: string }[] = await (await page.request.get('/api/produks')).json()
  const { produkId } = produk.find(({ nama }) => nama.startsWith('Vitamin C')) as { produkId: number }
  await page.goto(`/produk/produk-satuan/${produkId}`)
  await expect(page.getByText('Lihat pada kemasan', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Beli Sekarang' })).toBeVisible()

  await page.goto('/dasbor-admin')
  await page.getByRole('link', { name: 'Pengaturan', exact: true }).click()
  const toggle = page.getByLabel('Nomor pendaftaran masih dikumpulkan')
  await expect(toggle).toBeChecked()
  await toggle.uncheck()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expectKabar(page, 'Pengaturan toko berhasil disimpan')
  await page.getByRole('link', { name: /^Lihat obat: Obat tanpa nomor pendaftaran tidak dijual, \d+$/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Vitamin C Stabil 35%' })).toContainText('tidak dijual')
  await expect(page.getByRole('row').filter({ hasText: 'Refraktometer' })).toBeHidden()

  await gotoUntil(page, `/produk/produk-satuan/${produkId}`, page.getByRole('button', { name: 'Belum dijual' }))
  await expect(page.getByRole('button', { name: 'Belum dijual' })).toBeDisabled()
  await expect(page.getByText('Obat ini belum dijual karena nomor pendaftarannya belum ada.')).toBeVisible()
  await page.goto('/produk/produk-paketan')
  await expect(page.getByText('Di dalamnya ada obat yang belum punya nomor pendaftaran.').first()).toBeVisible()

  const nie = 'KKP RI D 2611001-7 BKC'
  await page.goto(`/edit-produk/${produkId}`)
  await page.getByLabel('Nomor pendaftaran').fill(nie)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expectKabar(page, 'Produk berhasil diperbarui')
  await gotoUntil(page, `/produk/produk-satuan/${produkId}`, page.getByText(nie, { exact: true }))
  await expect(page.getByRole('link', { name: 'Beli Sekarang' })).toBeVisible()
  await page.goto('/produk/produk-satuan?q=vitamin+c')
  await expect(page.getByText(`No. ${nie}`)).toBeVisible()
})

test('during a holiday every page says so and orders are refused, until the owner reopens', async ({
  page,
  admin,
  build,
}) => {
  const pembeli = await build.pelanggan()
  const { produkId } = await build.produk()
  await page.goto('/pengaturan-toko')
  await page.getByLabel('Libur, buka lagi tanggal').fill('2099-01-05')
  await page.getByLabel('Pesan selama libur').fill('Selamat tahun baru!')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Pengaturan toko berhasil disimpan')
  const toolbar = page.getByRole('complementary', { name: 'Pemberitahuan' })
  await expect(async () => {
    await page.goto('/produk/produk-satuan')
    await expect(toolbar).toContainText('Toko libur. Pesanan dibuka lagi 5 Januari 2099. Selamat tahun baru!', {
      timeout: 1000,
    })
  }).toPass()
  const { data } = await (
    await page.request.get('/api/shipping-methods', { headers: { authorization: `Bearer ${pembeli.token}` } })
  ).json()
  const pesan = () =>
    page.request.post('/api/pemesanan/create', {
      headers: { authorization: `Bearer ${pembeli.token}` },
      data: { produkId, jumlah: 1, shippingId: data[0].shippingId },
    })
  const rejected = await pesan()
  expect([rejected.status(), (await rejected.json()).code]).toEqual([409, 'TOKO_LIBUR'])
  await admin.api('put', '/api/admin/pengaturan-toko', { data: { buka_lagi: '', pesan_libur: '', semula: {} } })
  expect((await pesan()).status()).toBe(201)
})

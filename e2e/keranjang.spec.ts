import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import type { Paket, Produk } from './build-rows.ts'
import { breakApi, expectSaid, gotoUntil, isPhone, pesan, status } from './page.ts'
import { leavePopup, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

const ikon = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Keranjang, / })
const baris = (page: Page, nama: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nama }) })

/** Adds a product to the cart from its page. */
async function addProduk(page: Page, { produkId, nama }: Produk): Promise<void> {
  await page.goto(`/produk/produk-satuan/${produkId}`)
  await page.getByRole('button', { name: `Masukkan ${nama} ke keranjang` }).click()
  await expect(page.getByText(/di keranjang\./)).toBeVisible()
}

async function addPaket(page: Page, { title }: Paket): Promise<void> {
  const tombol = page.getByRole('button', { name: `Masukkan ${title} ke keranjang` })
  await gotoUntil(page, '/produk/produk-paketan', tombol)
  await expectSaid(page, `${title} masuk keranjang`, () => tombol.click())
}

test('an empty cart says so and leads to the shop, by either spelling of its address §2.069 §2.070 §2.071 §2.170', async ({
  page,
}) => {
  for (const path of ['/keranjang', '/Keranjang']) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByText('Keranjang Anda Masih Kosong')).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Mulai belanja' }).click()
  await expect(page).toHaveURL('/produk')
})

test('a farmer fills the cart, changes it, and pays product and package as one order §1.03 §2.003 §2.188 §4.10 §9.13', {
  tag: '@wide',
}, async ({ page, pelanggan: _, build, produk }) => {
  const { nama } = produk
  const paket = await build.paket()
  await page.goto(`/produk/produk-satuan?q=${encodeURIComponent(nama)}`)
  await expect(ikon(page)).toHaveAccessibleName('Keranjang, 0 item')
  const tombol = page.getByRole('button', { name: `Masukkan ${nama} ke keranjang` })
  await expectSaid(page, `${nama} masuk keranjang`, () => tombol.click())
  await expect(page.getByText(`${nama} masuk keranjang`)).not.toBeAttached()
  await expect(ikon(page)).toHaveAccessibleName('Keranjang, 1 item')
  await tombol.click()
  await expect(ikon(page)).toHaveAccessibleName('Keranjang, 1 item')
  await addPaket(page, paket)
  await ikon(page).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keranjang Belanja (2 item)')
  const sitrat = baris(page, nama)
  await expect(sitrat.getByLabel(`Jumlah ${nama}`, { exact: true }).last()).toHaveValue('2')
  await sitrat.getByRole('button', { name: 'Tambah jumlah' }).click()
  await expect(sitrat.getByText('Rp 114.000')).toBeVisible()
  await expect(baris(page, paket.title).getByRole('button', { name: 'Kurangi jumlah' })).toBeDisabled()
  // 3 × 38.000 + 500.000, plus 12.000 for the preselected shipping method
  await expect(page.getByText('Rp 614.000')).toBeVisible()
  await expect(page.getByText('Rp 626.000').first()).toBeVisible()
  await page.getByLabel('Pengiriman').selectOption('ekonomi')
  await expect(page.getByText('Rp 622.000').first()).toBeVisible()
  await page.reload()
  await expect(sitrat.getByText('Rp 114.000')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Pengiriman').selectOption('express')
  await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()
  await expect(page).toHaveURL('/pemesanan')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await expect(page.getByText('Rp 634.000').first()).toBeVisible()
  await expectAccessible(page)
  await pay(page)
  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toContainText('Pembayaran Berhasil')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  await expect(ikon(page)).toHaveAccessibleName('Keranjang, 0 item')
  await expect(page.getByText(`${nama} (+1 lainnya)`).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: /Detail pesanan/ }).click()
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(detail.getByText(`3 × ${nama}`)).toBeVisible()
  await expect(detail.getByText(`1 × ${paket.title}`)).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Batalkan' })).toHaveCount(0)
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Beli Lagi' }).click()
  await expect(page).toHaveURL('/keranjang')
  await expect(sitrat.getByText('Rp 114.000')).toBeVisible()
  await expect(baris(page, paket.title)).toBeVisible()
})

test('what went into the cart leads there, also for a visitor, and nothing fixed lies over it', {
  tag: '@wide',
}, async ({ page, produk }) => {
  await page.clock.install()
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  await page.clock.pauseAt(Date.now() + 60 * 60_000)
  const tombol = page.getByRole('button', { name: `Masukkan ${produk.nama} ke keranjang` })
  const kabar = page.getByRole('banner').getByText('Masuk keranjang · Lihat')
  await tombol.click()
  await expect(kabar).toBeVisible()
  await page.clock.runFor(5900)
  await expect(kabar).toBeVisible()
  await page.clock.runFor(200)
  await expect(kabar).toBeHidden()

  await tombol.click()
  // The message stays while its link has the focus.
  await kabar.getByRole('link', { name: 'Lihat' }).focus()
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await expectAccessible(page)
  await kabar.getByRole('link', { name: 'Lihat' }).click()
  await expect(page).toHaveURL('/keranjang')
  await expect(baris(page, produk.nama)).toBeVisible()
  await expect(kabar).toHaveCount(0)
})

test('the menu leads to the cart, signed in or not', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Utama' }).filter({ visible: true })
  await menu.getByRole('link', { name: 'Keranjang', exact: true }).click()
  await expect(page).toHaveURL('/keranjang')
  await expect(ikon(page)).toHaveCount(0)
})

test('the cart has no upper limit, the product page and the checkout take what there is, and 1,5 is not 15', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const { produkId, nama } = await build.produk({ stok: '18' })
  const jumlah = page.getByLabel(/^Jumlah/).last()
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  await page.goto(`/produk/produk-satuan/${produkId}`)
  await jumlah.fill('1,5')
  await expect(said('Tulis bilangan bulat, tanpa koma atau titik.')).toBeVisible()
  await jumlah.blur()
  await expect(jumlah).toHaveValue('1')
  await jumlah.fill('999')
  await expect(jumlah).toHaveValue('18')
  await expect(said('Stok hanya 18.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Beli Sekarang' })).toHaveAttribute('href', /jumlah=18$/)
  await page.getByRole('button', { name: `Masukkan ${nama} ke keranjang` }).click()

  await page.goto('/keranjang')
  await jumlah.fill('1.000')
  await expect(said('Tulis bilangan bulat, tanpa koma atau titik.')).toBeVisible()
  await jumlah.fill('999')
  await expect(jumlah).toHaveValue('999')
  await expect(said('Stok tinggal 18. Jumlahnya kami sesuaikan saat Anda memesan.')).toBeVisible()

  await page.goto(`/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=999`)
  await expect(said('Stok tinggal 18. Jumlahnya kami sesuaikan.')).toBeVisible()
  await expect(jumlah).toHaveValue('18')
  await jumlah.fill('2')
  await expect(said('Stok tinggal 18')).toHaveCount(0)
})

test('a package is ordered by itself, and a reload finds it again §2.047 §2.119 §2.120', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const paket = await build.paket()
  const beli = page.getByRole('link', { name: `Beli Sekarang ${paket.title}` })
  await gotoUntil(page, '/produk/produk-paketan', beli)
  await beli.click()
  await expect(page).toHaveURL(/\/pemesanan\?paket=\d+$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: paket.title })).toBeVisible()
  await expect(page.getByText('Isi paket')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: paket.produk.nama })).toBeVisible()
  await page.getByRole('radio', { name: /Reguler/ }).check()
  await expect(page.getByText('Rp 512.000').first()).toBeVisible()
  await expectAccessible(page)
  await pay(page)
  await popup(page).getByRole('button', { name: 'BCA Virtual Account' }).click()
  await leavePopup(page, 'Selesai, bayar nanti')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await expect(pesan(page)).toContainText('Batalkan pesanan ini?')
  await pesan(page).getByRole('button', { name: 'Tidak' }).click()
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Batalkan' }).click()
  await expect(pesan(page)).toContainText('Pesanan dibatalkan.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(status(page, 'Dibatalkan')).toBeVisible()
})

test('without anything chosen there is nothing to order §2.120', async ({ page, pelanggan: _ }) => {
  await page.goto('/pemesanan')
  await expect(page.getByText('Data Tidak Ditemukan')).toBeVisible()
})

test('after a reload the checkout reads the cart §2.120', async ({ page, pelanggan: _, produk }) => {
  await addProduk(page, produk)
  await page.goto('/pemesanan')
  await expect(page.getByRole('heading', { name: produk.nama })).toBeVisible()
})

test('a visitor keeps the cart through the login §2.183 §2.186', async ({ page, produk }) => {
  await addProduk(page, produk)
  await expect(ikon(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Lihat keranjang' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Masuk' })).toBeVisible()
  await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()
  await expect(pesan(page)).toContainText('Akses Dibatasi')
  await pesan(page).getByRole('button', { name: 'Batal' }).click()
  await expect(page).toHaveURL('/keranjang')
  await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()
  await pesan(page).getByRole('button', { name: 'Login Sekarang' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(baris(page, produk.nama)).toBeVisible()
})

test('the cart is open to visitors, its checkout is not §2.097', async ({ page }) => {
  await page.goto('/pemesanan?paket=1')
  await expect(pesan(page)).toContainText('Akses Dibatasi')
  await expect(page).toHaveURL('/login')
})

test('"Keluar" signs out and leaves the cart §2.185 §2.186', { tag: '@wide' }, async ({
  page,
  pelanggan: _,
  produk,
}) => {
  await addProduk(page, produk)
  await page.goto('/keranjang')
  await page.getByRole('main').getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Masuk' })).toBeVisible()
  await expect(baris(page, produk.nama)).toBeVisible()
})

test('a prescription or sold-out product has no way into the cart', async ({ page, build }) => {
  const { nama } = await build.produk({ golongan: 'obat_keras' })
  await page.goto(`/produk/produk-satuan?q=${encodeURIComponent(nama)}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /ke keranjang/ })).toHaveCount(0)
})

test('two tabs have one cart', async ({ page, context, produk }) => {
  await page.goto('/keranjang')
  const other = await context.newPage()
  await addProduk(other, produk)
  await expect(baris(page, produk.nama)).toBeVisible()
})

test.describe('when something fails', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('what changed since the last visit is said on the line, and what cannot be bought is not counted', {
    tag: '@wide',
  }, async ({ page, build }) => {
    const [sitrat, arang] = [await build.produk(), await build.produk({ stok: '0' })]
    await page.goto('/produk')
    await page.evaluate(
      (lines) => localStorage.setItem('keranjang', JSON.stringify(lines)),
      [
        { ...sitrat, kategori: 'X', harga: 30_000, quantity: sitrat.stok + 1 },
        { ...arang, kategori: 'X', quantity: 1 },
        { ...arang, produkId: 999_999, nama: 'Produk Lama', kategori: 'X', quantity: 1 },
      ],
    )
    await page.goto('/keranjang')
    await expect(baris(page, sitrat.nama)).toContainText('Harga berubah dari Rp 30.000 menjadi Rp 38.000.')
    await expect(baris(page, sitrat.nama)).toContainText(`Stok tinggal ${sitrat.stok}.`)
    for (const nama of [arang.nama, 'Produk Lama']) {
      await expect(baris(page, nama)).toContainText('Sedang tidak dapat dibeli')
      await page.getByRole('button', { name: `Hapus ${nama}` }).click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keranjang Belanja (1 item)')
  })

  test('without shipping methods the cart counts with the fees it knows §4.19 §9.09 §9.10 §9.11 §9.12', async ({
    page,
    produk,
  }) => {
    await addProduk(page, produk)
    await breakApi(page, '/shipping-methods', 'away')
    await page.goto('/keranjang')
    for (const [kode, total] of [
      ['reguler', 'Rp 50.000'],
      ['express', 'Rp 58.000'],
      ['ekonomi', 'Rp 46.000'],
    ] as const) {
      await page.getByLabel('Pengiriman').selectOption(kode)
      await expect(page.getByText(total).first()).toBeVisible()
    }
  })

  test('the checkout of a package: "Error: …", and trying again helps', async ({ page, pelanggan: _, build }) => {
    const { paketId, title } = await build.paket()
    await breakApi(page, '/paket/', { status: 400, body: '{"message":"Basis data sibuk"}' })
    await page.goto(`/pemesanan?paket=${paketId}`)
    await expect(page.getByText('Error: Basis data sibuk')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })

  test('an order of the cart that is refused leaves the cart as it is', async ({ page, pelanggan: _, produk }) => {
    await addProduk(page, produk)
    await page.goto('/pemesanan')
    await page.getByRole('radio', { name: /Reguler/ }).check()
    await breakApi(page, '/pemesanan/create', {
      status: 409,
      body: '{"code":"STOK_TIDAK_CUKUP","message":"Stok tidak mencukupi. Tersisa 1."}',
    })
    await pay(page)
    await expect(pesan(page).getByRole('heading')).toHaveText('Gagal Membuat Pesanan')
    await expect(pesan(page)).toContainText('Stok tidak mencukupi. Tersisa 1.')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(ikon(page)).toHaveAccessibleName('Keranjang, 1 item')
  })

  test('an order that cannot be called off says why', async ({ page, pelanggan, build }) => {
    await build.pesanan({ pembeli: pelanggan })
    await page.goto('/riwayat-pembayaran')
    await breakApi(page, '/batal', { status: 503, body: '{}' })
    await page.getByRole('button', { name: /Detail pesanan/ }).click()
    await page.getByRole('button', { name: 'Batalkan' }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Batalkan' }).click()
    await expect(pesan(page).getByRole('heading')).toHaveText('Gagal Membatalkan Pesanan')
    await expect(pesan(page)).toContainText('Terjadi kesalahan')
  })
})

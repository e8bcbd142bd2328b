import { newAkun, unique } from './build-rows.ts'
import { pesan, status } from './page.ts'
import { leavePopup, openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

test('a farmer registers, logs in, finds a product, pays, and sees the order as paid §1.03 §2.036 §6.04', {
  tag: '@wide',
}, async ({ page, build }) => {
  const akun = newAkun()
  const leech = unique('lintah')
  const description = `Bahan rendam untuk melepas ${leech} dari kerapu cantang.`
  const { nama } = await build.produk({ nama: unique('Asam Sitrat'), deskripsi: description })
  await page.goto('/')
  await page.getByRole('link', { name: 'Pesan Sekarang' }).first().click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: /Daftar/ }).click()
  await page.getByLabel('Nama Lengkap').fill(akun.nama)
  await page.getByLabel('Email').fill(akun.email)
  await page.getByLabel('Nomor HP').fill(akun.no_hp)
  await page.getByLabel('Kata sandi', { exact: true }).fill(akun.password)
  await page.getByRole('button', { name: 'Daftar' }).click()
  await expect(page.getByText('Selamat, akun Anda telah dibuat!')).toBeVisible()

  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(akun.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(akun.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()

  await page.goto('/produk')
  await page
    .getByRole('link', { name: /Produk Satuan/ })
    .first()
    .click()
  await expect(page).toHaveURL('/produk/produk-satuan')
  await page.getByRole('searchbox', { name: 'Cari produk' }).fill(leech)
  await expect(page).toHaveURL(/q=lintah/)
  await page.getByRole('link', { name: nama, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  await page.getByRole('button', { name: /Tambah/ }).click()
  await page.getByRole('link', { name: 'Beli Sekarang' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Pemesanan' })).toBeVisible()
  await page.getByRole('button', { name: 'Ubah' }).click()
  await page.getByLabel('Alamat', { exact: true }).fill('Dermaga 3, Teluk Hurun, Lampung')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Dermaga 3, Teluk Hurun, Lampung')).toBeVisible()
  await page.getByRole('radio', { name: /Express/ }).check()
  // 2 × 38.000 + 20.000
  await expect(page.getByText('Rp 96.000').first()).toBeVisible()
  await pay(page)

  await popup(page).getByRole('button', { name: 'QRIS' }).click()
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toContainText('Pembayaran Berhasil')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  await expect(page).toHaveURL('/riwayat-pembayaran')
  await expect(status(page, 'Berhasil')).toBeVisible()
  await page.getByRole('button', { name: /Detail pesanan/ }).click()
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(detail).toContainText(nama)
  await expect(detail).toContainText('Rp 96.000')
  await expect(detail).toContainText('Express')
  await detail.getByRole('button', { name: 'Tutup' }).click()
  await expect(detail).toBeHidden()
})

test('paying later leaves the order pending, and it can be paid from the history §7.21 §9.08 §D2.10', async ({
  page,
  pelanggan: _,
  produk,
}) => {
  await openCheckout(page, produk)
  // The provider's script is loaded at run time, with the shop's client key. Its popup opens with the token of the order.
  expect(await (await page.request.get(page.url())).text()).not.toContain('/snap/snap.js')
  await expect(page.locator('script[src$="/snap/snap.js"]')).toHaveAttribute('data-client-key', /./)
  const answered = page.waitForResponse('**/api/pemesanan/create')
  await pay(page)
  const { midtransToken } = await (await answered).json()
  await expect(page.locator('#snap-midtrans')).toHaveAttribute('src', new RegExp(midtransToken))
  await popup(page).getByRole('button', { name: 'BCA Virtual Account' }).click()
  await leavePopup(page, 'Selesai, bayar nanti')
  await expect(pesan(page)).toContainText('Pembayaran Tertunda: Silakan selesaikan pembayaran Anda.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()

  await expect(page).toHaveURL(/\/konfirmasi-pembayaran\?order=KS-/)
  await expect(page.getByText(/^72007\d{11}$/)).toBeVisible()
  await page.goto('/riwayat-pembayaran')
  await expect(status(page, 'Menunggu Pembayaran')).toBeVisible()
  await page.getByRole('button', { name: /Detail pesanan/ }).click()
  await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
  await page.getByRole('button', { name: 'Ganti cara bayar' }).click()
  await popup(page).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(page, 'Kembali ke toko')
  await expect(pesan(page)).toContainText('Pembayaran Berhasil')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(status(page, 'Berhasil')).toBeVisible()
})

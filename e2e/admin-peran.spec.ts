import { unique } from './build-rows.ts'
import { expectKabar, loading, searchRow } from './page.ts'
import { expect, logInAdmin, test } from './test.ts'

const BERSAMA = ['Perangkat Saya', 'Keamanan Akun', 'Logout']

/** Menu entries of each role, in addition to the common ones. */
const MENU: Record<string, string[]> = {
  pesanan: [
    ...['Dasbor', 'Semua Pesanan', 'Kemas Pesanan', 'Daftar Pesanan', 'Keluhan', 'Stok Ditahan', 'Tarik Lot'],
    ...['Pelanggan', 'Metode Pengiriman', 'Tarif Ongkir'],
  ],
  gudang: [
    ...['Dasbor', 'Kategori Produk', 'Manajemen Produk', 'Lot Stok', 'Manajemen Paket', 'Kemas Pesanan'],
    ...['Karantina'],
  ],
  konten: [
    ...['Dasbor', 'Kata Pencarian', 'Pencarian Kosong', 'Direktori', 'Manajemen Artikel', 'Kaitan Penyakit'],
    ...['Catatan Penyakit', 'Atur Beranda'],
    ...['Laporan Pengguna', 'Ulasan'],
  ],
  dokter: ['Dasbor', 'Resep'],
}

for (const [peran, punya] of Object.entries(MENU)) {
  test(`who has the role ${peran} sees these screens, and each of them opens`, async ({ page, build }) => {
    test.setTimeout(120_000)
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${response.url()}`)
    })
    await logInAdmin(page, await build.petugas(peran), peran)
    await page.goto('/dasbor-admin')
    const menu = page.getByRole('navigation', { name: 'Kantor' })
    const names = await menu.getByRole('listitem').allTextContents()
    expect(names.toSorted()).toEqual([...punya, ...BERSAMA].toSorted())
    for (const link of await menu.getByRole('link').all()) {
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(loading(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Bukan bagian Anda' })).toBeHidden()
    }
    expect(refused).toEqual([])
  })
}

test('a screen of others says so kindly, and leads back', async ({ page, build }) => {
  await logInAdmin(page, await build.petugas('konten,dokter'), 'konten,dokter')
  await page.goto('/manajemen-user')
  await expect(page.getByRole('heading', { name: 'Bukan bagian Anda' })).toBeVisible()
  await expect(page.getByText('bukan untuk peran Anda (Konten, Dokter hewan)')).toBeVisible()
  await page.getByRole('link', { name: 'Ke Dasbor' }).click()
  await expect(page).toHaveURL('/dasbor-admin')
  await expect(page.getByRole('heading', { name: 'Penjualan' })).toBeHidden()
})

test('who keeps the store packs a paid order and sends it, without seeing any money', async ({ page, build }) => {
  const produk = await build.produk({ nama: unique('Kemas Iodin'), harga: 123_400 })
  const { orderId, nomor } = await build.pesanan({ produk, lunas: true })
  await logInAdmin(page, await build.petugas('gudang'), 'gudang')
  await page.goto('/kemas-pesanan')
  await page.getByRole('link', { name: 'Jumlah per produk' }).click()
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
  await expect(page).toHaveURL(/\/kemas-pesanan\?q=/)
  const { api } = await build.owner()
  const { resi, status_pesanan } = await (await api('get', `/api/admin/pesanan/${orderId}`)).json()
  expect([resi, status_pesanan]).toEqual(['JP77', 'Sedang Di Proses'])
  await page.goto(`/kemas-pesanan?q=${nomor}`)
  await expect(page.getByText('Tidak ada pesanan yang menunggu dikemas')).toBeVisible()
})

test('several roles are chosen for one person, who then has them', async ({ page, build }) => {
  await logInAdmin(page, await build.owner())
  const akun = await build.admin()
  await page.goto(`/edit-user/${akun.userId}`)
  await expect(page.getByRole('checkbox', { name: 'Gudang' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Pemilik' }).uncheck()
  await page.getByRole('checkbox', { name: 'Gudang' }).check()
  await page.getByRole('checkbox', { name: 'Konten' }).check()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.goto(`/edit-user/${akun.userId}`)
  await expect(page.getByRole('checkbox', { name: 'Gudang' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Konten' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Pesanan' })).not.toBeChecked()
  // A form without any role is rejected.
  await page.getByRole('checkbox', { name: 'Gudang' }).uncheck()
  await page.getByRole('checkbox', { name: 'Konten' }).uncheck()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Pilih sedikitnya satu peran')).toBeVisible()
  await page.getByRole('link', { name: `Semua yang diubah ${akun.nama}` }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
})

test('what one person did is a filter of the trail, with days', async ({ page, build }) => {
  const akun = await build.admin()
  const nama = unique('Jejak')
  await akun.api('post', '/api/kategoris', { data: { nama, deskripsi: '' } })
  await logInAdmin(page, await build.owner())
  await page.goto(`/jejak-perubahan?siapa=${akun.userId}`)
  await expect(page.getByText('1 data', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: `Kategori ${nama}` })).toBeVisible()
  await expect(page.getByLabel('Oleh')).toHaveValue(String(akun.userId))
  await page.getByLabel('Dari tanggal').fill('2099-01-01')
  await expect(page.getByText('Belum ada perubahan yang cocok')).toBeVisible()
  await expect(page.getByRole('link', { name: /Login, ekspor data orang/ })).toBeVisible()
})

test('an import is one line of the trail that unfolds', async ({ page, build }) => {
  const akun = await build.admin()
  const { kategoriNama } = await build.produk()
  const [satu, dua] = [unique('Impor'), unique('Impor')]
  const buffer = Buffer.from(`nama;harga;kategori\n${satu};5000;${kategoriNama}\n${dua};6000;${kategoriNama}\n`)
  const berkas = { name: 'produk.csv', mimeType: 'text/csv', buffer }
  const done = await akun.api('post', '/api/admin/produk/impor', { multipart: { mode: 'terapkan', berkas } })
  expect(done.status(), await done.text()).toBe(200)
  await logInAdmin(page, await build.owner())
  await page.goto(`/jejak-perubahan?siapa=${akun.userId}`)
  await expect(page.getByText('1 data', { exact: true })).toBeVisible()
  await expect(page.getByText(satu)).toBeHidden()
  await page.getByRole('button', { name: 'Lihat 2 baris' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: satu })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: dua })).toBeVisible()
})

test('good news is said where an order is packed', async ({ page, build }) => {
  const { orderId } = await build.pesanan({ lunas: true })
  await logInAdmin(page, await build.petugas('gudang,pesanan'), 'pesanan,gudang')
  await page.goto(`/kemas-pesanan/${orderId}`)
  await page.getByRole('button', { name: 'Proses' }).click()
  await expectKabar(page, 'Pesanan')
})

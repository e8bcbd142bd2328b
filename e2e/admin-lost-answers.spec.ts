import type { Page, Route } from '@playwright/test'
import { unique } from './build-rows.ts'
import { breakApi, expectKabar, kabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

/*
 * The shop processed a request and its response was lost, or the request never arrived.
 * The screen shows the true state, and a retry is processed once.
 */

test.use({ allowedComplaints: /Failed to load resource/ })

/** Forwards API requests and drops their responses. @param lose how to drop a response; default: abort */
async function loseAnswers(page: Page, path: string, lose: (route: Route) => Promise<void> = (r) => r.abort()) {
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(path),
    async (route) => {
      await route.fetch()
      await lose(route)
    },
  )
}

const SUDAH = 'Sudah tersimpan, satu kali.'
const BELUM_PASTI = 'Belum pasti tersimpan: server tidak menjawab.'

/** Opens the stock correction dialog and fills in an addition of ten. */
async function openKoreksi(page: Page, produkId: number) {
  await page.goto(`/edit-produk/${produkId}`)
  await page.getByRole('button', { name: 'Koreksi Stok' }).click()
  const dialog = page.getByRole('dialog', { name: 'Koreksi Stok' })
  await dialog.getByLabel('Cara').selectOption('Tambah')
  await dialog.getByLabel('Jumlah').fill('10')
  await dialog.getByLabel('Alasan').fill('Kiriman pemasok')
  return { dialog, simpan: dialog.getByRole('button', { name: 'Simpan Koreksi' }) }
}

for (const [how, lose] of [
  ['nothing comes back', (route: Route) => route.abort()],
  ['a proxy gives up', (route: Route) => route.fulfill({ status: 504, body: '<html>' })],
] as const) {
  test(`a corrected stock whose answer is lost turns out to be saved, once: ${how}`, async ({
    page,
    admin: _,
    build,
  }) => {
    const { produkId } = await build.produk({ stok: '10' })
    const { simpan } = await openKoreksi(page, produkId)
    await loseAnswers(page, '/stok', lose)
    await simpan.click()
    await expectKabar(page, SUDAH)
    await expect(page.getByRole('heading', { name: 'Stok: 20' })).toBeVisible()
    const moves = page.getByRole('table', { name: 'Mutasi stok' }).getByRole('row').filter({ hasText: 'WIB' })
    await expect(moves).toHaveCount(2)
    await page.getByRole('button', { name: 'Tutup', exact: true }).click()
    await expect(kabar(page, SUDAH)).toBeHidden()
  })
}

test('a correction that never arrived is not saved; what was typed stays and is sent again', async ({
  page,
  admin: _,
  build,
}) => {
  const { produkId } = await build.produk({ stok: '10' })
  const { dialog, simpan } = await openKoreksi(page, produkId)
  await breakApi(page, '/stok', 'away')
  await simpan.click()
  await expect(dialog.getByRole('alert')).toContainText('Gagal mengoreksi stok. Belum tersimpan. Coba lagi.')
  await expect(dialog.getByLabel('Alasan')).toHaveValue('Kiriman pemasok')
  await page.unrouteAll()
  await simpan.click()
  await expectKabar(page, 'Stok berhasil dikoreksi')
  await expect(page.getByRole('heading', { name: 'Stok: 20' })).toBeVisible()
})

test('while nobody can be asked it stays uncertain; pressed again it is done once', async ({
  page,
  admin: _,
  build,
}) => {
  const { produkId } = await build.produk({ stok: '10' })
  const { dialog, simpan } = await openKoreksi(page, produkId)
  await loseAnswers(page, '/stok')
  await breakApi(page, '/permintaan', 'away')
  await simpan.click()
  await expect(dialog.getByText('Kami sedang menanyakannya…')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText(BELUM_PASTI)
  await page.unrouteAll()
  // The screen now shows the new stock, so this is a different request.
  await simpan.click()
  await expect(dialog.getByRole('alert')).toContainText('ternyata sudah tersimpan')
  await expect(dialog.getByText('Stok sekarang 20')).toBeVisible()
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await expectKabar(page, SUDAH)
  const moves = page.getByRole('table', { name: 'Mutasi stok' }).getByRole('row').filter({ hasText: 'WIB' })
  await expect(moves).toHaveCount(2)
})

async function fillProduk(page: Page, nama: string) {
  await page.goto('/tambah-produk')
  await page.getByLabel('Nama Produk').fill(nama)
  await page.getByLabel('Kategori').selectOption({ index: 1 })
  await page.getByLabel('Harga', { exact: true }).fill('1000')
  return page.getByRole('button', { name: 'Simpan' })
}

test('a new product whose answer is lost stands in the list once', async ({ page, admin: _ }) => {
  const nama = unique('Sekali saja')
  const simpan = await fillProduk(page, nama)
  await loseAnswers(page, '/produks')
  await simpan.click()
  await expectKabar(page, SUDAH)
  await expect(page).toHaveURL('/manajemen-produk')
  await searchRow(page, nama)
})

test('a new product is made once by whoever presses until there is an answer', async ({ page, admin: _ }) => {
  const nama = unique('Tekan terus')
  const simpan = await fillProduk(page, nama)
  await loseAnswers(page, '/produks')
  await breakApi(page, '/permintaan', 'away')
  await simpan.click()
  await expect(page.getByRole('alert')).toContainText(BELUM_PASTI)
  await expect(page.getByLabel('Nama Produk')).toHaveValue(nama)
  await page.unrouteAll()
  await simpan.click()
  await expectKabar(page, 'Produk berhasil ditambahkan')
  await searchRow(page, nama)
})

test('money goes back once, though the answer is lost', async ({ page, admin: _, build }) => {
  const { orderId } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('button', { name: 'Kembalikan Dana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  await dialog.getByLabel('Jumlah (Rp)').fill('10000')
  await dialog.getByLabel('Alasan').fill('Botol retak')
  await loseAnswers(page, '/pengembalian')
  await dialog.getByRole('button', { name: 'Kembalikan Dana' }).click()
  await expectKabar(page, SUDAH)
  await expect(page.getByRole('list', { name: 'Pengembalian dana' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Dikembalikan menurut Midtrans: Rp 10.000')).toBeVisible()
})

test('an import whose answer is lost is applied once', async ({ page, admin: _, build }) => {
  const { nama: kategori } = await build.kategori()
  const nama = unique('Impor sekali')
  await page.goto('/impor-produk')
  const isi = `produkId;nama;kategori;harga;stok\r\n;${nama};${kategori};5000;3\r\n`
  await page
    .getByLabel('Pilih Berkas CSV')
    .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(isi) })
  const terapkan = page.getByRole('button', { name: 'Terapkan 1 Perubahan' })
  await expect(terapkan).toBeVisible()
  await loseAnswers(page, '/impor')
  await terapkan.click()
  await expectKabar(page, SUDAH)
  await expect(page.getByText('Impor selesai: 1 produk baru, 0 produk diubah.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Lihat Produk' }).click()
  await searchRow(page, nama)
})

test('what is deleted without an answer is said to be deleted, or to be uncertain', async ({
  page,
  admin: _,
  build,
}) => {
  const satu = await build.kategori()
  const dua = await build.kategori()
  await page.goto('/kategori-produk')
  const hapus = async ({ nama }: { nama: string }) => {
    await searchRow(page, nama)
    await page.getByRole('button', { name: `Hapus ${nama}` }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  }
  await loseAnswers(page, String(satu.kategoriId))
  await hapus(satu)
  await expectKabar(page, SUDAH)
  await loseAnswers(page, String(dua.kategoriId))
  await breakApi(page, '/permintaan', 'away')
  await hapus(dua)
  await expect(pesan(page).getByRole('heading')).toHaveText('Belum Pasti')
  await expect(pesan(page)).toContainText(BELUM_PASTI)
})

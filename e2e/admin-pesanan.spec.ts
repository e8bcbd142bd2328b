import type { Page } from '@playwright/test'
import { breakApi, expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

test('a wrong address is put right part by part, until the order has arrived', async ({ page, admin: _, build }) => {
  const { orderId } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('button', { name: 'Ubah alamat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah alamat pesanan' })
  await dialog.getByLabel('Nama penerima').fill('Pak Made')
  await dialog.getByRole('combobox', { name: 'Kecamatan' }).fill('tejakula')
  await dialog.getByRole('option', { name: 'Tejakula, Kabupaten Buleleng, Bali' }).click()
  await dialog.getByLabel('Alamat', { exact: true }).fill('Banjar Kawan 3')
  await dialog.getByLabel('Kode pos').fill('811')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText('Kode pos terdiri dari 5 angka')).toBeVisible()
  await dialog.getByLabel('Kode pos').fill('81173')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Alamat pesanan berhasil diubah')
  await expect(page.getByText('Tejakula, Kabupaten Buleleng, Bali 81173')).toBeVisible()
  await expect(page.getByText('Pak Made')).toBeVisible()

  await page.getByRole('combobox', { name: 'Status pesanan' }).selectOption('Pesanan Selesai')
  await page.getByRole('button', { name: 'Proses' }).click()
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await expect(page.getByText('Pak Made')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ubah alamat' })).toHaveCount(0)
})

test('a paid order is found, processed with courier and number, and the way back keeps the list as it was §1.04 §2.206 §2.208 §2.209 §2.210', async ({
  page,
  admin: _,
  build,
}) => {
  const { nomor, nama, riwayat } = await build.pesanan({ lunas: true })
  await page.goto('/daftar-pesanan?pembayaran=success')
  await searchRow(page, nama)
  await expect(page.getByText('1 data')).toBeVisible()
  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+/)
  await expect(page.getByText('Titip di pos dermaga')).toBeVisible()
  await expect(page.getByText('QRIS: Dibayar')).toBeVisible()
  await expect(page.getByText('Lunas', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tulis di WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281234567890\?text=Halo%20Bu%20Wati/,
  )

  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await expect(page).toHaveURL(/\/daftar-pesanan\?pembayaran=success&q=/)
  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  const statusPesanan = page.getByRole('combobox', { name: 'Status pesanan' })
  await expect(statusPesanan).toHaveValue('Sedang Di Proses')
  await expect(statusPesanan.getByRole('option')).toHaveText(['Menunggu Respon', 'Sedang Di Proses', 'Pesanan Selesai'])
  await page.getByLabel('Kurir').fill('JNE')
  await page.getByLabel('Nomor resi').fill('JP0123456789')
  await page.getByRole('button', { name: 'Proses' }).click()
  await expectKabar(page, 'Pesanan berhasil diperbarui')
  await expect(page).toHaveURL(/\/daftar-pesanan\?pembayaran=success&q=/)
  await expect(page.getByRole('cell', { name: 'Sedang Di Proses' })).toBeVisible()
  expect(await riwayat()).toMatchObject({ status_pesanan: 'Sedang Di Proses' })

  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  await expect(page.getByText('Status pesanan: Menunggu Respon → Sedang Di Proses')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jejak perubahan' })).toBeVisible()
  await statusPesanan.selectOption('Pesanan Selesai')
  await page.getByRole('button', { name: 'Proses' }).click()
  await expect(page).toHaveURL(/\/daftar-pesanan/)
  expect(await riwayat()).toMatchObject({ status_pesanan: 'Pesanan Selesai' })
})

test('a step back asks for a reason, and what was typed is not left without a question', async ({
  page,
  admin,
  build,
}) => {
  const { orderId } = await build.pesanan({ lunas: true })
  const sebelum = { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' }
  await admin.api('put', `/api/admin/pesanan/${orderId}`, {
    data: { ...sebelum, status_pesanan: 'Sedang Di Proses', sebelum },
  })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('combobox', { name: 'Status pesanan' }).selectOption('Menunggu Respon')
  await page.getByRole('button', { name: 'Proses' }).click()
  await expect(page.getByText('Tuliskan alasan mengembalikan status pesanan.').first()).toBeVisible()
  const alasan = page.getByLabel('Alasan mengembalikan status')
  await expect(alasan).toBeFocused()
  await alasan.fill('Salah tekan')
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await pesan(page).getByRole('button', { name: 'Tetap di sini' }).click()
  await page.getByRole('button', { name: 'Proses' }).click()
  await expect(page).toHaveURL(/\/daftar-pesanan/)
})

test('packages have a table of their own §2.205 §2.206 §2.210', async ({ page, admin: _, build }) => {
  const { nomor } = await build.pesanan({ paket: true })
  await page.goto('/daftar-pesanan')
  for (const name of ['Pesanan Satuan', 'Pesanan Paketan'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Pesanan Paketan' }).click()
  await expect(page).toHaveURL(/jenis=paketan/)
  await searchRow(page, nomor)
  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  await expect(page).toHaveURL(/\/detail-pesanan-paketan\/\d+/)
  await expect(page.getByText('Menunggu Pembayaran', { exact: true }).first()).toBeVisible()
  await page.getByText('Barang yang diambil dari gudang').click()
  await expect(page.getByText('Pesanan yang belum lunas tidak dapat diproses.')).toBeVisible()
  await page.getByRole('button', { name: 'Proses' }).click()
  await expect(page.getByText('Pesanan ini belum lunas, jadi belum dapat diproses.')).toBeVisible()
})

test('a search says in which other list it finds an order', async ({ page, admin: _, build }) => {
  const { nomor } = await build.pesanan({ paket: true })
  await page.goto('/daftar-pesanan?jenis=satuan&pembayaran=success')
  await page.getByLabel('Cari nomor, pembeli, HP, resi, produk, atau catatan').fill(nomor)
  await expect(page.getByText('Belum ada pesanan yang cocok')).toBeVisible()
  await page.getByRole('link', { name: '1 di Pesanan Paketan' }).click()
  await expect(page.getByRole('link', { name: `Detail ${nomor}` })).toBeVisible()
  await expect(page.getByText('Kedua daftar dan arsip sudah dicari; tidak ada yang lain.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Pembayaran' }).selectOption('success')
  await page.getByRole('link', { name: '1 di Pesanan Paketan tanpa saringan' }).click()
  await expect(page.getByRole('link', { name: `Detail ${nomor}` })).toBeVisible()
})

test('a number of the overview leads to its orders', async ({ page, admin: _, build }) => {
  const { nomor } = await build.pesanan({ lunas: true })
  await page.goto('/daftar-pesanan?jenis=satuan')
  await page
    .getByRole('list', { name: 'Jumlah pesanan' })
    .getByRole('link', { name: /Menunggu Respon/ })
    .click()
  await expect(page).toHaveURL(/pembayaran=success&status=Menunggu\+Respon/)
  await searchRow(page, nomor)
  await expect(page.getByRole('link', { name: `Detail ${nomor}` })).toBeVisible()
  await page.getByLabel('Sampai tanggal').fill('2020-01-01')
  await expect(page.getByText('Belum ada pesanan yang cocok')).toBeVisible()
})

test('what came to nothing is put away and brought back; what is paid stays §2.207', async ({
  page,
  admin: _,
  build,
}) => {
  const lunas = await build.pesanan({ lunas: true })
  const batal = await build.pesanan({ batal: true })
  await page.goto(`/daftar-pesanan?q=${lunas.nomor}`)
  await expect(page.getByRole('link', { name: `Detail ${lunas.nomor}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Hapus ${lunas.nomor}` })).toHaveCount(0)

  await page.goto(`/daftar-pesanan?jenis=satuan&q=${batal.nomor}`)
  const hapus = page.getByRole('button', { name: `Hapus ${batal.nomor}` })
  await hapus.click()
  await pesan(page).getByRole('button', { name: 'Batal' }).click()
  await hapus.click()
  await breakApi(page, '/api/admin/pesanan/', { status: 500, body: '{}' })
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Gagal menghapus pesanan')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await page.unrouteAll()
  await hapus.click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(page.getByText('Belum ada pesanan yang cocok')).toBeVisible()

  await page.getByLabel('Tampilkan').selectOption('Arsip')
  await page.getByRole('button', { name: `Pulihkan ${batal.nomor}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Pulihkan' }).click()
  await page.getByLabel('Tampilkan').selectOption('Semua pesanan')
  await expect(hapus).toBeVisible()
})

test('asking for the payment finds money of which nobody spoke', async ({ page, admin: _, build }) => {
  const { orderId, nomor } = await build.pesanan()
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  const periksa = page.getByRole('button', { name: 'Periksa pembayaran' })
  await periksa.click()
  await expect(page.getByText('Midtrans: pembeli belum memilih cara membayar.')).toBeVisible()
  await build.simulate('pay', { order_id: nomor, outcome: 'settle', method: 'other_qris' })
  await periksa.click()
  await expect(page.getByText('Midtrans: pembayaran sudah masuk.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status pesanan' })).toHaveValue('Sedang Di Proses')

  await breakApi(page, '/periksa', { status: 503, body: '{"message":"Sistem pembayaran sedang mengalami gangguan."}' })
  await periksa.click()
  await expect(page.getByText('Sistem pembayaran sedang mengalami gangguan.')).toBeVisible()
})

test('a mark tells what to do, and goes with a note of what was done', async ({ page, admin, build }) => {
  const { orderId, nomor } = await build.pesanan({ lunas: true })
  await build.simulate('pay', { order_id: nomor, outcome: 'partial_refund' })
  await admin.api('post', `/api/admin/pesanan/${orderId}/periksa`)

  await page.goto(`/daftar-pesanan?lihat=perhatian&q=${nomor}`)
  await expect(page.getByRole('cell', { name: /Perlu perhatian/ })).toBeVisible()
  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  await expect(page.getByText('Sebagian uang sudah dikembalikan kepada pembeli.')).toBeVisible()
  await page.getByRole('button', { name: 'Tandai selesai' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sudah ditangani?' })
  await dialog.getByRole('button', { name: 'Tandai selesai' }).click()
  await expect(dialog.getByText('Tuliskan apa yang sudah dilakukan')).toBeVisible()
  await dialog.getByLabel('Apa yang sudah dilakukan?').fill('Satu botol retak, diganti uang')
  await breakApi(page, '/perhatian', { status: 500, body: '{}' })
  await dialog.getByRole('button', { name: 'Tandai selesai' }).click()
  await expect(dialog.getByText('Gagal menyimpan')).toBeVisible()
  await expect(dialog.getByLabel('Apa yang sudah dilakukan?')).toHaveValue('Satu botol retak, diganti uang')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Tandai selesai' }).click()
  await expectKabar(page, 'Sudah ditandai selesai')
  await expect(page.getByText('Sudah ditangani: uang kembali sebagian')).toBeVisible()
})

test('a packing slip has no price, a receipt has them, and each is one page of paper', async ({
  page,
  admin: _,
  build,
}) => {
  const { orderId, nomor } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('link', { name: 'Surat Jalan' }).click()
  const lembar = page.getByRole('article')
  await expect(lembar).toContainText(nomor)
  await expect(lembar).toContainText('Dermaga 3, Teluk Hurun, Lampung')
  await expect(lembar).not.toContainText('Rp')
  expect(await countPages(page)).toBe(1)

  await page.getByRole('link', { name: 'Nota' }).click()
  await expect(lembar).toContainText('Total')
  await expect(lembar).toContainText(/Rp \d/)
  expect(await countPages(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Kantor' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
})

async function countPages(page: Page): Promise<number> {
  // The height of the paper in px: a screen's minimum height would add an empty second page.
  await page.setViewportSize({ width: 794, height: 1123 })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('the filtered list is a file to keep', async ({ page, admin: _, build }) => {
  const { nomor, produk } = await build.pesanan({ lunas: true })
  await page.goto(`/daftar-pesanan?q=${nomor}`)
  const dialog = page.getByRole('dialog', { name: 'Unduh Pesanan' })
  const unduh = async (bentuk: string) => {
    await page.getByRole('button', { name: 'Unduh CSV' }).click()
    await dialog.getByRole('radio', { name: bentuk }).check()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Unduh' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(nomor)
    await expect(dialog).toBeHidden()
    return { nama: file.suggestedFilename(), isi: lines[1] }
  }
  expect((await unduh('Satu baris per pesanan')).nama).toMatch(/^pesanan-[\d-]+\.csv$/)
  const barang = await unduh('Satu baris per barang')
  expect(barang.nama).toMatch(/^baris-pesanan-[\d-]+\.csv$/)
  expect(barang.isi).toContain(produk.nama)
  expect((await unduh('Satu baris per pembayaran')).isi).toContain(';QRIS;')

  await breakApi(page, '/pesanan.csv', { status: 500, body: '{}' })
  await page.getByRole('button', { name: 'Unduh CSV' }).click()
  await dialog.getByRole('button', { name: 'Unduh' }).click()
  await expect(dialog.getByText('Gagal mengunduh pesanan')).toBeVisible()
})

for (const [how, text] of [
  ['away', 'Gagal memproses pesanan'],
  [{ status: 500, body: '{}' }, 'Gagal memproses pesanan'],
  [{ status: 200, body: '<html>' }, 'Gagal memproses pesanan'],
  [
    { status: 409, body: '{"message":"Pesanan ini baru saja diubah orang lain. Muat ulang halaman."}' },
    'Pesanan ini baru saja diubah orang lain. Muat ulang halaman.',
  ],
] as const) {
  test(`a failed save keeps courier and number, and says why: ${JSON.stringify(how)}`, async ({
    page,
    admin: _,
    build,
  }) => {
    const { orderId } = await build.pesanan({ lunas: true })
    await page.goto(`/detail-pesanan-satuan/${orderId}`)
    await page.getByLabel('Nomor resi').fill('JP777')
    await breakApi(page, `/api/admin/pesanan/${orderId}`, how)
    await page.getByRole('button', { name: 'Proses' }).click()
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Nomor resi')).toHaveValue('JP777')
  })
}

for (const [layar, alamat, how, text] of [
  ['the list', '/pesanan-semua', 'away', 'Gagal memuat pesanan'],
  ['the list', '/pesanan-semua', { status: 403, body: '{"message":"Server sedang dirawat"}' }, 'Server sedang dirawat'],
  ['an order', '/detail-pesanan-satuan', { status: 400, body: '{}' }, 'Gagal memuat pesanan'],
  ['a sheet', '/cetak-pesanan', { status: 200, body: '<html>' }, 'Gagal memuat pesanan'],
] as const) {
  test(`${layar} that does not load says so, and can be asked for again: ${JSON.stringify(how)}`, async ({
    page,
    admin: _,
    build,
  }) => {
    const { orderId, nomor } = await build.pesanan()
    await breakApi(page, '/api/admin/pesanan', how)
    await page.goto(layar === 'the list' ? `${alamat}?q=${nomor}` : `${alamat}/${orderId}`)
    await expect(page.getByRole('alert')).toContainText(text)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByText(nomor).first()).toBeVisible()
  })
}

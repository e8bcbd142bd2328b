import { breakApi, expectKabar, pesan } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

test('money goes back in two parts, and what is wrong is said where it was typed', async ({
  page,
  admin: _,
  build,
}) => {
  const { orderId } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  const buka = page.getByRole('button', { name: 'Kembalikan Dana' })
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  await buka.click()
  await expect(dialog.getByLabel('Cara').getByRole('option')).toHaveText(['Lewat Midtrans', 'Transfer sendiri'])
  const jumlah = dialog.getByLabel('Jumlah (Rp)')
  const sisa = Number(await jumlah.inputValue())
  expect(sisa).toBeGreaterThan(10_000)
  const kirim = dialog.getByRole('button', { name: 'Kembalikan Dana' })
  await kirim.click()
  await expect(dialog.getByText('Tuliskan alasannya')).toBeVisible()
  await dialog.getByLabel('Alasan').fill('Satu botol retak')
  await jumlah.fill(String(sisa + 1))
  await kirim.click()
  await expect(dialog.getByText(/^Paling banyak Rp [\d.]+ dapat dikembalikan\.$/)).toHaveCount(2)
  await expect(jumlah).toBeFocused()

  await breakApi(page, '/pengembalian', 'away')
  await jumlah.fill('10000')
  await kirim.click()
  await expect(dialog.getByText('Gagal mengembalikan dana')).toBeVisible()
  await page.unrouteAll()
  // The dialog keeps the typed values when it is closed and opened again.
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await buka.click()
  await expect(jumlah).toHaveValue('10000')
  await expect(dialog.getByLabel('Alasan')).toHaveValue('Satu botol retak')
  await kirim.click()
  await expectKabar(page, 'Dana Rp 10.000 sudah dikembalikan')
  const daftar = page.getByRole('list', { name: 'Pengembalian dana' })
  await expect(daftar.getByText('Satu botol retak')).toBeVisible()
  await expect(page.getByText('Dikembalikan menurut Midtrans: Rp 10.000')).toBeVisible()

  await buka.click()
  await expect(jumlah).toHaveValue(String(sisa - 10_000))
  await dialog.getByLabel('Alasan').fill('Sisanya juga')
  await kirim.click()
  await expect(daftar.getByRole('listitem')).toHaveCount(2)
  await expect(buka).toBeHidden()
  await expect(page.getByText('Dana Dikembalikan').first()).toBeVisible()
})

test('an answer that is lost stays uncertain until it is sent again, and the money goes back once', async ({
  page,
  admin: _,
  build,
}) => {
  const { orderId } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('button', { name: 'Kembalikan Dana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  const alasan = `Salah kirim ${orderId}`
  await dialog.getByLabel('Alasan').fill(alasan)
  await build.simulate('faults', { match: `refund .*${alasan}`, kind: '500' })
  await dialog.getByRole('button', { name: 'Kembalikan Dana' }).click()
  await expect(dialog).toBeHidden()
  const daftar = page.getByRole('list', { name: 'Pengembalian dana' })
  await expect(daftar.getByText('Belum pasti', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kembalikan Dana' })).toBeHidden()

  await breakApi(page, '/ulangi', { status: 503, body: '{"message":"Sistem pembayaran sedang mengalami gangguan."}' })
  await daftar.getByRole('button', { name: 'Ulangi' }).click()
  await expect(daftar.getByText('Sistem pembayaran sedang mengalami gangguan.')).toBeVisible()
  await page.unrouteAll()
  await daftar.getByRole('button', { name: 'Ulangi' }).click()
  await expect(daftar.getByText('Berhasil', { exact: true })).toBeVisible()
  await expect(page.getByText('Dana dikembalikan kepada pembeli')).toBeVisible()
})

test('what came by a virtual account goes back by hand, with a proof', async ({ page, admin: _, build }) => {
  const { orderId } = await build.pesanan({ lunas: true, cara: 'bca_va' })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('button', { name: 'Kembalikan Dana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  await expect(dialog.getByText('Pembayaran ini tidak dapat dikembalikan lewat Midtrans.')).toBeVisible()
  await expect(dialog.getByLabel('Cara')).toBeHidden()
  await dialog.getByLabel('Alasan').fill('Pesanan ganda')
  await dialog.getByRole('button', { name: 'Catat Pengembalian' }).click()
  await expect(dialog.getByText('Tuliskan rekening tujuan dan nomor buktinya')).toBeVisible()
  await dialog.getByLabel('Rekening tujuan dan nomor bukti').fill('BCA 123456 a.n. Wati, ref 88')
  await dialog.getByRole('button', { name: 'Catat Pengembalian' }).click()
  await expectKabar(page, 'dicatat')
  const daftar = page.getByRole('list', { name: 'Pengembalian dana' })
  await expect(daftar.getByText('Bukti: BCA 123456 a.n. Wati, ref 88')).toBeVisible()
  // Fully refunded: the order is no longer paid, cannot be processed, and has no packing slip.
  await expect(page.getByText('Dana Dikembalikan', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByText('Dana pesanan ini sudah dikembalikan seluruhnya, jadi tidak dapat diproses.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proses' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Surat Jalan' })).toBeHidden()
  const wa = await page.getByRole('link', { name: 'Tulis di WhatsApp' }).getAttribute('href')
  expect(new URL(wa ?? '').searchParams.get('text')).toContain('sudah kami kembalikan')
  await page.goto(`/cetak-pesanan/${orderId}?jenis=surat-jalan`)
  await expect(page.getByText('surat jalannya tidak dapat dicetak')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeDisabled()
  await page.goto(`/cetak-pesanan/${orderId}?jenis=nota`)
  await expect(page.getByRole('article')).toContainText(/Sisa pembayaranRp 0/)
  await expect(page.getByText('Terima kasih telah berbelanja')).toBeHidden()
})

test('goods come back with a part of the money, and everything that speaks of it says so', async ({
  page,
  admin: _,
  build,
}) => {
  const { orderId, nomor, produk } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('button', { name: 'Kembalikan Dana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  await dialog.getByLabel('Alasan').fill('Botol retak')
  await dialog.getByText('Untuk barang apa, dan ke mana barangnya?').click()
  await dialog.getByLabel(`Jumlah ${produk.nama}`).fill('2')
  const kirim = dialog.getByRole('button', { name: 'Kembalikan Dana' })
  await kirim.click()
  await expect(dialog.getByText(`Paling banyak 1 ${produk.nama} dapat dikembalikan.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Semua barang, kembali ke rak' }).click()
  await expect(dialog.getByLabel(`${produk.nama} ke mana`)).toHaveValue('rak')
  // A partial refund of the item updates the sum.
  await dialog.getByLabel(`Dana ${produk.nama}`).fill('5.000')
  await expect(dialog.getByLabel('Jumlah (Rp)')).toHaveValue('5000')
  await kirim.click()
  await expectKabar(page, 'Dana Rp 5.000 sudah dikembalikan')
  const buku = page.getByRole('region', { name: 'Buku pesanan' })
  await expect(buku).toContainText(`Kembali ke rak: 1 × ${produk.nama}`)
  await expect(buku).toContainText(/Dikembalikan Rp 5\.000 dari Rp [\d.]+/)
  await expect(page.getByText('Barang kembali ke rak', { exact: true })).toBeVisible()
  await page.goto(`/edit-produk/${produk.produkId}`)
  await expect(page.getByRole('heading', { name: 'Stok: 100' })).toBeVisible()
  await page.goto(`/daftar-pesanan?q=${nomor}`)
  await expect(page.getByText(/^Dikembalikan Rp 5\.000 dari Rp [\d.]+$/).first()).toBeVisible()
})

test('an unpaid order is called off after a question, and a failure is told', async ({ page, admin: _, build }) => {
  const { orderId } = await build.pesanan()
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  const batalkan = page.getByRole('button', { name: 'Batalkan Pesanan' })
  await breakApi(page, '/batal', { status: 500, body: '{}' })
  await batalkan.click()
  await pesan(page).getByRole('button', { name: 'Ya, Batalkan Pesanan' }).click()
  await expect(pesan(page)).toContainText('Gagal membatalkan pesanan')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await page.unrouteAll()
  await batalkan.click()
  await pesan(page).getByRole('button', { name: 'Ya, Batalkan Pesanan' }).click()
  await expectKabar(page, 'Pesanan dibatalkan.')
  await expect(batalkan).toBeHidden()
  await expect(page.getByText('Dibatalkan', { exact: true }).first()).toBeVisible()
})

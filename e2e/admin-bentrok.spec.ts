import type { Page } from '@playwright/test'
import { newGambar, unique } from './build-rows.ts'
import { painted } from './layout-shift.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

/* Two administrators edit the same record. The test is the second one. */

test.use({ allowedComplaints: /Failed to load resource/ })

const simpan = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
/** The note under a field that another administrator changed. */
const bentrok = (page: Page, isian: string) => page.getByRole('group', { name: `${isian}: diubah orang lain` })
const BENTROK = 'Sebagian isian baru saja diubah orang lain. Pilih isian yang dipakai, lalu simpan lagi.'

test('a fee that somebody else changed is shown, and kept or taken by a press', async ({ page, build, admin }) => {
  const { shippingId, nama } = await build.pengiriman()
  const address = `/api/admin/metode-pengiriman/${shippingId}`
  const read = async () => (await admin.api('get', address)).json()
  await page.goto(`/edit-pengiriman/${shippingId}`)
  await page.getByLabel('Biaya (rupiah)').fill('18000')
  await page.getByLabel('Estimasi').fill('6 hari')
  await admin.api('put', address, { data: { biaya: '15000', aktif: false, semula: { biaya: 12_500, aktif: true } } })

  await simpan(page)
  await expect(page.getByRole('alert').filter({ hasText: BENTROK })).toBeVisible()
  await expect(bentrok(page, 'Biaya')).toContainText('Diubah orang lain menjadi')
  await expect(bentrok(page, 'Biaya')).toContainText('Rp 15.000')
  await expect(bentrok(page, 'Biaya')).toBeFocused()
  await expect(page.getByLabel('Biaya (rupiah)')).toHaveValue('18000')
  await expect(page.getByLabel('Estimasi')).toHaveValue('6 hari')
  expect(await read()).toMatchObject({ biaya: 15_000, estimasi: '7 hari' })
  // Saving without a choice shows the conflict again.
  await simpan(page)
  await expect(page.getByRole('alert').filter({ hasText: BENTROK })).toBeVisible()

  // Switching between the choices keeps the typed value.
  await bentrok(page, 'Biaya').getByRole('button', { name: 'Pakai yang ini' }).click()
  await expect(page.getByLabel('Biaya (rupiah)')).toHaveValue('15000')
  await expect(page.getByText(BENTROK)).toBeHidden()
  await bentrok(page, 'Biaya').getByRole('button', { name: 'Tetap isian saya' }).click()
  await expect(page.getByLabel('Biaya (rupiah)')).toHaveValue('18000')
  await simpan(page)

  // Untouched fields keep the other administrator's values, and the message says so.
  await expect(pesan(page)).toContainText('Metode pengiriman berhasil diperbarui')
  await expect(pesan(page)).toContainText('Sementara itu orang lain mengubah: Aktif menjadi tidak.')
  await pesan(page).getByRole('button').click()
  await searchRow(page, nama)
  expect(await read()).toMatchObject({ biaya: 18_000, estimasi: '6 hari', aktif: false })
})

test('a long article is not lost to who saved it first, and takes the title of the other', async ({
  page,
  build,
  admin,
}) => {
  const { artikelId, judul } = await build.artikel()
  const tulisan = `## Luka\n\n${'Kulit kerapu yang luka dibersihkan pelan-pelan. '.repeat(200).trim()}`
  const address = `/api/auth/artikel/${artikelId}`
  await page.goto(`/edit-artikel/${artikelId}`)
  await page.getByLabel('Judul').fill('Judul saya')
  const konten = page.getByRole('textbox', { name: 'Konten' })
  await konten.click()
  await konten.press('Control+a')
  await konten.pressSequentially('## Luka')
  await konten.press('Enter')
  await page.keyboard.insertText(tulisan.split('\n').at(-1) ?? '')
  const lain = unique('Judul orang lain')
  const theirs = 'Teks orang lain.\n\nDua paragraf.'
  const semula = JSON.stringify({ judul, konten: '## Tanda\n\nLuka di kulit.' })
  await admin.api('put', address, { multipart: { judul: lain, konten: theirs, semula } })

  await simpan(page)
  await expect(bentrok(page, 'Judul')).toContainText(lain)
  await expect(bentrok(page, 'Konten')).toContainText('Dua paragraf.')
  await expect(konten).toContainText(tulisan.slice(-60))
  await bentrok(page, 'Judul').getByRole('button', { name: 'Pakai yang ini' }).click()
  await bentrok(page, 'Konten').getByRole('button', { name: 'Tetap isian saya' }).click()
  await simpan(page)
  await expect(pesan(page)).toContainText('Artikel berhasil diperbarui')
  expect(await (await admin.api('get', address)).json()).toMatchObject({ judul: lain, konten: tulisan })
})

test('of a product what only the other changed stays, and what both changed is asked', async ({
  page,
  build,
  admin,
}) => {
  const { kategoriId, nama: kategori } = await build.kategori()
  const { produkId } = await build.produk()
  const address = `/api/produks/${produkId}`
  await page.goto(`/edit-produk/${produkId}`)
  await page.getByLabel('Harga', { exact: true }).fill('41000')
  await page.getByLabel('Kategori').selectOption({ index: 2 })
  await page.getByLabel('Bakteri', { exact: true }).check()
  await page.getByLabel('Pilih Gambar').setInputFiles(await newGambar(300, 300))
  const other = { deskripsi: 'Ditulis orang lain.', kategoriId: `${kategoriId}`, kelas: 'J', semula: '{}' }
  await admin.api('put', address, { multipart: { ...other, gambar: await newGambar(200, 200) } })

  await simpan(page)
  await expect(bentrok(page, 'Kategori')).toContainText(kategori)
  await expect(bentrok(page, 'Untuk masalah')).toContainText('Jamur')
  const gambar = bentrok(page, 'Gambar').getByRole('img')
  await expect.poll(() => gambar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await bentrok(page, 'Kategori').getByRole('button', { name: 'Pakai yang ini' }).click()
  await bentrok(page, 'Untuk masalah').getByRole('button', { name: 'Tetap isian saya' }).click()
  await bentrok(page, 'Gambar').getByRole('button', { name: 'Pakai yang ini' }).click()
  await expect(page.getByAltText('Pratinjau gambar baru')).toBeHidden()
  const before = await (await admin.api('get', address)).json()
  await simpan(page)
  await expect(pesan(page)).toContainText('orang lain mengubah: Deskripsi menjadi Ditulis orang lain..')
  expect(await (await admin.api('get', address)).json()).toMatchObject({
    harga: 41_000,
    kategoriId,
    kelas: ['B'],
    deskripsi: 'Ditulis orang lain.',
    gambar: before.gambar,
  })
})

test('what is in a product is one field, shown in words and taken or kept', async ({ page, build, admin }) => {
  const { produkId } = await build.produk()
  const address = `/api/produks/${produkId}`
  const isi = (nama: string) => JSON.stringify([{ nama, kadar: 0.5, satuan: 'mg/g' }])
  await admin.api('put', address, { multipart: { zat_aktif: isi('Tanin'), semula: '{}' } })
  await page.goto(`/edit-produk/${produkId}`)
  await page.getByLabel('Nama zat').fill('Punya saya')
  await admin.api('put', address, { multipart: { zat_aktif: isi('Punya orang'), semula: '{}' } })

  await simpan(page)
  await expect(bentrok(page, 'Zat aktif')).toContainText('Punya orang 0,5 mg/g')
  await expect(page.getByLabel('Nama zat')).toHaveValue('Punya saya')
  await bentrok(page, 'Zat aktif').getByRole('button', { name: 'Pakai yang ini' }).click()
  await expect(page.getByLabel('Nama zat')).toHaveValue('Punya orang')
  await bentrok(page, 'Zat aktif').getByRole('button', { name: 'Tetap isian saya' }).click()
  await expect(page.getByLabel('Nama zat')).toHaveValue('Punya saya')
  await simpan(page)
  await expectKabar(page, 'Produk berhasil diperbarui')
  expect(await (await admin.api('get', address)).json()).toMatchObject({
    zat_aktif: [{ nama: 'Punya saya', kadar: 0.5, satuan: 'mg/g' }],
  })
})

test('the parts of a package are one field, with the names that were typed still there', async ({
  page,
  build,
  admin,
}) => {
  const { paketId, produk } = await build.paket()
  const lain = await build.produk()
  const address = `/api/paket/${paketId}`
  await page.goto(`/edit-paket/${paketId}`)
  await page.getByLabel('Deskripsi').fill(`${produk.nama}, Buku saku`)
  const isi = [{ nama: lain.nama, produkId: lain.produkId, jumlah: 2 }]
  await admin.api('put', address, { multipart: { isi: JSON.stringify(isi), semula: '{}' } })

  await simpan(page)
  await expect(bentrok(page, 'Isi paket')).toContainText(`2× ${lain.nama}`)
  await bentrok(page, 'Isi paket').getByRole('button', { name: 'Pakai yang ini' }).click()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(lain.nama)
  await expect(page.getByText(`Stok ${lain.stok}`)).toBeVisible()
  await bentrok(page, 'Isi paket').getByRole('button', { name: 'Tetap isian saya' }).click()
  await expect(page.getByLabel('Nama', { exact: true }).nth(1)).toHaveValue('Buku saku')
  await simpan(page)
  await expect(pesan(page)).toContainText('Paket berhasil diupdate')
  expect((await (await admin.api('get', `/api/admin${address.slice(4)}`)).json()).items).toEqual([
    produk.nama,
    'Buku saku',
  ])
})

test('a state of an order that somebody else set is not set back by who wrote a number', async ({
  page,
  build,
  admin,
}) => {
  const { orderId } = await build.pesanan({ lunas: true })
  const address = `/api/admin/pesanan/${orderId}`
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByLabel('Nomor resi').fill('SAYA-1')
  const selesai = { status_pesanan: 'Pesanan Selesai', resi: 'LAIN-1' }
  await admin.api('put', address, { data: { ...selesai, semula: { status_pesanan: 'Menunggu Respon', resi: '' } } })
  await page.getByRole('button', { name: 'Proses', exact: true }).click()
  await expect(bentrok(page, 'Status pesanan')).toContainText('Pesanan Selesai')
  await expect(bentrok(page, 'Nomor resi')).toContainText('LAIN-1')
  await bentrok(page, 'Status pesanan').getByRole('button', { name: 'Pakai yang ini' }).click()
  await bentrok(page, 'Nomor resi').getByRole('button', { name: 'Tetap isian saya' }).click()
  await page.getByRole('button', { name: 'Proses', exact: true }).click()
  await expectKabar(page, 'Pesanan berhasil diperbarui')
  expect(await (await admin.api('get', address)).json()).toMatchObject({ ...selesai, resi: 'SAYA-1' })
})

test("an order of packages that somebody else made meanwhile is shown, and what is new is put at the end of one's own", async ({
  page,
  build,
  admin,
}) => {
  // All tests share the shop's packages, so the request to save is intercepted.
  const semula: { paketId: number; title: string }[] = await (await admin.api('get', '/api/paket')).json()
  const ids = semula.map(({ paketId }) => paketId)
  const baru = await build.paket()
  await page.route('**/api/paket', (route) => route.fulfill({ json: semula }), { times: 1 })
  let isFirst = true
  let terkirim: { paketIds: number[]; semula: string } | undefined
  await page.route('**/api/admin/paket/urutan', (route) => {
    terkirim = route.request().postDataJSON()
    const sekarang = [...ids.toReversed(), baru.paketId]
    const bentrok = [{ path: 'paketIds', label: 'Urutan paket', sekarang, isian: terkirim?.paketIds }]
    const refused = { status: 409, json: { message: BENTROK, code: 'ISIAN_BENTROK', bentrok } }
    const answer = isFirst ? refused : { json: { message: 'Urutan paket disimpan' } }
    isFirst = false
    return route.fulfill(answer)
  })
  await page.goto('/urutan-paket')
  const list = page.getByRole('list', { name: 'Urutan paket' })
  await list.getByRole('button').first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`diangkat, urutan 1 dari ${ids.length}.`)).toBeAttached()
  // The arrow keys work only after the next frames, shortly after the announcement.
  await painted(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`dipindahkan ke urutan 2 dari ${ids.length}.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(list.getByRole('listitem').first()).toContainText(semula[1]?.title ?? '')
  await simpan(page)

  await expect(bentrok(page, 'Urutan paket')).toContainText(`${ids.length + 1}. ${baru.title}`)
  await bentrok(page, 'Urutan paket').getByRole('button', { name: 'Pakai yang ini' }).click()
  await expect(list.getByRole('listitem').first()).toContainText(semula.at(-1)?.title ?? '')
  await bentrok(page, 'Urutan paket').getByRole('button', { name: 'Tetap isian saya' }).click()
  await expect(list.getByRole('listitem').first()).toContainText(semula[1]?.title ?? '')
  await expect(list.getByRole('listitem').last()).toContainText(baru.title)
  await simpan(page)
  await expectKabar(page, 'Urutan paket disimpan')
  const [first, second, ...rest] = ids
  expect(terkirim).toEqual({
    paketIds: [second, first, ...rest, baru.paketId],
    semula: JSON.stringify({ paketIds: [...ids.toReversed(), baru.paketId] }),
  })
})

test('what somebody else deleted is said, and what was typed stays to be copied', async ({ page, build, admin }) => {
  const { kategoriId } = await build.kategori()
  await page.goto(`/edit-kategori/${kategoriId}`)
  await page.getByLabel('Deskripsi').fill('Teks yang panjang')
  await admin.api('delete', `/api/kategoris/${kategoriId}`)
  await simpan(page)
  await expect(page.getByRole('alert').filter({ hasText: 'sudah dihapus orang lain' })).toBeVisible()
  await expect(page.getByLabel('Deskripsi')).toHaveValue('Teks yang panjang')
})

test('what somebody else changed is not deleted before it was seen', async ({ page, build, admin }) => {
  const { metodeId, method } = await build.metode()
  await page.goto('/metode-pembayaran')
  await searchRow(page, method)
  const description = unique('Ditulis orang lain')
  await admin.api('put', `/api/admin/metode-pembayaran/${metodeId}`, { data: { description, semula: {} } })
  const hapus = async () => {
    await page.getByRole('button', { name: `Hapus ${method}` }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  }
  await hapus()
  await expect(pesan(page)).toContainText('Data ini baru saja diubah orang lain, jadi belum dihapus.')
  await pesan(page).getByRole('button').click()
  await expect(page.getByText(description)).toBeVisible()
  await hapus()
  await expectKabar(page, 'Metode pembayaran berhasil dihapus')
})

import type { Build } from './build-rows.ts'
import { unique } from './build-rows.ts'
import { breakApi, expectKabar, pesan, searchRow } from './page.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

test('buyers are offered a payment method while it is active §2.219 §2.220', async ({
  page,
  admin: _,
  pelanggan: __,
  produk,
}) => {
  const nama = unique('Bank BSI')
  await page.goto('/metode-pembayaran')
  await page.getByRole('link', { name: 'Tambah Metode' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Metode tidak boleh kosong')).toBeVisible()
  await page.getByLabel('Metode', { exact: true }).fill(nama)
  await page.getByLabel('Deskripsi').fill('Transfer ke BSI')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Metode pembayaran berhasil ditambahkan')
  await expect(page).toHaveURL('/metode-pembayaran')

  await openCheckout(page, produk)
  await pay(page)
  await expect(popup(page).getByRole('button', { name: 'BSI Virtual Account' })).toBeVisible()
  await expect(popup(page).getByRole('button', { name: 'CIMB Niaga Virtual Account' })).toBeHidden()

  await page.goto(`/metode-pembayaran?q=${encodeURIComponent(nama)}`)
  await page.getByRole('link', { name: `Edit ${nama}` }).click()
  await page.getByLabel('Aktif').uncheck()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Metode pembayaran berhasil diperbarui')
  await page.goto(`/metode-pembayaran?q=${encodeURIComponent(nama)}`)
  await expect(page.getByText('Tidak aktif')).toBeVisible()

  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(page.getByText('Tidak ada metode pembayaran')).toBeVisible()
})

test('the address without a number edits a method §2.221', async ({ page, admin: _ }) => {
  await page.goto('/edit-metode')
  await expect(page.getByLabel('Metode', { exact: true })).not.toHaveValue('')
  await expect(page.getByLabel('Deskripsi')).toBeVisible()
})

test('a way of shipping is offered at once, and gone when it is deleted', async ({ page, request, admin: _ }) => {
  const nama = unique('Kapal')
  const kode = nama.toLowerCase().replace(' ', '-')
  const ditawarkan = async () => JSON.stringify(await (await request.get('/api/shipping-methods')).json())
  await page.goto('/metode-pengiriman')
  await page.getByRole('link', { name: 'Tambah Pengiriman' }).click()
  await page.getByLabel('Nama').fill(nama)
  await page.getByLabel('Kode').fill('reguler')
  await page.getByLabel('Estimasi').fill('7 hari')
  await page.getByLabel('Biaya').fill('12.5')
  await page.getByLabel('Urutan').fill('90')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Biaya harus bilangan bulat rupiah, misalnya 125000 atau 125.000')).toBeVisible()
  await page.getByLabel('Biaya').fill('12500')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Metode pengiriman dengan kode itu sudah ada.').first()).toBeVisible()
  await expect(page.getByLabel('Kode')).toBeFocused()
  await page.getByLabel('Kode').fill(kode)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL('/metode-pengiriman')
  await expect.poll(ditawarkan).toContain(kode)

  await searchRow(page, nama)
  await expect(page.getByText('Rp 12.500')).toBeVisible()
  await page.getByRole('link', { name: `Edit ${nama}` }).click()
  await page.getByLabel('Aktif').uncheck()
  await page.getByRole('button', { name: 'Simpan' }).click()
  // The list keeps its search.
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => `${pathname} ${searchParams.get('q')}` === `/metode-pengiriman ${nama}`,
  )
  await expect.poll(ditawarkan).not.toContain(kode)

  await searchRow(page, nama)
  await expect(page.getByText('Diarsipkan', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await expect(pesan(page)).toContainText('Metode yang sudah dipakai pesanan hanya diarsipkan.')
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expectKabar(page, 'Metode pengiriman berhasil dihapus')
})

for (const { nama, alamat, api, edit, create, tambah, isi } of [
  {
    nama: 'metode pembayaran',
    alamat: '/metode-pembayaran',
    api: '/api/admin/metode-pembayaran',
    edit: '/edit-metode',
    create: async (build: Build) => {
      const { metodeId, method } = await build.metode()
      return { id: metodeId, baris: method }
    },
    tambah: '/tambah-metode',
    isi: { Metode: 'Tetap ada', 'Metode di Midtrans': 'gopay' },
  },
  {
    nama: 'metode pengiriman',
    alamat: '/metode-pengiriman',
    api: '/api/admin/metode-pengiriman',
    edit: '/edit-pengiriman',
    create: async (build: Build) => {
      const { shippingId, nama } = await build.pengiriman()
      return { id: shippingId, baris: nama }
    },
    tambah: '/tambah-pengiriman',
    isi: { Nama: 'Tetap ada', Kode: 'tetap', Estimasi: '1 hari', 'Biaya (rupiah)': '1' },
  },
]) {
  test(`each failure around a ${nama} has its sentence, and nothing typed is lost`, async ({
    page,
    admin: _,
    build,
  }) => {
    const { id, baris } = await create(build)
    await breakApi(page, api, { status: 400, body: '{}' })
    await page.goto(alamat)
    await expect(page.getByRole('alert')).toContainText(`Gagal memuat ${nama}`)
    await page.goto(`${edit}/${id}`)
    await expect(page.getByRole('alert')).toContainText(`Gagal mengambil data ${nama}`)

    await page.goto(tambah)
    for (const [label, value] of Object.entries(isi)) {
      const field = page.getByLabel(label, { exact: true })
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
      else await field.fill(value)
    }
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('alert')).toContainText(`Gagal menambahkan ${nama}`)
    for (const [label, value] of Object.entries(isi))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)

    await page.unrouteAll()
    await page.goto(`${edit}/${id}`)
    await page.getByLabel('Aktif').uncheck()
    await breakApi(page, api, { status: 409, body: '{"message":"Ini yang terakhir."}' })
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('alert')).toContainText('Ini yang terakhir.')
    await expect(page.getByLabel('Aktif')).not.toBeChecked()
    await page.unrouteAll()
    await breakApi(page, api, 'away')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('alert')).toContainText(`Gagal memperbarui ${nama}`)

    await page.unrouteAll()
    await page.goto(`${alamat}?q=${encodeURIComponent(baris)}`)
    await page.getByRole('button', { name: `Hapus ${baris}` }).click()
    await breakApi(page, api, { status: 500, body: '{}' })
    await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
    await expect(pesan(page)).toContainText(`Gagal menghapus ${nama}`)
  })
}

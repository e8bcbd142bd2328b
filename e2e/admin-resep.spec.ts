import { expectAccessible } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { expectKabar, pesan } from './page.ts'
import { expect, logInAdmin, test } from './test.ts'

const obat = { golongan: 'obat_keras' }

test('the picture stands beside the data; part of it is approved with a dose, and the trail says who looked', async ({
  page,
  admin,
  build,
}) => {
  const produk = await build.produk({ nama: unique('Wolframekon'), ...obat })
  const { resepId, pembeli } = await build.resep({ produk: [{ produkId: produk.produkId, jumlah: 5 }] })
  await page.goto(`/daftar-resep?q=${encodeURIComponent(pembeli.nama)}`)
  await page.getByRole('link', { name: pembeli.nama }).click()
  await expect(page.getByRole('img', { name: 'Resep, halaman 1' })).toHaveJSProperty('naturalWidth', 600)
  await expect(page.getByText('503/12/SIP/2026')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Jumlah yang disetujui').fill('2')
  await page.getByLabel('Dosis dan cara pakai untuk pembeli').fill('50 mg per kg pakan')
  await page.getByLabel('Dosis zat aktif').fill('7,5')
  await page.getByRole('button', { name: 'Setujui' }).click()
  await expect(page.getByText('Lama pemberian harus 1 sampai 90 hari')).toBeVisible()
  await page.getByLabel('Lama pemberian (hari)').fill('10')
  await page.getByLabel('Masa henti (hari)').fill('21')
  await page.getByRole('button', { name: 'Setujui' }).click()
  await expectKabar(page, 'Resep disetujui')
  await expect(page.getByText('Diminta 5, disetujui 2, terpakai 0')).toBeVisible()
  await expect(page.getByText(`Status diubah oleh ${admin.nama}`)).toBeVisible()
  await expect(page.getByText(`Dilihat oleh ${admin.nama}`).first()).toBeVisible()
  await page.goto(`/daftar-resep?q=${resepId}&status=disetujui`)
  await expect(page.getByRole('link', { name: pembeli.nama })).toBeVisible()
})

test('what the customer did not name is chosen as it stands on the prescription', async ({ page, admin: _, build }) => {
  const produk = await build.produk({ nama: unique('Wolframekon'), ...obat })
  const { resepId } = await build.resep()
  await page.goto(`/detail-resep/${resepId}`)
  await page.getByRole('button', { name: 'Setujui' }).click()
  await expect(page.getByText('Setujui sedikitnya satu produk, atau tolak resepnya')).toBeVisible()
  await page.getByLabel('Produk yang tertulis di resep').selectOption(produk.nama)
  await page.getByRole('group', { name: produk.nama }).getByLabel('Jumlah yang disetujui').fill('4')
  await page.getByRole('button', { name: 'Setujui' }).click()
  await expect(page.getByText('Diminta –, disetujui 4, terpakai 0')).toBeVisible()
})

test('it is refused in three presses, with a reason', async ({ page, admin: _, build }) => {
  const { resepId } = await build.resep()
  await page.goto(`/detail-resep/${resepId}`)
  await page.getByRole('button', { name: 'Tolak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tolak resep ini?' })
  await dialog.getByRole('button', { name: 'Tolak Resep' }).click()
  await expect(dialog.getByText('Tulis alasan menolak. Pembeli membacanya.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Tulisan di resep tidak terbaca/ }).click()
  await dialog.getByRole('button', { name: 'Tolak Resep' }).click()
  await expectKabar(page, 'Resep ditolak')
  await expect(page.getByRole('definition').filter({ hasText: /^Tulisan di resep tidak terbaca/ })).toBeVisible()
})

test.describe('two at once', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('the second is told what became of it', async ({ page, admin, build }) => {
    const produk = await build.produk({ nama: unique('Wolframekon'), ...obat })
    const { resepId } = await build.resep({ produk: [{ produkId: produk.produkId, jumlah: 5 }] })
    await page.goto(`/detail-resep/${resepId}`)
    await expect(page.getByLabel('Jumlah yang disetujui')).toHaveValue('5')
    await admin.api('post', `/api/admin/resep/${resepId}/tolak`, { data: { alasan: 'Terlalu gelap' } })
    await page.getByRole('button', { name: 'Setujui' }).click()
    await expect(pesan(page)).toContainText('Resep ini baru saja diputuskan petugas lain.')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('definition').filter({ hasText: /^Terlalu gelap$/ })).toBeVisible()
  })
})

test('a veterinarian sees prescriptions and the own account, and of the rest hears whose it is', async ({
  page,
  build,
}) => {
  const dokter = await build.dokter()
  const { resepId } = await build.resep()
  await page.goto('/login-admin')
  await page.getByLabel('Email').fill(dokter.email)
  await page.getByLabel('Password', { exact: true }).fill(dokter.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/dasbor-admin')
  const menu = page.getByRole('navigation', { name: 'Kantor' })
  await expect(menu.getByRole('listitem')).toHaveText(['Dasbor', 'Resep', 'Perangkat Saya', 'Keamanan Akun', 'Logout'])
  await page.goto('/daftar-pesanan')
  await expect(page.getByRole('heading', { name: 'Bukan bagian Anda' })).toBeVisible()
  await page.goto(`/detail-resep/${resepId}`)
  await expect(page.getByRole('button', { name: 'Setujui' })).toBeVisible()
  await expect(page.getByText('Jejak perubahan')).toBeVisible()
})

test('the owner makes an administrator a veterinarian', async ({ page, build }) => {
  const owner = await build.owner()
  await logInAdmin(page, owner)
  const akun = await build.admin()
  await page.goto(`/edit-user/${akun.userId}`)
  await page.getByRole('checkbox', { name: 'Pemilik' }).uncheck()
  await page.getByRole('checkbox', { name: 'Dokter hewan' }).check()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(pesan(page)).toContainText('Berhasil memperbarui pengguna')
  expect((await akun.api('get', '/api/admin/saya')).status()).toBe(401)
})

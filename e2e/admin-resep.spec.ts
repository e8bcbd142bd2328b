import { expectAccessible } from './accessibility.ts'
import { unique } from './build-rows.ts'
import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

test('a veterinarian sees only prescriptions, approves part of one with a dose, and the trail names who opened it', async ({
  page,
  build,
}) => {
  const dokter = await build.dokter()
  const produk = await build.produk({ nama: unique('Wolframekon'), golongan: 'obat_keras' })
  const { resepId, pembeli } = await build.resep({ produk: [{ produkId: produk.produkId, jumlah: 5 }] })
  await page.goto('/login-admin')
  await page.getByLabel('Email').fill(dokter.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(dokter.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/dasbor-admin')
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  await expect(menu.getByRole('listitem')).toHaveText(['Dasbor', 'Resep', 'Penilaian Zat', 'Akun Saya', 'Logout'])
  await page.goto('/daftar-pesanan')
  await expect(page.getByRole('heading', { name: 'Anda tidak punya akses' })).toBeVisible()

  await page.goto(`/daftar-resep?q=${encodeURIComponent(pembeli.nama)}`)
  await page.getByRole('link', { name: pembeli.nama }).click()
  await expect(page.getByRole('img', { name: 'Resep, halaman 1' })).toHaveJSProperty('naturalWidth', 600)
  await expect(page.getByText('503/12/SIP/2026')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Jumlah yang disetujui').fill('2')
  await page.getByLabel('Dosis dan cara pakai untuk pembeli').fill('50 mg per kg pakan')
  await page.getByLabel('Dosis zat aktif').fill('7,5')
  await page.getByLabel('Lama pemberian (hari)').fill('10')
  await page.getByLabel('Masa henti (hari)').fill('21')
  await page.getByRole('button', { name: 'Setujui' }).click()
  await expectKabar(page, 'Resep disetujui')
  await expect(page.getByText('Diminta 5, disetujui 2, terpakai 0')).toBeVisible()
  await expect(page.getByText(`Status diubah oleh ${dokter.nama}`)).toBeVisible()
  await expect(page.getByText(`Dilihat oleh ${dokter.nama}`).first()).toBeVisible()
  await page.goto(`/daftar-resep?q=${resepId}&status=disetujui`)
  await expect(page.getByRole('link', { name: pembeli.nama })).toBeVisible()
})

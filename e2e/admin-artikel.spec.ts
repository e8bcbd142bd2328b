import type { Page } from '@playwright/test'
import { newGambar, unique } from './build-rows.ts'
import { expectKabar, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
const oke = (page: Page) => pesan(page).getByRole('button', { name: 'OK' }).click()

test('an article is set with marks, a link, a table and pictures, saved after a new login, read, scheduled, made a draft and deleted §1.04 §2.225 §2.230 §5.62', async ({
  page,
  admin,
  build,
}) => {
  const produk = await build.produk()
  const title = unique('Merawat jaring')
  const konten = page.getByRole('textbox', { name: 'Konten' })
  const list = page.getByRole('table', { name: 'Artikel' })

  await test.step('written', async () => {
    await page.goto('/manajemen-artikel')
    await page.getByRole('link', { name: 'Tambah Artikel' }).click()
    await page.getByLabel('Judul', { exact: true }).fill(title)
    await konten.click()
    await konten.pressSequentially('## Tanda')
    await page.keyboard.press('Enter')
    await konten.pressSequentially('Cuci ')
    const tools = page.getByRole('toolbar', { name: 'Format tulisan' })
    await tools.getByRole('button', { name: 'Tebal' }).click()
    await konten.pressSequentially('bersih')
    await page.keyboard.press('Control+b')
    await konten.pressSequentially(' lalu ')
    await tools.getByRole('button', { name: 'Tautan' }).click()
    await page.getByRole('dialog', { name: 'Tautan' }).getByLabel('Alamat').fill('kkp.go.id')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Tautan' })).toBeHidden()

    await page.keyboard.press('Enter')
    await tools.getByRole('button', { name: 'Sisipkan gambar' }).click()
    const gambar = page.getByRole('dialog', { name: 'Sisipkan gambar' })
    await gambar.getByLabel('Pilih gambar').setInputFiles(await newGambar(300, 200))
    await gambar.getByLabel('Isi gambar').fill('Jaring kotor')
    await gambar.getByLabel('Keterangan di bawah gambar').fill('Sebelum dicuci')
    await gambar.getByRole('button', { name: 'Sisipkan' }).click()
    await expect(konten.getByRole('img', { name: 'Jaring kotor' })).toBeVisible()

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tools.getByRole('button', { name: 'Sisipkan tabel' }).click()
    await konten.pressSequentially('Bulan')
    await page.keyboard.press('Tab')
    await konten.pressSequentially('Kali')
    await page.getByRole('combobox', { name: 'Tambah produk' }).fill(produk.nama)
    await page.getByRole('option', { name: produk.nama }).click()
    await page.getByLabel('Status').selectOption('Terbit')
    await page.getByLabel('Pilih Gambar', { exact: true }).setInputFiles(await newGambar())
  })

  await test.step('saved, although the session ended meanwhile', async () => {
    await admin.api('post', '/api/auth/admin/logout')
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Login kembali' })
    await dialog.getByLabel('Email').fill(admin.email)
    await dialog.getByLabel('Kata sandi', { exact: true }).fill(admin.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Simpan!' }).click()
    await expect(pesan(page)).toContainText('Artikel berhasil dibuat')
    await oke(page)
    await expect(page).toHaveURL('/manajemen-artikel')
    await searchRow(page, title)
    await expect(list.locator('img')).toBeVisible()
    await expect(list).toContainText('Terbit')
  })

  await test.step('read', async () => {
    await page.goto(`/layanan2?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title }).click()
    const naskah = page.getByRole('article')
    await expect(naskah.getByRole('heading', { name: 'Tanda' })).toBeVisible()
    await expect(naskah.locator('strong')).toHaveText('bersih')
    const outgoing = naskah.getByRole('link', { name: 'https://kkp.go.id' })
    await expect(outgoing).toHaveAttribute('href', 'https://kkp.go.id')
    await expect(outgoing).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    const foto = naskah.getByRole('figure').getByRole('img', { name: 'Jaring kotor' })
    await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(naskah.getByRole('figure')).toContainText('Sebelum dicuci')
    await expect(naskah.getByRole('columnheader')).toHaveText(['Bulan', 'Kali'])
    await expect(page.getByRole('complementary').getByRole('link', { name: produk.nama })).toBeVisible()
  })

  await test.step('scheduled, made a draft, and gone for readers, an administrator too', async () => {
    await page.goto(`/manajemen-artikel?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(konten).toContainText('Cuci bersih lalu')
    await expect(page.getByRole('img', { name: 'Gambar sekarang' })).toBeVisible()
    await page.getByLabel('Tanggal terbit').fill('2099-12-01')
    await save(page)
    await expect(pesan(page)).toContainText('Artikel berhasil diperbarui')
    await oke(page)
    await page.getByRole('button', { name: 'Saring' }).click()
    await page.getByLabel('Status').selectOption('Terjadwal')
    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(page.getByLabel('Tanggal terbit')).toHaveValue('01/12/2099')
    await page.getByLabel('Status').selectOption('Draf')
    await save(page)
    await oke(page)
    // The list keeps its filter, which no longer matches the article.
    await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
    await page.goto(`/layanan2?q=${encodeURIComponent(title)}`)
    await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
  })

  await test.step('deleted', async () => {
    await page.goto('/manajemen-artikel')
    await searchRow(page, title)
    await expect(list.getByRole('cell', { name: 'Draf' })).toBeVisible()
    await page.getByRole('button', { name: `Hapus ${title}` }).click()
    await expect(pesan(page)).toContainText('Yakin hapus artikel ini?')
    await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
    await expectKabar(page, 'Artikel berhasil dihapus')
    await expect(page.getByText('Tidak ada artikel ditemukan')).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { footerLink } from './page.ts'
import { expect, fromOwnAlamat, test } from './test.ts'

test.use({ extraHTTPHeaders: fromOwnAlamat })

const CONTENT = { Nama: 'Bu Sari', Email: 'sari@contoh.id', 'Pesan / Pengaduan': 'Ikan saya lemas sejak kemarin.' }

async function fill(page: Page, change: Partial<typeof CONTENT> = {}) {
  for (const [label, text] of Object.entries({ ...CONTENT, ...change })) await page.getByLabel(label).fill(text)
}

const send = (page: Page) => page.getByRole('button', { name: 'Kirim Pesan' }).click()

test('the contact form from the menu is accessible with its errors, sends a message and confirms it', async ({
  page,
}) => {
  await page.goto('/')
  await (await footerLink(page, 'Perusahaan', 'Kontak')).click()
  await expect(page).toHaveURL('/kontak')
  await send(page)
  await expect(page.getByText('Isi nama Anda dulu')).toBeVisible()
  await expectAccessible(page)
  await fill(page)
  await send(page)
  await expect(page.getByText('Pesan Anda berhasil dikirim!')).toBeVisible()
  for (const label of Object.keys(CONTENT)) await expect(page.getByLabel(label)).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /400 \(Bad Request\)/ })

  test('a rejected form keeps its text, then is sent, and a page confirms it §2.066', async ({ page }) => {
    await page.goto('/kontak')
    await fill(page, { Email: 'sari@contoh' })
    await send(page)
    await expect(page).toHaveURL('/kontak')
    await expect(page.getByText('Format email tidak valid')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Format email tidak valid')
    await expect(page.getByLabel('Nama')).toHaveValue(CONTENT.Nama)
    await expect(page.getByLabel('Pesan / Pengaduan')).toHaveValue(CONTENT['Pesan / Pengaduan'])
    await page.getByLabel('Email').fill(CONTENT.Email)
    await send(page)
    await expect(page).toHaveURL('/Sukses')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesan Anda berhasil dikirim!')
    await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
    await expect(page).toHaveURL('/beranda-pengguna')
  })
})

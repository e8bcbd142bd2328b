import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { breakApi, footerLink } from './page.ts'
import { expect, fromOwnAlamat, test } from './test.ts'

test.use({ extraHTTPHeaders: fromOwnAlamat })

const ISI = { Nama: 'Bu Sari', Email: 'sari@contoh.id', 'Pesan / Pengaduan': 'Ikan saya lemas sejak kemarin.' }

async function fill(page: Page, change: Partial<typeof ISI> = {}) {
  for (const [label, text] of Object.entries({ ...ISI, ...change })) await page.getByLabel(label).fill(text)
}

const send = (page: Page) => page.getByRole('button', { name: 'Kirim Pesan' }).click()

async function expectTyped(page: Page) {
  for (const [label, text] of Object.entries(ISI)) await expect(page.getByLabel(label)).toHaveValue(text)
}

test('a message is sent from the form that the menu leads to, which says so', async ({ page }) => {
  await page.goto('/')
  await (await footerLink(page, 'Perusahaan', 'Kontak')).click()
  await expect(page).toHaveURL('/kontak')
  await fill(page)
  await send(page)
  await expect(page.getByText('Pesan Anda berhasil dikirim!')).toBeVisible()
  for (const label of Object.keys(ISI)) await expect(page.getByLabel(label)).toHaveValue('')
})

test.describe('when sending fails', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('who writes too often is told when to try again', async ({ page }) => {
    const message = 'Terlalu banyak pesan dari alamat ini. Coba lagi dalam 40 menit.'
    await breakApi(page, '/auth/kontak', { status: 429, body: JSON.stringify({ message }) })
    await page.goto('/kontak')
    await fill(page)
    await send(page)
    await expect(page.getByText(`Terjadi kesalahan saat mengirim pesan! ${message}`)).toBeVisible()
    await expectTyped(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: /400 \(Bad Request\)/ })

  test('a message is sent, and a page says so §2.066', async ({ page }) => {
    await page.goto('/kontak')
    await fill(page)
    await send(page)
    await expect(page).toHaveURL('/Sukses')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesan Anda berhasil dikirim!')
    await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
    await expect(page).toHaveURL('/beranda-pengguna')
  })

  test('what the browser lets through and the shop does not comes back with what was typed', async ({ page }) => {
    await page.goto('/kontak')
    await fill(page, { Email: 'sari@contoh' })
    await send(page)
    await expect(page).toHaveURL('/kontak')
    await expect(page.getByText('Format email tidak valid')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Format email tidak valid')
    await expect(page.getByLabel('Nama')).toHaveValue(ISI.Nama)
    await expect(page.getByLabel('Pesan / Pengaduan')).toHaveValue(ISI['Pesan / Pengaduan'])
    await page.getByLabel('Email').fill(ISI.Email)
    await send(page)
    await expect(page).toHaveURL('/Sukses')
  })
})

test('the form with its errors has no accessibility violation, light or dark', async ({ page }) => {
  await page.goto('/kontak')
  await send(page)
  await expectAccessible(page)
})

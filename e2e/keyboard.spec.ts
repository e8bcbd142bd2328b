import type { Locator } from '@playwright/test'
import { newAkun, newGambar } from './build-rows.ts'
import { status } from './page.ts'
import { popup } from './payment.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

/** True if the element, its label, or the pseudo-element that covers a card is outlined. */
const isOutlined = (element: Element) =>
  [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    getComputedStyle(element.closest('label') ?? element),
  ].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)

/** Presses Tab until the target has the focus, and expects a visible focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === element.ownerDocument.activeElement)
  for (let steps = 0; steps < 60 && !(await isThere()); steps++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  expect(await target.evaluate(isOutlined)).toBe(true)
}

test('a farmer logs in, finds a product, and pays by keyboard alone', async ({ page, request, produk }) => {
  const akun = newAkun()
  await request.post('/api/auth/register', { data: akun })
  const { nama } = produk
  const { keyboard } = page
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type(akun.email)
  await tabTo(page, page.getByLabel('Kata sandi', { exact: true }))
  await keyboard.type(akun.password)
  await keyboard.press('Enter')
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Pesan Sekarang' }).first())
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Produk Satuan' })).toBeVisible()
  await tabTo(page, page.getByRole('searchbox', { name: 'Cari produk' }))
  await keyboard.type(nama.toLowerCase())
  await expect(page.getByRole('article')).toHaveCount(1)
  await tabTo(page, page.getByRole('link', { name: nama, exact: true }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Tambah jumlah' }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('link', { name: 'Beli Sekarang' }))
  await keyboard.press('Enter')

  const change = page.getByRole('button', { name: 'Ubah' })
  await tabTo(page, change)
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Alamat', { exact: true }))
  await keyboard.type('Dermaga 3, Teluk Hurun, Lampung')
  await tabTo(page, page.getByRole('button', { name: 'Simpan' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(change).toBeFocused()

  const method = page.getByRole('radio')
  await tabTo(page, method.first())
  await keyboard.press('Space')
  await expect(method.first()).toBeChecked()
  await keyboard.press('ArrowDown')
  await expect(method.nth(1)).toBeChecked()
  await keyboard.press('ArrowUp')
  await tabTo(page, page.getByLabel('Catatan pesanan'))
  await keyboard.type('Titip di pos')
  await tabTo(page, page.getByRole('button', { name: 'Bayar Sekarang' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ya, Bayar' })).toBeFocused()
  await keyboard.press('Enter')

  for (const button of ['QRIS', 'Bayar berhasil', 'Kembali ke toko']) {
    await tabTo(page, popup(page).getByRole('button', { name: button }))
    await keyboard.press('Enter')
  }
  await expect(page.getByRole('alertdialog')).toContainText('Pembayaran Berhasil')
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/riwayat-pembayaran')
  await expect(status(page, 'Berhasil')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /Detail pesanan/ }))
})

test('a screen reader finds landmarks, headings, and the name of every field and button', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const { nama } = await build.produk({ gambar: await newGambar() })
  await page.goto(`/produk/produk-satuan?q=${encodeURIComponent(nama)}`)
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Langsung ke isi"
    - complementary "Pemberitahuan"
    - banner:
      - link "KerapuSehat"
      - button "Buka menu"
    - main:
      - heading "Produk Satuan" [level=1]
      - search:
        - searchbox "Cari produk"
      - button /Saring/
      - status: 1 produk
      - list:
        - listitem:
          - article:
            - heading "${nama}" [level=2]:
              - link "${nama}"
            - link "Beli ${nama}"
    - contentinfo
    - navigation "Pintasan"
  `)
  await page.getByRole('link', { name: nama, exact: true }).click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Lokasi halaman"
      - list:
        - listitem:
          - link "Perbesar gambar ${nama}":
            - img "${nama}"
      - heading "${nama}" [level=1]
      - group "Jumlah":
        - button "Kurangi jumlah" [disabled]
        - textbox "Jumlah"
        - button "Tambah jumlah"
      - link "Beli Sekarang"
      - button "Masukkan ${nama} ke keranjang"
      - status
      - heading "Deskripsi" [level=2]
      - group:
        - heading "Aturan dan keamanan" [level=2]
  `)
  await page.getByRole('link', { name: 'Beli Sekarang' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Pemesanan" [level=1]
      - region "${nama}":
        - heading "${nama}" [level=2]
        - group "Jumlah"
      - region "Alamat Pengiriman":
        - heading "Alamat Pengiriman" [level=2]
        - button "Ubah"
      - group "Metode Pengiriman":
        - radio /Express/
        - radio /Reguler/
        - radio /Ekonomi/
      - textbox "Catatan pesanan (opsional)"
      - region "Ringkasan Harga":
        - heading "Ringkasan Harga" [level=2]
        - button "Bayar Sekarang"
  `)
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
    - alertdialog "Pilih metode pembayaran terlebih dahulu":
      - heading "Pilih metode pembayaran terlebih dahulu" [level=2]
      - button "OK"
  `)
  await page.getByRole('button', { name: 'OK' }).click()
  // The error describes the group, and the focus is in the group.
  await expect(page.getByRole('group', { name: 'Metode Pengiriman' })).toHaveAccessibleDescription(
    'Pilih metode pengiriman',
  )
  await expect(page.getByRole('radio').first()).toBeFocused()
})

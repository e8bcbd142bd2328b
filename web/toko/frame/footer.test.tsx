import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { see } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Footer } from './footer.tsx'

const TOKO = contoh(Toko, {
  nama_toko: 'KerapuSehat',
  alamat_toko: 'Jalan Dermaga 3, Lampung',
  telepon_toko: '0721-1234',
})

describe('footer', () => {
  test('has links, the address and the year of the copyright §1.12 §1.13 §1.14 §1.15 §2.187', async () => {
    await page.viewport(1440, 900)
    await show(<Footer />, { settings: { toko: TOKO } })
    const links = (title: string) =>
      page
        .getByRole('navigation', { name: title })
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href'))
    await expect.element(page.getByRole('navigation', { name: 'Informasi' })).toBeVisible()
    expect(links('Informasi')).toEqual(
      expect.arrayContaining(['/beranda-pengguna', '/layanan', '/produk', '/layanan2']),
    )
    expect(links('Perusahaan')).toEqual(
      expect.arrayContaining(['/tentang-kami', '/kontak', '/syarat-dan-ketentuan', '/kebijakan-privasi']),
    )
    const alamat = page.getByRole('contentinfo').getByRole('group').filter({ hasText: 'Jalan Dermaga 3, Lampung' })
    expect(alamat.element().querySelector('address')?.textContent).toContain('0721-1234')
    await see('© 2024 KerapuSehat. Hak cipta dilindungi.')
    await page.viewport(390, 844)
  })
})

import { expect, test } from 'vitest'
import { link } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import KontakPage from './kontak.page.tsx'

test('the contact page shows the ways that need no request', async () => {
  await show(screen(KontakPage), { at: '/kontak' })
  await expect.element(link(/Ikan saya sakit/)).toHaveAttribute('href', '/layanan/cek-gejala')
  await expect.element(link(/Siapa yang dihubungi/)).toHaveAttribute('href', '/layanan/siapa-dihubungi')
  await expect.element(link(/Keluhan pesanan/)).toHaveAttribute('href', '/riwayat-pembayaran')
})

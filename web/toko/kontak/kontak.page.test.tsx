import { expect, test } from 'vitest'
import { Toko } from '#contract/pengaturan/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, link } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import KontakPage from './kontak.page.tsx'

test('the contact page shows the ways that need no request', async () => {
  await show(screen(KontakPage), { at: '/kontak' })
  await expect.element(link('Tulis di WhatsApp')).not.toBeInTheDocument()
  await expect.element(link(/Ikan saya sakit/)).toHaveAttribute('href', '/layanan/cek-gejala')
  await expect.element(link(/Siapa yang dihubungi/)).toHaveAttribute('href', '/layanan/siapa-dihubungi')
  await expect.element(link(/Keluhan pesanan/)).toHaveAttribute('href', '/riwayat-pembayaran')
})

test('offers WhatsApp first if the shop has a number', async () => {
  const toko = contoh(Toko, { nama_toko: 'KerapuSehat', chat_toko: 'https://wa.me/6281234567890' })
  await show(screen(KontakPage), { at: '/kontak', settings: { toko } })
  const chat = link('Tulis di WhatsApp').element()
  expect(chat.compareDocumentPosition(field('Nama').element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

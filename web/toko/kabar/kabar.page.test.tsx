import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { countKabar, Kabar, listKabar, readKabar } from '#contract/kabar/endpoints.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import { useUnreadKabar } from '#web/toko/frame/account-counts.ts'
import KabarPage from './kabar.page.tsx'

const SENT = contoh(Kabar, {
  kabarId: 9,
  judul: 'Pesanan dikirim (KS-1)',
  isi: 'Pesanan Anda sudah kami serahkan kepada kurir.',
  tautan: '/riwayat-pembayaran/KS-1',
  waktu: '2026-11-26T03:40:00.000Z',
  dibaca: false,
})
const PAID = contoh(Kabar, { ...SENT, kabarId: 8, judul: 'Pembayaran diterima (KS-1)', dibaca: true })

function Badge() {
  return <output>{`badge ${useUnreadKabar() || 'kosong'}`}</output>
}
const open = (at = '/kabar') =>
  show(
    <>
      <Badge />
      {screen(KabarPage)}
    </>,
    { at },
  )

beforeEach(() => {
  signIn()
  answer(countKabar, { belum_dibaca: 1 })
  answer(readKabar, { belum_dibaca: 0 })
})

describe('inbox', () => {
  test('lists notices with their pages, marks the unread ones, and then counts them as read', async () => {
    answer(listKabar, { items: [SENT, PAID], total: 2 })
    await open()
    const unread = link(/Pesanan dikirim.*26 November 2026, 10\.40.*Belum dibaca/)
    await expect.element(unread).toHaveAttribute('href', '/riwayat-pembayaran/KS-1')
    await expect.element(link(/Pembayaran diterima/)).toBeVisible()
    await expect.element(link('Atur email')).toHaveAttribute('href', '/PengaturanNotifikasi')
    await expect.element(link(/Pembayaran diterima.*Belum dibaca/)).not.toBeInTheDocument()
    await see('badge kosong')
    expect(sent(readKabar).map(({ body }) => body)).toEqual([{ sampai: 9 }])
    // The mark stays until the page is opened again.
    await expect.element(unread).toBeVisible()
  })

  test('marks nothing if all is read', async () => {
    answer(listKabar, { items: [PAID], total: 1 })
    await open()
    await see(/Pembayaran diterima/)
    expect(sent(readKabar)).toEqual([])
  })

  test('shows its notices although they cannot be marked as read', async () => {
    answer(listKabar, { items: [SENT], total: 1 })
    answer(readKabar, silence)
    await open()
    await see(/Pesanan dikirim/)
    await see('badge 1')
  })

  test('says that there are none', async () => {
    answer(listKabar, { items: [], total: 0 })
    await open()
    await see('Belum ada kabar')
  })

  test('reports that they did not load, and loads them again', async () => {
    answer(listKabar, silence)
    await open()
    await see(/^Gagal/)
    await seeNot('Belum ada kabar')
    answer(listKabar, { items: [PAID], total: 1 })
    await press('Coba Lagi')
    await see(/Pembayaran diterima/)
  })

  test('leads to older notices', async () => {
    answer(listKabar, ({ query }) => ({ items: query.page === '2' ? [PAID] : [SENT], total: 21 }))
    await open('/kabar?page=1')
    await press(page.getByRole('link', { name: 'Selanjutnya' }))
    await see(/Pembayaran diterima/)
    await see(/2 dari 2/)
  })
})

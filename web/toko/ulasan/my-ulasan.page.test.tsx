import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deleteUlasan, listMyUlasan, MyUlasan, writeUlasan } from '#contract/ulasan/mine.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import MyUlasanPage from './my-ulasan.page.tsx'

const BARANG = contoh(MyUlasan, { jenis: 'produk', id: 3, barang: 'Vitamin A', nomor: 'KS-1' })
const OTHER = contoh(MyUlasan, { jenis: 'produk', id: 4, barang: 'Vitamin B', nomor: 'KS-2' })
const WRITTEN = {
  bintang: 4,
  teks: 'Takarannya pas.',
  status: 'menunggu' as const,
  alasan: '',
  balasan: '',
  dibuat: '2026-03-10T03:00:00.000Z',
}
const open = (search = '') => show(screen(MyUlasanPage), { at: `/ulasan-saya${search}` })
const kartu = () => page.getByRole('article', { name: 'Vitamin A' })

describe('reviews of a buyer', () => {
  beforeEach(() => void signIn())

  test('report that nothing can be reviewed yet', async () => {
    answer(listMyUlasan, [])
    await open()
    await see('Belum ada barang untuk diulas')
    await expect.element(link('Lihat riwayat pesanan')).toHaveAttribute('href', '/riwayat-pembayaran')
  })

  test('list the product of the address first, with its form open', async () => {
    answer(listMyUlasan, [OTHER, BARANG])
    await open('?produk=3')
    await seeIn(page.getByRole('article').first(), 'Vitamin APesanan KS-1')
    await expect.element(kartu().getByLabelText('Ulasan Anda')).toBeVisible()
    await expect.element(button('Tulis ulasan Vitamin B')).toBeVisible()
  })

  test('report in an alert each missing part: stars and text', async () => {
    answer(listMyUlasan, [BARANG])
    await open('?produk=3')
    await press('Kirim ulasan Vitamin A')
    const alerts = () =>
      kartu()
        .getByRole('alert')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(alerts).toEqual(['Pilih 1 sampai 5 bintang', 'Tulis ulasan Anda, satu kalimat sudah cukup'])
    expect(sent(writeUlasan)).toEqual([])
  })

  test('are sent, and wait for the shop', async () => {
    answer(listMyUlasan, () => [{ ...BARANG, ulasan: sent(writeUlasan).length > 0 ? WRITTEN : null }])
    answer(writeUlasan, { message: 'Terima kasih. Ulasan Anda kami baca dulu.' })
    await open('?produk=3')
    await press(field('4 bintang: Baik'))
    await fill('Ulasan Anda', 'Takarannya pas.')
    await press('Kirim ulasan Vitamin A')
    await see('Menunggu dibaca toko')
    await see('Terima kasih. Ulasan Anda kami baca dulu.')
    expect(sent(writeUlasan)[0]).toMatchObject({
      params: { jenis: 'produk', id: '3' },
      body: { bintang: 4, teks: 'Takarannya pas.' },
    })
  })

  test("stay in the form with the server's message when it was busy", async () => {
    answer(listMyUlasan, [BARANG])
    answer(writeUlasan, () => bare(503, { message: 'Server sedang sibuk.' }))
    await open('?produk=3')
    await press(field('5 bintang: Sangat baik'))
    await fill('Ulasan Anda', 'Manjur')
    await press('Kirim ulasan Vitamin A')
    await expect.element(kartu().getByRole('alert')).toHaveTextContent('Server sedang sibuk.')
    await expect.element(field('Ulasan Anda')).toHaveValue('Manjur')
    await expect.element(field('5 bintang: Sangat baik')).toBeChecked()
  })

  test.each([
    ['tayang', 'Tayang', { balasan: 'Terima kasih, Pak.' }, 'Balasan toko'],
    ['ditolak', 'Tidak ditayangkan', { alasan: 'Ada nomor HP' }, 'Alasan: Ada nomor HP'],
  ] as const)("show the shop's decision: %s", async (status, text, content, words) => {
    answer(listMyUlasan, [{ ...BARANG, ulasan: { ...WRITTEN, ...content, status } }])
    await open('?produk=3')
    await see(text)
    await see(words)
    await expect.element(field('Ulasan Anda')).not.toBeInTheDocument()
  })

  test('are deleted after a confirmation', async () => {
    answer(listMyUlasan, () => [{ ...BARANG, ulasan: sent(deleteUlasan).length > 1 ? null : WRITTEN }])
    await open()
    await press('Hapus ulasan Vitamin A')
    await see('Hapus ulasan ini?')
    await press('Batal')
    await seeNot('Hapus ulasan ini?')
    expect(sent(deleteUlasan)).toEqual([])
    answer(deleteUlasan, bare(400, { message: 'Sedang dirawat' }))
    await press('Hapus ulasan Vitamin A')
    await press('Ya, Hapus')
    await see('Sedang dirawat')
    answer(deleteUlasan, { message: 'Ulasan dihapus.' })
    await press('Hapus ulasan Vitamin A')
    await press('Ya, Hapus')
    await see('Ulasan dihapus.')
    await press('Tulis ulasan Vitamin A')
    await expect.element(field('Ulasan Anda')).toBeVisible()
    await seeNot('Ulasan dihapus.')
    await press('Batal')
    await expect.element(button('Tulis ulasan Vitamin A')).toBeVisible()
    expect(sent(deleteUlasan)[0]?.params).toEqual({ jenis: 'produk', id: '3' })
  })
})

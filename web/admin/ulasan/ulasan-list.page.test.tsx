import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { decideUlasan, getUlasanAdmin, listUlasanAdmin, UlasanAdmin } from '#contract/ulasan/admin.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import UlasanListPage from './ulasan-list.page.tsx'

const ULASAN = contoh(UlasanAdmin, {
  ulasanId: 4,
  orderId: 9,
  nomor: 'KS-9',
  nama: 'Sari',
  barang: 'Kaporit',
  bintang: 3,
  teks: 'Botolnya penyok.',
  versi: 2,
  status: 'menunggu' as const,
})
const dialog = page.getByRole('dialog', { name: 'Ulasan dari Sari' })

async function open(ulasan = ULASAN) {
  answer(listUlasanAdmin, { items: [ulasan, { ...ulasan, ulasanId: 5, barang: 'Iodin' }], total: 2 })
  answer(getUlasanAdmin, ulasan)
  const shown = await showAdmin(<UlasanListPage />, { at: '/ulasan-pembeli' })
  await press(link('Buka ulasan Sari tentang Kaporit'))
  await expect.element(dialog.getByText(ulasan.teks)).toBeVisible()
  return shown
}

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(decideUlasan, { ...ULASAN, message: 'Ulasan tayang' })
})

describe('review', () => {
  test('that does not load is not shown as the one before', async () => {
    await open()
    await press('Tutup')
    answer(getUlasanAdmin, refuse('INTERNAL'))
    await press(link('Buka ulasan Sari tentang Iodin'))
    await expect.element(page.getByRole('dialog', { name: 'Ulasan' })).toBeVisible()
  })

  test('is published with an answer of the shop', async () => {
    const { address } = await open()
    await expect.poll(address).toContain('ulasan=4')
    await expect.element(dialog.getByRole('link', { name: 'KS-9' })).toHaveAttribute('href', '/detail-pesanan-satuan/9')
    await fill('Balasan toko (opsional)', 'Botol baru kami kirim.')
    await press('Tayangkan')
    await see('Ulasan tayang')
    await expect.poll(address).not.toContain('ulasan=')
    expect(sent(decideUlasan)[0]?.body).toMatchObject({
      keputusan: 'tayang',
      balasan: 'Botol baru kami kirim.',
      versi: 2,
      zatDisadari: false,
    })
  })

  test('is rejected only with a reason', async () => {
    await open()
    await press('Tolak')
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Tulis alasan menolak, karena dibaca pembeli.')
    expect(sent(decideUlasan)).toEqual([])
    await fill('Alasan menolak', 'Berisi nomor telepon.')
    answer(decideUlasan, bare(400, { message: 'Sedang dirawat' }))
    await press('Tolak')
    await see('Sedang dirawat')
    answer(decideUlasan, { ...ULASAN, message: 'Ulasan ditolak' })
    await press('Tolak')
    await see('Ulasan ditolak')
    expect(sent(decideUlasan)[0]?.body).toMatchObject({ keputusan: 'ditolak', alasan: 'Berisi nomor telepon.' })
  })

  test('with a prohibited substance shows a warning, and requires a second confirmation', async () => {
    answer(decideUlasan, ({ body }) =>
      body.zatDisadari ? { ...ULASAN, message: 'Ulasan tayang' } : refuse('ZAT_PERLU_DISADARI'),
    )
    const peringatan = ['Menyebut malachite green, yang dilarang.']
    await open({ ...ULASAN, peringatan })
    await see('Periksa isinya')
    await expect.element(dialog.getByText('Menyebut malachite green, yang dilarang.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Tayangkan' }))
    const pesan = page.getByRole('alertdialog')
    await expect.element(pesan).toMatchTextContent(/Ulasan ini menyebut obat yang diatur/)
    await press(pesan.getByRole('button', { name: 'Batal' }))
    await seeNot('Ulasan ini menyebut obat yang diatur')
    expect(sent(decideUlasan)).toHaveLength(1)
    await press(dialog.getByRole('button', { name: 'Tayangkan' }))
    await press(pesan.getByRole('button', { name: 'Ya, Tayangkan' }))
    await see('Ulasan tayang')
    expect(sent(decideUlasan).map(({ body }) => body.zatDisadari)).toEqual([false, false, true])
  })
})

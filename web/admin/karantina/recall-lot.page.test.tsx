import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { getPenarikan, listPenerima, notifyPenerima, Penarikan, Penerima } from '#contract/karantina/recall-admin.ts'
import { repackLot } from '#contract/pemenuhan/kemasan-admin.ts'
import type { Peran } from '#contract/peran.ts'
import { formatDate, formatTime } from '#contract/wib.ts'
import { answer, bare, later, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import RecallLotPage from './recall-lot.page.tsx'

const TIME = '2026-03-10T03:00:00.000Z'
const KABAR = { telepon: 2, belum: 3, menunggu: 0, terkirim: 1, gagal: 0 }
const lot = (change: Partial<Penarikan> = {}) =>
  contoh(Penarikan, {
    lotId: 5,
    nama: 'Vitamin A',
    nomor: 'L-1',
    kedaluwarsa: '2027-04-01',
    sisa: 7,
    sisih: 1200,
    ditarik: TIME,
    alasan_tarik: 'Ada endapan',
    dikirim: { pesanan: 4, jumlah: 9, orang: 6 },
    dikemas: { pesanan: 2, jumlah: 3 },
    kabar: KABAR,
    ...change,
  })
const SENT = contoh(Penerima, {
  orderId: 11,
  jenis: 'satuan',
  midtrans_order_id: 'KS-11',
  created_at: TIME,
  nama: 'Bu Wati',
  no_hp: '081234567890',
  jumlah: 2,
  status_pesanan: 'Pesanan Selesai',
  dikirim: true,
  kabar: 'gagal',
})
const PACKED = { ...SENT, orderId: 12, midtrans_order_id: 'KS-12', nama: 'Pak Budi', dikirim: false }

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(listPenerima, { items: [SENT, PACKED], total: 2 })
})
const open = (change: Partial<Penarikan> = {}, peran: Peran[] = ['pemilik']) => {
  answer(getPenarikan, lot(change))
  return showAdmin(screen(RecallLotPage, { lotId: '5' }), { at: '/tarik-lot/5', peran })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

describe('recall of a lot', () => {
  test('counts the units here and at buyers, and has a message for each buyer', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lot L-1' })).toBeVisible()
    const counts = page.getByRole('definition')
    await expect
      .poll(() => counts.elements().map(({ textContent }) => textContent))
      .toEqual(['7', '1.200', '3', '2 pesanan', '9', '6 pembeli'])
    await see(`Kedaluwarsa ${formatDate('2027-04-01')}`)
    await see(`Ditarik ${formatTime(TIME)}`)
    await see(/Ada endapan$/)
    await expect.element(button('Batalkan Penarikan')).toBeVisible()
    await expect.element(button('Tarik Lot')).not.toBeInTheDocument()
    await see(/^2 pesanan sudah dikemas dengan lot ini/)
    await expect.element(link('Lihat pesanannya')).toHaveAttribute('href', '/tarik-lot/5?keadaan=dikemas')
    await expect
      .element(link('Perlu ditelepon: 2'))
      .toHaveAttribute('href', '/tarik-lot/5?keadaan=dikirim&kabar=telepon')
    await see(/^2 pembeli belum mengonfirmasi email/)
    await seeNot(/^Email gagal: /)
    await seeIn(row('Bu Wati'), '0812-3456-7890')
    await seeIn(row('Bu Wati'), 'Email gagal')
    await seeIn(row('Pak Budi'), /Buka paketnya/)
    await expect.element(row('Pak Budi').getByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument()
    const href = row('Bu Wati').getByRole('link', { name: 'WhatsApp' }).element().getAttribute('href') ?? ''
    expect(new URL(href).searchParams.get('text')).toMatch(
      /^Halo Bu Wati, .* Kami menarik Vitamin A lot L-1 dari peredaran\. Anda menerima 2 lewat pesanan KS-11\. Alasannya: Ada endapan\./,
    )
    await expect.element(link('KS-11')).toHaveAttribute('href', '/detail-pesanan-satuan/11')
    await press('Batalkan Penarikan')
    await expect.element(page.getByRole('dialog', { name: 'Batalkan penarikan lot L-1?' })).toBeVisible()
  })

  test('shows its trail below the buyers once they are known', async () => {
    const slow = later<{ items: Penerima[]; total: number }>()
    answer(listPenerima, slow.answer)
    await open()
    await see('Di karantina')
    await seeNot('Jejak perubahan')
    slow.come({ items: [SENT], total: 1 })
    await see('Jejak perubahan')
  })

  test('waits for the decision of a person', async () => {
    await open({ ditarik: null })
    await see(/^Lot ini belum ditarik/)
    await expect.element(button('Tarik Lot')).toBeVisible()
    for (const name of ['Batalkan Penarikan', 'Kemas ulang semua', /^Kirim email/])
      await expect.element(button(name)).not.toBeInTheDocument()
    await seeIn(row('Pak Budi'), /Masih di toko/)
    await expect.element(link('WhatsApp')).not.toBeInTheDocument()
    await press('Tarik Lot')
    await expect.element(page.getByRole('dialog', { name: 'Tarik lot L-1?' })).toBeVisible()
  })

  test('is impossible without a number', async () => {
    await open({ ditarik: null, nomor: '' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lot tanpa nomor' })).toBeVisible()
    await see(/^Barang tanpa nomor lot tidak bisa ditarik/)
    await expect.element(button('Tarik Lot')).not.toBeInTheDocument()
  })

  test('shows no buyer to a packer', async () => {
    await open({}, ['gudang'])
    await see('Pembeli yang sudah menerima lot ini dikabari oleh bagian pesanan.')
    await expect.element(button('Kemas ulang semua')).toBeVisible()
    await expect.element(link('Lihat pesanannya')).not.toBeInTheDocument()
    await expect.element(button(/^Kirim email/)).not.toBeInTheDocument()
    expect(sent(listPenerima)).toEqual([])
  })

  test('asks for the trail of the lot only if the role may see it', async () => {
    await open({}, ['pesanan'])
    await see('Bu Wati')
    expect(sent(listJejak)).toEqual([])
  })

  test('offers no mail if all buyers have one, and none if nothing was shipped', async () => {
    const first = await open({ kabar: { ...KABAR, belum: 0, telepon: 0 }, dikemas: { pesanan: 0, jumlah: 0 } })
    await see('Email terkirim: 1')
    await seeNot(/belum mengonfirmasi email/)
    await expect.element(button(/^Kirim email/)).not.toBeInTheDocument()
    await expect.element(button('Kemas ulang semua')).not.toBeInTheDocument()
    await first.unmount()
    await open({ dikirim: { pesanan: 0, jumlah: 0, orang: 0 } })
    await see('Penerima lot ini')
    await seeNot('Kabar kepada pembeli')
  })

  test('mails the buyers, and says if that failed', async () => {
    await open()
    answer(notifyPenerima, refuse('LOT_BELUM_DITARIK'))
    await press('Kirim email kepada 3 pembeli')
    await expect.element(page.getByRole('region', { name: 'Kabar kepada pembeli' }).getByRole('alert')).toBeVisible()
    answer(notifyPenerima, () => {
      answer(getPenarikan, lot({ kabar: { ...KABAR, belum: 0, menunggu: 3 } }))
      return { message: '3 email dikirim', ditulis: 3, telepon: 2 }
    })
    await press('Kirim email kepada 3 pembeli')
    await see('3 email dikirim')
    await see('Email sedang dikirim: 3')
    expect(sent(notifyPenerima)[0]?.params).toEqual({ lotId: '5' })
    for (const [name, kabar] of [
      ['Email sedang dikirim: 3', 'menunggu'],
      ['Email terkirim: 1', 'terkirim'],
    ] as const)
      await expect.element(link(name)).toHaveAttribute('href', `/tarik-lot/5?keadaan=dikirim&kabar=${kabar}`)
    await seeNot(/^Email gagal: /)
  })

  test('repacks the parcels, and names those that it could not', async () => {
    await open()
    answer(repackLot, {
      message: '1 pesanan dikemas ulang',
      halangan: [{ orderId: 12, midtrans_order_id: 'KS-12', alasan: 'Lot lain tidak cukup' }],
    })
    await press('Kemas ulang semua')
    await see('1 pesanan dikemas ulang')
    await see('KS-12: Lot lain tidak cukup')
    expect(sent(repackLot)[0]?.params).toEqual({ lotId: '5' })
  })

  test('says that repacking failed, and counts the parcels again', async () => {
    await open()
    answer(repackLot, () => {
      answer(getPenarikan, lot({ dikemas: { pesanan: 1200, jumlah: 1200 } }))
      return bare(400, { message: 'Gudang sedang tutup.' })
    })
    await press('Kemas ulang semua')
    await expect.element(page.getByRole('alert').filter({ hasText: 'Gudang sedang tutup.' })).toBeVisible()
    await see(/^1\.200 pesanan sudah dikemas/)
    await seeNot('Belum bisa dikemas ulang:')
  })
})

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import type { PaymentAttempt, PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { answer, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { createAttempt, pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { RefundMoney } from './refund-money.tsx'

async function open(payment: Partial<PaymentAttempt> = {}, pesanan: Partial<PesananAdmin> = {}) {
  const one = createAttempt(payment)
  await showAdmin(<RefundMoney pesanan={pesananAdmin({ pembayaran: [one], ...pesanan })} attempt={one} />)
  await press('Kembalikan Dana')
}
const dialog = () => page.getByRole('dialog', { name: 'Kembalikan Dana' })
const send = () => press(dialog().getByRole('button', { name: 'Kembalikan Dana' }))
const unfold = () => (page.getByText('Barang yang dikembalikan (opsional)').element() as HTMLElement).click()

describe('refund', () => {
  test('offers the whole rest, by the methods of the payment, and requires a reason', async () => {
    await open()
    const ways = field('Cara').getByRole('option').elements()
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Lewat Midtrans', 'Transfer sendiri'])
    await expect.element(field('Jumlah (Rp)')).toHaveValue('52000')
    await send()
    await see('Tuliskan alasannya')
    expect(sent(refundPembayaran)).toEqual([])
  })

  test('shows under its field that the amount is too large, and keeps the input', async () => {
    answer(refundPembayaran, refuseFields({ jumlah: 'Maksimal Rp 52.000 bisa dikembalikan. Kurangi jumlahnya.' }))
    await open()
    await fill('Alasan', 'Satu botol retak')
    await fill('Jumlah (Rp)', '52001')
    await send()
    await expect
      .element(field('Jumlah (Rp)'))
      .toHaveAccessibleDescription('Maksimal Rp 52.000 bisa dikembalikan. Kurangi jumlahnya.')
    await expect.element(field('Jumlah (Rp)')).toHaveFocus()
    await expect.element(field('Alasan')).toHaveValue('Satu botol retak')
  })

  test('is reported as not made after a lost answer, keeps its input, and uses another key', async () => {
    answer(refundPembayaran, silence)
    answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
    await open()
    await fill('Alasan', 'Satu botol retak')
    await fill('Jumlah (Rp)', '10000')
    await send()
    await see(/^Gagal mengembalikan dana/)
    await press('Tutup')
    await press('Kembalikan Dana')
    await seeNot(/^Gagal mengembalikan dana/)
    await expect.element(field('Jumlah (Rp)')).toHaveValue('10000')
    await expect.element(field('Alasan')).toHaveValue('Satu botol retak')
    answer(refundPembayaran, { message: 'Dana Rp 10.000 sudah dikembalikan', status: 'berhasil' })
    await send()
    await see('Dana Rp 10.000 sudah dikembalikan')
    await expect.element(dialog()).not.toBeInTheDocument()
    const [first, last] = [sent(refundPembayaran)[0], sent(refundPembayaran).at(-1)]
    expect(last?.body).toMatchObject({
      percobaan: 'KS-5',
      cara: 'midtrans',
      jumlah: 10_000,
      sisa: 52_000,
      alasan: 'Satu botol retak',
      barang: [],
      rak: [],
      foto: [],
    })
    expect(last?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{8,}$/)
    expect(last?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'))
  })

  test('turns out to be made, once, where the answer was lost', async () => {
    answer(refundPembayaran, silence)
    const jawaban = { message: 'Dana Rp 52.000 sudah dikembalikan', status: 'berhasil' }
    answer(settlePermintaan, { keadaan: 'selesai', status: 200, jawaban })
    await open()
    await fill('Alasan', 'Satu botol retak')
    await send()
    await see(/^Sudah tersimpan satu kali\./)
    expect(sent(settlePermintaan)[0]?.params.kunci).toBe(sent(refundPembayaran)[0]?.headers.get('Idempotency-Key'))
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('that is uncertain at the provider is not reported as a success', async () => {
    answer(refundPembayaran, { message: 'Belum pasti', status: 'belum pasti' })
    await open()
    await fill('Alasan', 'Satu botol retak')
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    await seeNot('Belum pasti')
  })

  test("computes with the server's remaining amount", async () => {
    answer(refundPembayaran, refuse('SISA_DANA_BERUBAH', { rincian: { sisa: 30_000 } }))
    await open()
    await fill('Alasan', 'Satu botol retak')
    await send()
    await see('Rp 30.000')
    await fill('Jumlah (Rp)', '30000')
    await send()
    await expect.poll(() => sent(refundPembayaran).at(-1)?.body).toMatchObject({ sisa: 30_000, jumlah: 30_000 })
  })

  test('by hand requires account and proof', async () => {
    answer(refundPembayaran, { message: 'Pengembalian Rp 52.000 dicatat', status: 'manual' })
    await open({ payment_type: 'bank_transfer', pilihan_kembali: [{ cara: 'manual', utuh: false }] })
    await see(/^Pembayaran ini tidak bisa dikembalikan lewat Midtrans\./)
    await expect.element(field('Cara')).not.toBeInTheDocument()
    await fill('Alasan', 'Pesanan ganda')
    await press('Catat Pengembalian')
    await expect
      .element(field('Rekening tujuan dan nomor bukti'))
      .toHaveAccessibleDescription('Tuliskan rekening tujuan dan nomor buktinya')
    expect(sent(refundPembayaran)).toEqual([])
    await fill('Rekening tujuan dan nomor bukti', 'BCA 123456 a.n. Wati, ref 88')
    await press('Catat Pengembalian')
    await see('Pengembalian Rp 52.000 dicatat')
    expect(sent(refundPembayaran)[0]?.body).toMatchObject({ cara: 'manual', bukti: 'BCA 123456 a.n. Wati, ref 88' })
  })
})

describe('refund of goods', () => {
  test('fills in all goods, and follows a smaller sum of a line', async () => {
    answer(refundPembayaran, { message: 'Dana Rp 5.000 sudah dikembalikan', status: 'berhasil' })
    await open()
    await fill('Alasan', 'Botol retak')
    unfold()
    await press('Kembalikan semua barang ke rak')
    await expect.element(field('Jumlah Iodin')).toHaveValue('2')
    await expect.element(field('Tujuan Iodin')).toHaveValue('rak')
    await expect.element(field('Jumlah (Rp)')).toHaveValue('40000')
    await fill('Dana Iodin', '5.000')
    await expect.element(field('Jumlah (Rp)')).toHaveValue('5000')
    await send()
    await see('Dana Rp 5.000 sudah dikembalikan')
    expect(sent(refundPembayaran)[0]?.body).toMatchObject({
      jumlah: 5000,
      barang: [{ urutan: 0, jumlah: 2, nilai: 5000 }],
      rak: [{ produkId: 3, jumlah: 2, ke: 'rak' }],
    })
  })

  test('sends goods at the buyer to quarantine', async () => {
    await open({}, { status_pesanan: 'Pesanan Selesai' })
    unfold()
    await press('Masukkan semua barang ke karantina')
    await expect.element(field('Tujuan Iodin')).toHaveValue('karantina')
  })

  test('goes to the chosen place, and follows the quantity', async () => {
    answer(refundPembayaran, { message: 'Dana Rp 20.000 sudah dikembalikan', status: 'berhasil' })
    await open()
    await fill('Alasan', 'Botol retak')
    unfold()
    await fill('Jumlah Iodin', '1')
    await expect.element(field('Jumlah (Rp)')).toHaveValue('20000')
    await fill('Tujuan Iodin', 'karantina')
    await send()
    await see('Dana Rp 20.000 sudah dikembalikan')
    expect(sent(refundPembayaran)[0]?.body).toMatchObject({
      barang: [{ urutan: 0, jumlah: 1, nilai: 20_000 }],
      rak: [{ produkId: 3, jumlah: 1, ke: 'karantina' }],
    })
  })

  test("shows the server's error", async () => {
    answer(
      refundPembayaran,
      refuse('BARANG_KEMBALI_BERLEBIH', { message: 'Maksimal 1 Iodin bisa dikembalikan. Kurangi jumlahnya.' }),
    )
    await open()
    await fill('Alasan', 'Botol retak')
    unfold()
    await fill('Jumlah Iodin', '2')
    await send()
    await see('Maksimal 1 Iodin bisa dikembalikan. Kurangi jumlahnya.')
    await expect.element(button('Tutup')).toBeEnabled()
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  assignTitipan,
  disownTitipan,
  getTitipan,
  listTitipan,
  refundTitipan,
  Titipan,
} from '#contract/pembayaran/titipan-admin.ts'
import { formatDate, formatTime } from '#contract/wib.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { TitipanDialog } from './titipan-dialog.tsx'
import TitipanListPage from './titipan-list.page.tsx'

const TITIPAN = contoh(Titipan, {
  titipanId: 3,
  order_id: 'KS-HILANG',
  transaction_id: 'tx-9',
  jumlah: 1234,
  sisa: 1234,
  metode: null,
  dibayar: null,
  pesanan: null,
  pilihan_kembali: [{ cara: 'manual', utuh: true }],
})
const DAY = '2026-03-10T03:00:00.000Z'
const CANDIDATE = contoh(Titipan.shape.calon.element, {
  ...{ orderId: 8, midtrans_order_id: 'KS-8', total_harga: 1234, nama: 'Bu Wati', no_hp: '081234567890' },
  created_at: DAY,
})
const inDialog = (title: string, name: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name })

function open(change: Partial<Titipan> = {}) {
  answer(getTitipan, { ...TITIPAN, ...change })
  return showAdmin(<TitipanDialog titipanId={3} onClose={() => {}} />)
}
beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
})

describe('money without an order', () => {
  const attach = () => press(inDialog('Pasangkan ke Pesanan', 'Pasangkan'))

  test('is attached to an order by its number, and leads there', async () => {
    await open()
    await press('Pasangkan')
    await attach()
    await see('Tuliskan nomor pesanannya')
    expect(sent(assignTitipan)).toEqual([])
    answer(assignTitipan, refuse('PESANAN_TIDAK_ADA'))
    await fill('Nomor pesanan', 'ks-tidak-ada')
    await attach()
    await see('Pesanan tidak ditemukan. Lihat lagi daftarnya.')
    answer(assignTitipan, { message: 'Uang titipan dipasangkan. Pesanan itu lunas.', status: 'dipasangkan' })
    answer(getTitipan, { ...TITIPAN, status: 'dipasangkan', pesanan: CANDIDATE })
    await fill('Nomor pesanan', 'KS-8')
    await attach()
    await see('Uang titipan dipasangkan. Pesanan itu lunas.')
    await expect.element(link('KS-8')).toHaveAttribute('href', '/detail-pesanan-satuan/8')
    await expect.element(button('Pasangkan')).not.toBeInTheDocument()
    expect(sent(assignTitipan).map(({ body }) => body)).toEqual([
      { nomor: 'KS-TIDAK-ADA', jumlahBeda: false },
      { nomor: 'KS-8', jumlahBeda: false },
    ])
  })

  test('is attached to a matching order by a press', async () => {
    answer(assignTitipan, { message: 'ok', status: 'dipasangkan' })
    await open({ calon: [CANDIDATE] })
    await press('Pasangkan')
    await see('Rp 1.234')
    await seeIn(page.getByRole('listitem'), `KS-8Bu Wati, 081234567890${formatDate(DAY)}, Rp 1.234, `)
    await press('Pilih KS-8')
    await attach()
    await expect.poll(() => sent(assignTitipan)[0]?.body).toMatchObject({ nomor: 'KS-8' })
  })

  test('is attached to an order of another amount only after a tick', async () => {
    const message = 'Jumlahnya berbeda: uang titipan Rp 1.234, total pesanan Rp 52.000.'
    answer(assignTitipan, ({ body }) =>
      body.jumlahBeda
        ? { message: 'Dipasangkan', status: 'dipasangkan' as const }
        : refuse('JUMLAH_TITIPAN_BEDA', { message }),
    )
    await open()
    await press('Pasangkan')
    await expect.element(field('Saya yakin, walaupun jumlahnya berbeda')).not.toBeInTheDocument()
    await fill('Nomor pesanan', 'KS-8')
    await attach()
    await see(message)
    await press(field('Saya yakin, walaupun jumlahnya berbeda'))
    await attach()
    await see('Dipasangkan')
  })

  test('is refunded by hand with reason and proof', async () => {
    answer(refundTitipan, { message: 'Pengembalian Rp 1.234 dicatat', status: 'manual' })
    await open()
    await press('Pasangkan')
    await press('Kembali')
    await press('Kembalikan')
    await see('Transfer dulu kepada pembayar, lalu catat di sini.')
    await expect.element(field('Cara')).not.toBeInTheDocument()
    await fill('Alasan', 'Pesanannya tidak ada')
    await press('Catat Pengembalian')
    await expect
      .element(field('Rekening tujuan dan nomor bukti'))
      .toHaveAccessibleDescription('Tuliskan rekening tujuan dan nomor buktinya')
    expect(sent(refundTitipan)).toEqual([])
    answer(getTitipan, { ...TITIPAN, status: 'manual' })
    await fill('Rekening tujuan dan nomor bukti', 'BCA 1234567890, bukti 77')
    await press('Catat Pengembalian')
    await see('Pengembalian Rp 1.234 dicatat')
    await see('Ditransfer kembali')
    expect(sent(refundTitipan)).toMatchObject([
      {
        params: { titipanId: '3' },
        body: { cara: 'manual', alasan: 'Pesanannya tidak ada', bukti: 'BCA 1234567890, bukti 77' },
      },
    ])
  })

  test('is refunded by one of several methods, and needs proof only by hand', async () => {
    await open({
      sisa: 1200,
      pilihan_kembali: [
        { cara: 'midtrans', utuh: false },
        { cara: 'manual', utuh: false },
      ],
    })
    await press('Kembalikan')
    await seeIn(page.getByRole('dialog'), 'Dikembalikan Rp 1.200 dari')
    await see('Uang dikirim kembali ke pembayar lewat Midtrans.')
    await expect.element(button('Kembalikan Uang')).toBeVisible()
    await expect.element(field('Rekening tujuan dan nomor bukti')).not.toBeInTheDocument()
    await fill('Cara', 'manual')
    await expect.element(button('Catat Pengembalian')).toBeVisible()
    await expect.element(field('Rekening tujuan dan nomor bukti')).toBeVisible()
  })

  test('opens from its row, and closes to the page of the list', async () => {
    answer(listTitipan, { items: [], total: 0 })
    answer(getTitipan, TITIPAN)
    const { address } = await showAdmin(<TitipanListPage />, { at: '/uang-titipan?titipan=3&page=2' })
    await press('Tutup')
    await expect.poll(address).toBe('/uang-titipan?page=2')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('is dismissed with a reason if it belongs to another shop', async () => {
    answer(disownTitipan, {
      message: 'Uang titipan dicatat bukan milik toko ini',
      status: 'bukan milik toko',
    })
    await open()
    await press('Tandai Bukan Milik Toko')
    await press(inDialog('Tandai Bukan Milik Toko Ini', 'Catat'))
    await see('Tuliskan alasannya')
    await fill('Alasan', 'Toko pakan')
    await press(inDialog('Tandai Bukan Milik Toko Ini', 'Catat'))
    await see('Uang titipan dicatat bukan milik toko ini')
    await expect.element(inDialog('Tandai Bukan Milik Toko Ini', 'Catat')).not.toBeInTheDocument()
    expect(sent(disownTitipan)).toMatchObject([{ body: { alasan: 'Toko pakan' } }])
  })

  test.each(['dipasangkan', 'dikembalikan', 'manual', 'bukan milik toko'] as const)(
    'is not decided again if it is "%s"',
    async (status) => {
      const received = '2026-03-12T03:00:00.000Z'
      await open({ status, dibayar: DAY, diterima: received })
      await see('KS-HILANG')
      await see('tx-9')
      await see(formatTime(DAY))
      await see(formatTime(received))
      for (const name of ['Pasangkan', 'Kembalikan', 'Tandai Bukan Milik Toko', 'Kirim Lagi'])
        await expect.element(button(name)).not.toBeInTheDocument()
    },
  )
})

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { finishKeluhan, getKeluhanAdmin, KeluhanAdmin, replyKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, field, fill, link, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KeluhanDetailPage from './keluhan-detail.page.tsx'

const KELUHAN = contoh(KeluhanAdmin, {
  keluhanId: 7,
  jenis: 'rusak',
  harapan: 'uang kembali',
  status: 'menunggu',
  hasil: null,
  nilai: 20_000,
  foto_dihapus: null,
  isi: 'Satu botolnya bocor.',
  baris: [contoh(KeluhanAdmin.shape.baris.element, { urutan: 0, nama: 'Iodin', jumlah: 1 })],
  pesanan: contoh(KeluhanAdmin.shape.pesanan, { orderId: 5, nomor: 'KS-5', nama: 'Bu Wati' }),
})

beforeEach(() => {
  answer(getPesananAdmin, pesananAdmin())
  answer(listJejak, { items: [], total: 0 })
  answer(listTemplat, [])
})
const open = (change: Partial<KeluhanAdmin> = {}) => {
  answer(getKeluhanAdmin, { ...KELUHAN, ...change })
  return showAdmin(screen(KeluhanDetailPage, { keluhanId: '7' }), { at: '/detail-keluhan/7' })
}
const inDialog = (title: string, name: string) =>
  press(page.getByRole('dialog', { name: title }).getByRole('button', { name }))

describe('complaint', () => {
  test.each([
    ['links to the email address of the buyer', 'wati@contoh.id', 'wati@contoh.id', 1],
    ['says that the buyer has no email address', 'hp-1@tanpa-email.invalid', 'Tanpa email', 0],
  ])('%s', async (_, email, shown, links) => {
    await open({ pesanan: { ...KELUHAN.pesanan, email } })
    await expect.element(page.getByText('Pembeli', { exact: true })).toBeVisible()
    expect(document.body.textContent).toContain(shown)
    expect(document.querySelectorAll('[href^="mailto:"]')).toHaveLength(links)
  })

  test('ends with a refund in three presses: its lines are filled in, and its buyer is mailed', async () => {
    answer(refundPembayaran, { message: 'Dana Rp 20.000 sudah dikembalikan', status: 'berhasil' })
    answer(finishKeluhan, { message: 'Keluhan selesai' })
    await open()
    await see(/, jawab sebelum /)
    await press('Kembalikan Dana')
    await expect.element(field('Jumlah Iodin')).toBeVisible()
    await expect.element(field('Jumlah Iodin')).toHaveValue('1')
    await expect.element(field('Jumlah (Rp)')).toHaveValue('20000')
    await expect.element(field('Alasan')).toHaveValue('Keluhan 7: barang rusak atau bocor')
    answer(getKeluhanAdmin, { ...KELUHAN, status: 'selesai', hasil: 'uang kembali' })
    await inDialog('Kembalikan Dana', 'Kembalikan Dana')
    await expect.element(page.getByRole('heading', { name: 'Keputusan' })).not.toBeInTheDocument()
    await seeNot(/, jawab sebelum /)
    expect(sent(refundPembayaran)[0]?.body).toMatchObject({ keluhanId: 7, jumlah: 20_000 })
    expect(sent(finishKeluhan)).toMatchObject([
      { body: { hasil: 'uang kembali', isi: 'Dana Rp 20.000 kami kembalikan. Mohon maaf atas ketidaknyamanannya.' } },
    ])
  })

  test('fills in its value if its goods are back already', async () => {
    const order = pesananAdmin()
    answer(getPesananAdmin, { ...order, items: order.items.map((item) => ({ ...item, kembali: item.jumlah })) })
    await open()
    await press('Kembalikan Dana')
    await expect.element(field('Jumlah (Rp)')).toHaveValue('20000')
  })

  test('that stays open after its refund says so', async () => {
    answer(refundPembayaran, { message: 'Dana Rp 20.000 sudah dikembalikan', status: 'berhasil' })
    answer(finishKeluhan, bare(400, {}))
    await open()
    await press('Kembalikan Dana')
    await inDialog('Kembalikan Dana', 'Kembalikan Dana')
    await see('Dananya sudah dikembalikan, tetapi keluhannya belum selesai. Selesaikan lagi.')
  })

  test('stays open where the provider is not certain', async () => {
    answer(refundPembayaran, { message: 'Belum pasti', status: 'belum pasti' })
    await open()
    await press('Kembalikan Dana')
    await inDialog('Kembalikan Dana', 'Kembalikan Dana')
    await expect.poll(() => sent(refundPembayaran).length).toBe(1)
    await expect.element(page.getByRole('dialog', { name: 'Kembalikan Dana' })).not.toBeInTheDocument()
    expect(sent(finishKeluhan)).toEqual([])
  })

  test('is answered and stays open, never with an empty text', async () => {
    await open()
    await press('Kirim Jawaban')
    await see('Tulis pesan Anda')
    expect(sent(replyKeluhanAdmin)).toEqual([])
    await fill('Jawab tanpa menyelesaikan', 'Mohon kirim foto labelnya.')
    answer(replyKeluhanAdmin, bare(400, { message: 'Sedang dirawat' }))
    answer(uploadFoto, contoh(Foto, { ukuran: 150_000 }))
    await pick(field('Pilih Foto'), new File(['x'], 'satu.png', { type: 'image/png' }))
    await see(/Terkirim, 150 KB/)
    await press('Kirim Jawaban')
    await see('Sedang dirawat')
    await see(/Terkirim, 150 KB/)
    answer(replyKeluhanAdmin, { message: 'Jawaban dikirim' })
    await press('Kirim Jawaban')
    await see('Jawaban dikirim')
    await expect.element(field('Jawab tanpa menyelesaikan')).toHaveValue('')
    await seeNot(/Terkirim, 150 KB/)
    expect(sent(replyKeluhanAdmin)[1]?.body).toMatchObject({ isi: 'Mohon kirim foto labelnya.' })
  })

  test('is rejected only with a reason, which stays after a failure', async () => {
    await open()
    await press('Tolak')
    await inDialog('Tolak keluhan ini?', 'Tolak Keluhan')
    await see('Tulis pesan Anda')
    expect(sent(finishKeluhan)).toEqual([])
    answer(finishKeluhan, refuse('KELUHAN_SELESAI', { message: 'Keluhan ini sudah selesai.' }))
    await fill('Alasan', 'Fotonya bukan barang kami.')
    await inDialog('Tolak keluhan ini?', 'Tolak Keluhan')
    await see('Keluhan ini sudah selesai.')
    await expect.element(field('Alasan')).toHaveValue('Fotonya bukan barang kami.')
    answer(finishKeluhan, { message: 'Keluhan selesai' })
    answer(getKeluhanAdmin, { ...KELUHAN, status: 'selesai', hasil: 'ditolak' })
    await inDialog('Tolak keluhan ini?', 'Tolak Keluhan')
    await see('Tidak bisa dikabulkan')
    expect(sent(finishKeluhan).at(-1)?.body).toEqual({ hasil: 'ditolak', isi: 'Fotonya bukan barang kami.' })
  })

  const SHOWN = /^Dikirim ke pembeli lewat email, dan tampil/
  test.each([
    ['Jawab dan Selesaikan', 'Pesan untuk pembeli', '', SHOWN],
    ['Tolak', 'Alasan', '', SHOWN],
    [
      'Selesai, Uang Sudah Kembali',
      'Pesan untuk pembeli',
      'Dananya sudah kami kembalikan. Mohon maaf atas ketidaknyamanannya.',
      SHOWN,
    ],
    [
      'Selesai, Sudah Dikirim Ulang',
      'Pesan untuk pembeli',
      'Barang penggantinya kami kirim lagi. Mohon maaf atas ketidaknyamanannya.',
      /^Tulis kurir dan nomor resinya/,
    ],
  ])('begins its last message with what was decided: %s', async (decision, label, text, hint) => {
    await open({ dikembalikan: 20_000, pengganti: [{ orderId: 6, nomor: 'KS-6', jenis_pesanan: 'satuan' }] })
    await press(decision)
    const message = page.getByRole('dialog').getByLabelText(label)
    await expect.element(message).toHaveValue(text)
    await expect.element(message).toHaveAccessibleDescription(hint)
  })

  test('leads to goods that are sent again, and ends with them once they are ordered', async () => {
    const first = await open()
    await expect.element(link('Kirim Ulang')).toHaveAttribute('href', '/tambah-pesanan?pengganti=5&keluhan=7')
    await expect.element(button('Selesai, Sudah Dikirim Ulang')).not.toBeInTheDocument()
    await first.unmount()
    await open({ pengganti: [{ orderId: 6, nomor: 'KS-6', jenis_pesanan: 'satuan' }] })
    await expect.element(link('KS-6')).toHaveAttribute('href', '/detail-pesanan-satuan/6')
    answer(finishKeluhan, { message: 'Keluhan selesai' })
    await press('Selesai, Sudah Dikirim Ulang')
    await inDialog('Selesaikan: barang dikirim ulang', 'Selesaikan')
    await see('Keluhan selesai')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent(finishKeluhan)[0]?.body).toMatchObject({ hasil: 'kirim ulang' })
  })
})

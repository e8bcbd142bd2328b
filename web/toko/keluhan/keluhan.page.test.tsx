import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { getKeluhan, Keluhan, KeluhanPesanan, replyKeluhan, withdrawKeluhan } from '#contract/keluhan/endpoints.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import KeluhanPage from './keluhan.page.tsx'

const MESSAGE_TIME = '2026-03-10T03:00:00.000Z'
const PESANAN = contoh(KeluhanPesanan, { nomor: 'KS-1', jenis: ['rusak'], sampai: null })
const keluhan = (change: Partial<Keluhan>) =>
  contoh(Keluhan, { keluhanId: 2, status: 'menunggu', hasil: null, selesai: null, ...change })
const open = (change: Partial<KeluhanPesanan> = {}) => {
  signIn()
  answer(getKeluhan, { ...PESANAN, ...change })
  return show(screen(KeluhanPage), {
    at: '/riwayat-pembayaran/keluhan/KS-1',
    path: '/riwayat-pembayaran/keluhan/:nomor',
  })
}

describe('complaints about an order', () => {
  test('give the reason if none is possible', async () => {
    await open({ jenis: [], sebab: 'Keluhan bisa diajukan setelah pesanan dibayar.' })
    await see('Keluhan bisa diajukan setelah pesanan dibayar.')
    await expect.element(button('Ajukan Keluhan')).not.toBeInTheDocument()
  })

  test('are not found for an order of another account', async () => {
    signIn()
    answer(getKeluhan, refuse('PESANAN_TIDAK_ADA'))
    await show(screen(KeluhanPage), {
      at: '/riwayat-pembayaran/keluhan/KS-9',
      path: '/riwayat-pembayaran/keluhan/:nomor',
    })
    await see('Pesanan tidak ditemukan.')
    await expect.element(link('Riwayat Pembayaran')).toHaveAttribute('href', '/riwayat-pembayaran')
  })

  test('show the deadline of the answer, and allow no second one before it', async () => {
    // Midnight in Indonesia ends the last day.
    const waiting = [keluhan({ jawab_sebelum: '2026-03-11T17:00:00.000Z' })]
    await open({ keluhan: waiting, jenis: [], sebab: 'Keluhan ini masih diperiksa.' })
    await see('Sedang diperiksa')
    await seeNot('Keluhan ini masih diperiksa.')
    await see(/Jawaban kami paling lambat 11 Maret 2026/)
    await expect.element(button('Ajukan Keluhan')).not.toBeInTheDocument()
  })

  test('are a conversation, from the first message to the end by the shop', async () => {
    const pesan = [
      { pesanId: 1, dari: 'toko' as const, isi: 'Uangnya kami kembalikan.', waktu: MESSAGE_TIME, foto: [contoh(Foto)] },
    ]
    const ended = { status: 'selesai', hasil: 'uang kembali', selesai: MESSAGE_TIME, dibuat: MESSAGE_TIME } as const
    await open({ jenis: [], keluhan: [keluhan({ ...ended, isi: 'Botolnya bocor.', foto: [contoh(Foto)], pesan })] })
    await see('Botolnya bocor.')
    const messages = page.getByRole('listitem').filter({ hasText: '10 Maret 2026, 10.00' })
    await expect
      .poll(() => messages.elements().map(({ textContent }) => textContent?.slice(0, 4)))
      .toEqual(['Anda', 'Toko'])
    expect(messages.getByRole('button', { name: 'Lihat' }).elements()).toHaveLength(2)
    await see(/^Keluhan ditutup toko, 10 Maret 2026, 10\.00/)
    await expect.element(button('Kirim Pesan')).not.toBeInTheDocument()
  })

  test('accept a reply, and keep it after a failure', async () => {
    const pesan = [
      { pesanId: 1, dari: 'toko' as const, isi: 'Mohon kirim foto labelnya.', waktu: MESSAGE_TIME, foto: [] },
    ]
    await open({ keluhan: [keluhan({ status: 'dijawab', pesan })] })
    await see('Toko sudah menjawab')
    await see('Mohon kirim foto labelnya.')
    await press('Kirim Pesan')
    await see('Tulis pesan Anda')
    expect(sent(replyKeluhan)).toEqual([])
    answer(uploadFoto, contoh(Foto))
    await pick(field('Pilih Foto'), new File(['x'], 'label.png', { type: 'image/png' }))
    await see(/^Terkirim,/)
    answer(replyKeluhan, silence)
    await fill('Tambah pesan', 'Labelnya sobek.')
    await press('Kirim Pesan')
    await see(/^Pesan belum terkirim\. Periksa koneksi internet Anda/)
    await expect.element(field('Tambah pesan')).toHaveValue('Labelnya sobek.')
    answer(replyKeluhan, keluhan({}))
    const again = {
      pesanId: 2,
      dari: 'pembeli' as const,
      isi: 'Labelnya sobek.',
      waktu: MESSAGE_TIME,
      foto: [contoh(Foto)],
    }
    answer(getKeluhan, { ...PESANAN, keluhan: [keluhan({ pesan: [...pesan, again] })] })
    await press('Kirim Pesan')
    await expect.element(field('Tambah pesan')).toHaveValue('')
    await see('Labelnya sobek.')
    await see(/^Foto 1/)
    await see('Sedang diperiksa')
    await seeNot(/^Terkirim,/)
    expect(sent(replyKeluhan)[1]).toMatchObject({
      params: { keluhanId: '2' },
      body: { isi: 'Labelnya sobek.', foto: [contoh(Foto).fotoId] },
    })
  })

  test('are withdrawn after a confirmation, and allow a new one', async () => {
    await open({ keluhan: [keluhan({})] })
    await press('Tutup Keluhan')
    await press('Tidak')
    expect(sent(withdrawKeluhan)).toEqual([])
    const revoked = keluhan({ status: 'selesai', hasil: 'dicabut', selesai: MESSAGE_TIME })
    answer(withdrawKeluhan, revoked)
    answer(getKeluhan, { ...PESANAN, keluhan: [revoked] })
    await press('Tutup Keluhan')
    await press('Ya, Tutup')
    await see('Anda tutup')
    await see(/^Keluhan ditutup Anda, 10 Maret 2026, 10\.00/)
    await expect.element(button('Ajukan Keluhan')).toBeVisible()
    await seeNot('Tutup Keluhan')
    expect(sent(withdrawKeluhan)[0]?.params).toEqual({ keluhanId: '2' })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Keluhan Pesanan')
  })
})

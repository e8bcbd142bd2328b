import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  deletePercakapan,
  getPercakapan,
  markPercakapan,
  Percakapan,
  PesanPercakapan,
  replyPercakapan,
  sendTemplatPercakapan,
} from '#contract/percakapan/admin.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PercakapanDetailPage from './percakapan-detail.page.tsx'

const pesan = (change: Partial<PesanPercakapan>) => contoh(PesanPercakapan, { status: null, penulis: null, ...change })
const QUESTION = pesan({ pesanId: 1, dari: 'pembeli', jenis: 'teks', isi: '<b>Kapan</b> sampai?', rujukan: 'KS-5' })
const ORDER = contoh(Percakapan.shape.pesanan.element, { orderId: 5, nomor: 'KS-5', jenis_pesanan: 'satuan' })
const PERCAKAPAN = contoh(Percakapan, {
  percakapanId: 7,
  no_hp: '6281234567890',
  nama: 'Bu Wati',
  penggunaId: 3,
  terhubung: true,
  mode: 'aktif',
  simulator: null,
  bisa_dibalas: true,
  bisa_dibalas_sampai: '2026-11-21T03:00:00Z',
  belum_dibaca: false,
  balasan_bulan_ini: 12,
  tarif: { balasan: 350, templat: 420 },
  pesan: [QUESTION],
  pesanan: [ORDER],
})

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(listTemplat, [])
  answer(markPercakapan, { message: 'Percakapan ditandai sudah dibaca' })
  answer(replyPercakapan, { message: 'Jawaban dikirim' })
})
const open = (change: Partial<Percakapan> = {}) => {
  answer(getPercakapan, { ...PERCAKAPAN, ...change })
  return showAdmin(screen(PercakapanDetailPage, { percakapanId: '7' }), { at: '/percakapan-whatsapp/7' })
}

describe('conversation', () => {
  test('shows text as text beside its order, and is marked as read', async () => {
    await open({ belum_dibaca: true })
    await see('<b>Kapan</b> sampai?')
    await expect.element(link('KS-5').first()).toHaveAttribute('href', '/detail-pesanan-satuan/5')
    await expect.poll(() => sent(markPercakapan)).toMatchObject([{ body: { dibaca: true } }])
  })

  test('is marked as read again with the next message', async () => {
    const { queries } = await open({ belum_dibaca: true, terakhir: '2026-11-20T03:00:00.000Z' })
    await expect.poll(() => sent(markPercakapan)).toHaveLength(1)
    answer(getPercakapan, { ...PERCAKAPAN, belum_dibaca: true, terakhir: '2026-11-20T04:00:00.000Z' })
    await queries.refetchQueries()
    await expect.poll(() => sent(markPercakapan)).toHaveLength(2)
  })

  test('that is marked as unread leads back to the list, and not after a failure', async () => {
    const { address } = await open()
    answer(markPercakapan, refuse('INTERNAL', { message: 'Sedang dirawat' }))
    await press('Tandai Belum Dibaca')
    await see('Sedang dirawat')
    answer(markPercakapan, { message: 'Ditandai' })
    await press('Tandai Belum Dibaca')
    await expect.poll(address).toBe('/percakapan-whatsapp')
    expect(sent(markPercakapan).at(-1)?.body).toEqual({ dibaca: false })
  })

  test('is deleted after a question, and leads back to the list', async () => {
    const { address } = await open()
    await press('Hapus')
    answer(deletePercakapan, bare(400, {}))
    await press('Ya, Hapus')
    await see('Percakapan gagal dihapus')
    await press('OK')
    answer(deletePercakapan, { message: 'Percakapan dihapus' })
    await press('Hapus')
    await press('Ya, Hapus')
    await expect.poll(address).toBe('/percakapan-whatsapp')
  })

  test('names no account for an unknown number', async () => {
    await open({ nama: null, penggunaId: null, terhubung: false, pesanan: [] })
    await expect.element(page.getByRole('heading', { name: 'Nomor belum dikenal' })).toBeVisible()
    await see(/Jangan sebutkan pesanan siapa pun/)
  })

  test('says of a picture that it is in WhatsApp, with its caption', async () => {
    await open({ pesan: [pesan({ pesanId: 2, dari: 'pembeli', jenis: 'gambar', isi: 'Ikan saya' })] })
    await see('(hanya bisa dibuka di WhatsApp)')
    await see('Ikan saya')
  })

  test('puts the text of a failed answer into the form again', async () => {
    const failed = pesan({
      pesanId: 2,
      dari: 'toko',
      jenis: 'teks',
      isi: 'Besok',
      status: 'gagal',
      kesalahan: '131026',
    })
    await open({ pesan: [failed] })
    await see('nomor ini tidak bisa menerima pesan WhatsApp, atau memblokir toko')
    await press('Tulis Lagi')
    await expect.element(field('Jawaban')).toHaveValue('Besok')
  })

  test('offers no failed answer again after 24 hours, when there is no form for it', async () => {
    await open({ pesan: [pesan({ dari: 'toko', jenis: 'teks', isi: 'Besok', status: 'gagal' })], bisa_dibalas: false })
    await see('Besok')
    await seeNot('Tulis Lagi')
  })
})

describe('answer', () => {
  test('shows its end and its cost, and is sent', async () => {
    await open()
    await see('Bisa dibalas sampai 21 November 2026, 10.00 WIB')
    await see(/1\.000 pertama sebulan gratis, lalu sekitar Rp 350 .* Bulan ini sudah 12\./)
    await press('Kirim Jawaban')
    await expect.element(field('Jawaban')).toHaveAccessibleDescription(/Tulis jawaban/)
    await fill('Jawaban', 'Besok')
    await press('Kirim Jawaban')
    await expect.element(field('Jawaban')).toHaveValue('')
    expect(sent(replyPercakapan)).toMatchObject([{ body: { isi: 'Besok' } }])
  })

  test('keeps its text if the shop refuses it', async () => {
    answer(replyPercakapan, refuse('PAGU_WHATSAPP_HABIS'))
    await open()
    await fill('Jawaban', 'Teks yang panjang')
    await press('Kirim Jawaban')
    await see(/Pagu pesan WhatsApp bulan ini habis/)
    await expect.element(field('Jawaban')).toHaveValue('Teks yang panjang')
  })

  test('gets ready texts, also about the state of an order', async () => {
    answer(getPesananAdmin, pesananAdmin())
    await open()
    await fill('Jawaban', 'Selamat pagi.')
    await page.getByLabelText('Teks siap pakai (opsional)').selectOptions('Pesan sudah dibaca')
    await expect
      .element(field('Jawaban'))
      .toHaveValue('Selamat pagi.\n\nHalo Bu Wati, pesan Anda sudah kami baca. Kami cek dulu, lalu kami jawab di sini.')
    await page.getByLabelText('Teks siap pakai (opsional)').selectOptions('Status pesanan KS-5')
    await expect
      .poll(() => (field('Jawaban').element() as HTMLTextAreaElement).value)
      .toContain('kami jawab di sini.\n\nHalo')
  })

  test.each([
    ['sapa', /^Halo Bu Wati, kami dari \S+\.$/],
    ['hubungkan', /hubungkan dulu nomor ini .*\/PengaturanNotifikasi$/],
  ])('gets the ready text "%s"', async (name, words) => {
    await open({ terhubung: false })
    await fill('Teks siap pakai (opsional)', name)
    await expect.poll(() => (field('Jawaban').element() as HTMLTextAreaElement).value).toMatch(words)
  })
})

describe('template', () => {
  const closed = { bisa_dibalas: false }
  const choices: Percakapan['templat'] = [
    { templat: 'percakapan_lanjut', nomor: '', isi: 'Halo Bu Wati, kami punya jawaban.' },
    { templat: 'pesanan_dikirim', nomor: 'KS-5', isi: 'Halo Bu Wati, pesanan KS-5 sudah dikirim.' },
  ]

  test('is chosen and sent after 24 hours', async () => {
    answer(sendTemplatPercakapan, { message: 'Templat dikirim' })
    await open({ ...closed, templat: choices })
    await see('Halo Bu Wati, kami punya jawaban.')
    await page.getByLabelText('Templat').selectOptions('Pesanan dikirim, KS-5')
    await see('Halo Bu Wati, pesanan KS-5 sudah dikirim.')
    await press('Kirim Templat')
    await expect
      .poll(() => sent(sendTemplatPercakapan))
      .toMatchObject([{ body: { templat: 'pesanan_dikirim', nomor: 'KS-5' } }])
  })

  test.each<[string, Partial<Percakapan>, RegExp]>([
    ['the number is unknown', { penggunaId: null, nama: null, terhubung: false }, /tunggu pesan berikutnya/],
    ['the number was given up', { terhubung: false }, /Hubungi pembeli lewat email/],
    ['none fits', {}, /Belum ada templat yang bisa dikirim/],
    ['WhatsApp is off', { mode: 'mati' }, /WhatsApp toko belum aktif/],
  ])('is not offered if %s', async (_, change, words) => {
    await open({ ...closed, ...change })
    await see(words)
    await seeNot('Kirim Templat')
    await expect.element(button('Kirim Jawaban')).not.toBeInTheDocument()
  })
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  getWhatsAppOffice,
  markKabarMeta,
  refreshTemplatWa,
  submitTemplatWa,
  WhatsAppOffice,
} from '#contract/saluran/admin.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import TemplatWaPage from './templat-wa.page.tsx'

const NEW = {
  kode: 'pesanan_dikirim' as const,
  nama: 'pesanan_dikirim_v1',
  status: 'belum',
  kategori: null,
  alasan: '',
}
const OFFICE = contoh(WhatsAppOffice, {
  mode: 'aktif',
  simulator: null,
  templat: [NEW],
  pemakaian: [
    {
      bulan: '2026-11',
      templat: 'pesanan_dikirim_v1',
      terkirim: 1200,
      tiba: 1100,
      dibaca: 900,
      gagal: 7,
      ditagih: 1100,
      biaya: 440000,
    },
  ],
  pagu: 2000,
  kabar: [],
})

test('submits a template, and shows its state', async () => {
  answer(getWhatsAppOffice, OFFICE)
  await showAdmin(<TemplatWaPage />, { at: '/templat-whatsapp' })
  await see(/Halo Bu Neng, pesanan KS-/)
  await see('Belum diajukan')
  answer(submitTemplatWa, bare(400, { message: 'Sedang dirawat' }))
  await press('Ajukan Pesanan dikirim')
  await see('Sedang dirawat')
  answer(submitTemplatWa, { ...OFFICE, templat: [{ ...NEW, status: 'pending', kategori: 'UTILITY' }] })
  await press('Ajukan Pesanan dikirim')
  await see('Diperiksa Meta')
  await seeNot('Belum diajukan')
  expect(sent(submitTemplatWa)[1]?.params).toEqual({ kode: 'pesanan_dikirim' })
  await see('November 2026')
  expect(page.getByText('Rp 440.000').elements()).toHaveLength(2)
})

test('warns of a category that Meta changed, and says why it rejected', async () => {
  const templat = [{ ...NEW, status: 'rejected', kategori: 'MARKETING', alasan: 'INVALID_FORMAT' }]
  answer(getWhatsAppOffice, { ...OFFICE, templat })
  answer(refreshTemplatWa, refuse('WHATSAPP_MENOLAK', { rincian: { alasan: 'token' } }))
  await showAdmin(<TemplatWaPage />, { at: '/templat-whatsapp' })
  await see(/Meta mengubah kategorinya dari Layanan menjadi Promosi/)
  await see('Alasan dari Meta: INVALID_FORMAT')
  await press('Perbarui dari Meta')
  await see(/WhatsApp menolak/)
})

test('says that messages are simulated, and where to see them', async () => {
  answer(getWhatsAppOffice, { ...OFFICE, mode: 'simulasi', simulator: 'http://127.0.0.1:4000' })
  await showAdmin(<TemplatWaPage />, { at: '/templat-whatsapp' })
  await see(/Simulasi: tidak ada pesan WhatsApp sungguhan/)
  await see('Lihat pesannya di http://127.0.0.1:4000')
})

test('offers nothing while WhatsApp is off', async () => {
  answer(getWhatsAppOffice, { ...OFFICE, mode: 'mati', pemakaian: [] })
  await showAdmin(<TemplatWaPage />, { at: '/templat-whatsapp' })
  await see(/WhatsApp belum dipakai/)
  await seeNot('Ajukan ke Meta')
})

test('shows the notices of Meta, and marks one as seen', async () => {
  const flagged = {
    bidang: 'phone_number_quality_update',
    kejadian: 'FLAGGED',
    diterima: '2026-11-20T03:30:00.000Z',
    perluDilihat: true,
  }
  const paused = { ...flagged, bidang: 'templat category stok_tersedia_v1', kejadian: 'KATA_BARU', perluDilihat: false }
  answer(getWhatsAppOffice, { ...OFFICE, kabar: [flagged, paused] })
  await showAdmin(<TemplatWaPage />, { at: '/templat-whatsapp' })
  await see(/Mutunya rendah/)
  await see(/^Kategori templat stok_tersedia_v1/)
  await see(/KATA_BARU/)
  answer(markKabarMeta, bare(400, { message: 'Sedang dirawat' }))
  await press('Sudah dilihat: Mutu dan batas nomor')
  await see('Sedang dirawat')
  answer(markKabarMeta, { ...OFFICE, kabar: [{ ...flagged, perluDilihat: false }, paused] })
  await press('Sudah dilihat: Mutu dan batas nomor')
  await seeNot('Perlu dilihat')
  expect(sent(markKabarMeta)[1]?.body).toMatchObject({ bidang: 'phone_number_quality_update' })
})

import { beforeEach, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  getSambungan,
  Sambungan,
  tryEmail,
  tryMidtrans,
  tryWhatsApp,
  updateSambungan,
} from '#contract/sambungan/admin.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import SambunganPage from './sambungan.page.tsx'

const SAMBUNGAN = contoh(Sambungan, {
  smtp_server: 'smtp.contoh.id',
  smtp_port: 587,
  smtp_pengguna: 'toko',
  pengirim: 'Toko <toko@contoh.id>',
  midtrans_mode: 'sandbox' as const,
  midtrans_client: '',
  wa_nomor: '',
  wa_nomor_id: '',
  wa_akun_id: '',
  wa_batas: 250,
  wa_pagu: 1000,
  tersimpan: { smtp_sandi: true, midtrans_server: '', wa_token: false, wa_rahasia: false },
  berlaku: true,
  dariServer: { smtp: null, pengirim: null, midtrans: null, whatsapp: null },
  whatsapp: { mode: 'simulasi' as const, webhook: 'https://toko.id/api/whatsapp/webhook', kata: 'kata-toko' },
})

beforeEach(() => {
  answer(getSambungan, SAMBUNGAN)
  answer(listJejak, { items: [], total: 0 })
})

test('tries the mail server with the input, and shows its answer', async () => {
  answer(tryEmail, bare(400, { message: 'Sedang dirawat' }))
  await showAdmin(<SambunganPage />, { at: '/email-midtrans' })
  await expect.element(field('Kata sandi email')).toHaveAccessibleDescription(/Tersimpan/)
  await fill('Kata sandi email', 'salah')
  await press('Coba kirim email ke saya')
  await see('Sedang dirawat')
  answer(tryEmail, { berhasil: false, pesan: 'Email percobaan gagal. Jawaban server: 535 Wrong login' })
  await press('Coba kirim email ke saya')
  await see('Email percobaan gagal. Jawaban server: 535 Wrong login')
  expect(sent(tryEmail)[0]?.body).toEqual({
    smtp_server: 'smtp.contoh.id',
    smtp_port: 587,
    smtp_pengguna: 'toko',
    smtp_sandi: 'salah',
    pengirim: 'Toko <toko@contoh.id>',
  })
})

test('tries the keys although the other card is invalid, and keeps the input after an error', async () => {
  answer(tryMidtrans, { berhasil: true, pesan: 'Server Key diterima Midtrans: akun percobaan (Sandbox).' })
  const msg = '2 pesanan masih memakai akun yang lama'
  answer(updateSambungan, refuse('VALIDATION_FAILED', { errors: [{ path: 'midtrans_server', msg }] }))
  await showAdmin(<SambunganPage />, { at: '/email-midtrans' })
  await fill('Port', '0')
  await fill('Server Key', 'SB-Mid-server-abcd')
  await fill('Client Key', 'SB-Mid-client-abcd')
  await press('Coba Server Key')
  await see('Server Key diterima Midtrans: akun percobaan (Sandbox).')
  await fill('Port', '465')
  await press('Simpan')
  await expect.element(field('Server Key')).toHaveAccessibleDescription(new RegExp(msg))
  await expect.element(field('Server Key')).toHaveValue('SB-Mid-server-abcd')
  expect(sent(updateSambungan)[0]?.body).toEqual({
    smtp_port: 465,
    // Empty: the stored password stays.
    smtp_sandi: '',
    wa_token: '',
    wa_rahasia: '',
    midtrans_server: 'SB-Mid-server-abcd',
    midtrans_client: 'SB-Mid-client-abcd',
    semula: JSON.stringify({ smtp_port: 587, midtrans_client: '' }),
  })
})

test('says which settings only the server can change', async () => {
  answer(getSambungan, {
    ...SAMBUNGAN,
    dariServer: { smtp: 'mail.server.id:465', pengirim: null, midtrans: 'production', whatsapp: '6281234567890' },
  })
  await showAdmin(<SambunganPage />, { at: '/email-midtrans' })
  await see('mail.server.id:465')
  await see('Diatur di server lewat SMTP_URL, jadi tidak bisa diganti di sini.')
  await see('Uang sungguhan (Production)')
  await see('6281234567890')
  await expect.element(field('Pengirim')).toHaveValue('Toko <toko@contoh.id>')
  await expect.element(field('Port')).not.toBeInTheDocument()
})

test('says that WhatsApp is simulated, what to enter at Meta, and tries the account', async () => {
  answer(tryWhatsApp, { berhasil: true, pesan: 'Jawaban WhatsApp: +62 812 (Toko), status CONNECTED.' })
  await showAdmin(<SambunganPage />, { at: '/email-midtrans' })
  await see('Sekarang kabar lewat WhatsApp hanya simulasi: tidak ada pesan sungguhan yang dikirim.')
  await see('https://toko.id/api/whatsapp/webhook')
  await see('kata-toko')
  await fill('Phone number ID', '1234567890')
  await press('Coba WhatsApp')
  await see('Jawaban WhatsApp: +62 812 (Toko), status CONNECTED.')
  expect(sent(tryWhatsApp)[0]?.body).toEqual({ wa_nomor_id: '1234567890', wa_akun_id: '', wa_token: '' })
})

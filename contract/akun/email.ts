import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

const TautanBody = z.object({ token: z.string().min(1).max(100) })
const Done = z.object({ message: z.string() })

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  summary: 'Mengonfirmasi email dengan tautan yang dikirim ke sana. Email yang diganti berlaku mulai saat itu.',
  method: 'POST',
  path: '/api/auth/konfirmasi-email',
  access: 'publik',
  body: TautanBody,
  response: Done,
  errors: ['VALIDATION_FAILED', 'TAUTAN_TIDAK_BERLAKU', 'TAUTAN_SUDAH_DIPAKAI', 'EMAIL_TERDAFTAR'],
})

export const restoreEmail = endpoint({
  name: 'restoreEmail',
  summary: 'Mengembalikan email lama dengan tautan yang dikirim ke sana; mengakhiri semua sesi.',
  method: 'POST',
  path: '/api/auth/kembalikan-email',
  access: 'publik',
  body: TautanBody,
  response: Done,
  errors: ['VALIDATION_FAILED', 'TAUTAN_TIDAK_BERLAKU', 'TAUTAN_SUDAH_DIPAKAI', 'EMAIL_TERDAFTAR'],
})

export const separateAkun = endpoint({
  name: 'separateAkun',
  summary: 'Memisahkan dua akun yang digabungkan toko, dengan tautan dari email tentang penggabungannya.',
  method: 'POST',
  path: '/api/auth/pisahkan-akun',
  access: 'publik',
  body: TautanBody,
  response: Done,
  errors: ['VALIDATION_FAILED', 'TAUTAN_TIDAK_BERLAKU', 'TAUTAN_SUDAH_DIPAKAI', 'GABUNG_TIDAK_BOLEH'],
})

export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  summary: 'Mengirim tautan konfirmasi sekali lagi: ke email baru yang menunggu, atau ke email akun.',
  method: 'POST',
  path: '/api/auth/konfirmasi-email/kirim-lagi',
  access: 'pelanggan',
  response: Done,
  errors: ['TAUTAN_TERLALU_SERING'],
})

export const cancelNewEmail = endpoint({
  name: 'cancelNewEmail',
  summary: 'Membatalkan penggantian email yang belum dikonfirmasi.',
  method: 'DELETE',
  path: '/api/auth/email-baru',
  access: 'pelanggan',
  response: Done,
  errors: [],
})

import { z } from 'zod'
import { type Column, choice, each, newRecordShape, text, textOf } from '#contract/columns.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { nomorWa } from '#contract/no-hp.ts'
import { ModeWa } from '#contract/saluran/whatsapp.ts'

/** Minimum length of a Midtrans key; Midtrans' own keys are at least twice as long. */
export const MIDTRANS_KEY_MIN = 12

/** Port of mail servers that encrypt from the first byte; on others, encryption starts with STARTTLS. */
export const TLS_PORT = 465

/** A secret is typed anew or left empty: the stored one never reaches the browser. */
const secret = (label: string, typed: z.ZodType<string, string>) => ({
  label,
  kind: 'password' as const,
  typed: z.union([z.literal(''), typed]),
  initial: '' as const,
})

const KEY_ERROR = 'Salin kunci ini utuh dari dasbor Midtrans, menu Access Keys'
const midtransKey = (wrong: RegExp, name: string) =>
  z
    .string()
    .trim()
    .regex(/^[\w-]{1,100}$/, KEY_ERROR)
    .min(MIDTRANS_KEY_MIN, KEY_ERROR)
    // The client key is public, so the two must never be swapped.
    .refine((key) => !wrong.test(key), `Ini ${name}, isikan ke kolomnya`)

const PORT_ERROR = 'Port harus angka 1 sampai 65535'
const SENDER_ERROR = 'Pengirim harus alamat email, boleh dengan nama. Contoh: Toko Kerapu <toko@contoh.id>'

const WA_ID_ERROR = 'Salin ID ini utuh dari dasbor Meta, menu WhatsApp, API Setup'
const waId = (label: string) => ({
  ...text(label, 40),
  typed: textOf(40, label).pipe(z.string().regex(/^\d*$/, WA_ID_ERROR)),
})

const wholeNumber = (label: string, unit: string, min: number, initial: number) => {
  const message = `${label} harus angka bulat, minimal ${min}`
  return {
    label,
    unit,
    kind: 'number' as const,
    wire: z.int(),
    typed: z
      .union([z.string(), z.number()], message)
      .transform((value) => Number(value))
      .pipe(z.int(message).min(min, message).max(10_000_000, message)),
    initial,
  }
}

/** Access to the mail server, the payment provider and WhatsApp. Secrets have no `wire`. */
export const SAMBUNGAN = {
  smtp_server: {
    ...text('Server email', 200),
    hint: 'Misalnya: smtp.gmail.com. Tanyakan ke penyedia email Anda. Jika kosong, email tidak dikirim.',
    typed: textOf(200, 'Server email').pipe(
      z.string().regex(/^[a-z\d.-]*$/i, 'Isi nama servernya saja, misalnya smtp.gmail.com'),
    ),
  },
  smtp_port: {
    label: 'Port',
    hint: 'Biasanya 587 atau 465.',
    kind: 'number',
    wire: z.int(),
    typed: z
      .union([z.string(), z.number()], PORT_ERROR)
      .transform((value) => Number(value))
      .pipe(z.int(PORT_ERROR).min(1, PORT_ERROR).max(65_535, PORT_ERROR)),
    initial: 587,
  },
  smtp_pengguna: { ...text('Nama pengguna', 200), hint: 'Biasanya alamat emailnya.' },
  smtp_sandi: secret('Kata sandi email', z.string().max(200, 'Kata sandi terlalu panjang')),
  pengirim: {
    ...text('Pengirim', 200),
    hint: 'Nama dan alamat yang dilihat penerima. Misalnya: Toko Kerapu <toko@contoh.id>',
    typed: textOf(200, 'Pengirim').pipe(
      z.union([
        z.literal(''),
        z.string().regex(/^(?:[^<>@\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, SENDER_ERROR),
      ]),
    ),
  },
  midtrans_mode: {
    ...choice('Jenis akun', { sandbox: 'Percobaan (Sandbox)', production: 'Uang sungguhan (Production)' }, 'sandbox'),
    hint: 'Percobaan dan uang sungguhan punya kunci masing-masing.',
  },
  midtrans_server: secret('Server Key', midtransKey(/client/i, 'Client Key')),
  midtrans_client: {
    ...text('Client Key', 100),
    hint: 'Kedua kunci ada di dasbor Midtrans, menu Settings, Access Keys.',
    typed: z.union([z.literal(''), midtransKey(/server/i, 'Server Key')]),
  },
  wa_nomor: {
    ...text('Nomor WhatsApp toko', 30),
    hint: 'Nomor yang terdaftar di WhatsApp Business Platform. Misalnya: 0812-3456-7890',
    typed: textOf(30, 'Nomor WhatsApp toko').transform((typed, context) => {
      const nomor = typed === '' ? '' : nomorWa(typed)
      if (nomor !== undefined) return nomor
      context.addIssue({ code: 'custom', message: 'Isi nomor HP Indonesia, misalnya 0812-3456-7890' })
      return z.NEVER
    }),
  },
  wa_nomor_id: { ...waId('Phone number ID'), hint: 'Jika kosong, WhatsApp tidak dipakai.' },
  wa_akun_id: waId('WhatsApp Business Account ID'),
  wa_token: secret(
    'Token',
    z
      .string()
      .trim()
      .regex(/^[\w.|-]{20,600}$/, 'Salin token ini utuh dari dasbor Meta'),
  ),
  wa_rahasia: secret(
    'App secret',
    z
      .string()
      .trim()
      .regex(/^[\da-f]{16,64}$/, 'Salin App secret dari dasbor Meta, menu App settings, Basic'),
  ),
  wa_batas: {
    ...wholeNumber('Batas penerima', 'orang per 24 jam', 1, 250),
    hint: 'Banyaknya penerima per 24 jam, menurut batas dari Meta. Akun baru: 250.',
  },
  wa_pagu: {
    ...wholeNumber('Pagu sebulan', 'pesan', 0, 1000),
    hint: 'Banyaknya pesan per bulan. Setelah tercapai, kabar dikirim lewat email dan notifikasi saja sampai bulan berikutnya.',
  },
  wa_tarif_layanan: {
    ...wholeNumber('Tarif pesan layanan', 'rupiah per pesan', 0, 400),
    hint: 'Perkiraan menurut tarif Meta, Juli 2025. Isi tarif yang tertulis pada tagihan Anda.',
  },
  wa_tarif_promosi: wholeNumber('Tarif pesan promosi', 'rupiah per pesan', 0, 660),
  wa_tarif_kode: wholeNumber('Tarif kode', 'rupiah per pesan', 0, 400),
  wa_tarif_balasan: wholeNumber('Tarif balasan', 'rupiah per pesan', 0, 400),
} as const satisfies Record<string, Column>

export const SambunganBody = z.object(newRecordShape(SAMBUNGAN))

/** Fields of the mail server, and of Midtrans. */
export const EMAIL_FIELDS = ['smtp_server', 'smtp_port', 'smtp_pengguna', 'smtp_sandi', 'pengirim'] as const
export const MIDTRANS_FIELDS = ['midtrans_mode', 'midtrans_server', 'midtrans_client'] as const
/** Fields of the account at Meta. The limits are the owner's in any case. */
export const WA_FIELDS = ['wa_nomor', 'wa_nomor_id', 'wa_akun_id', 'wa_token', 'wa_rahasia'] as const

export const Sambungan = z.object({
  ...each(SAMBUNGAN, 'wire'),
  /** True if a password is stored, and the last four characters of the server key; empty without one. */
  tersimpan: z.object({
    smtp_sandi: z.boolean(),
    midtrans_server: z.string(),
    wa_token: z.boolean(),
    wa_rahasia: z.boolean(),
  }),
  /** False if this instance ignores the values, as a copy of the shop does. */
  berlaku: z.boolean(),
  /** Values of the environment, without secrets; null where the values above apply. */
  dariServer: z.object({
    smtp: z.string().nullable(),
    pengirim: z.string().nullable(),
    midtrans: z.enum(['sandbox', 'production']).nullable(),
    /** Number of the shop. */
    whatsapp: z.string().nullable(),
  }),
  /** Use of WhatsApp, and the values that the owner enters at Meta. */
  whatsapp: z.object({ mode: ModeWa, webhook: z.string(), kata: z.string() }),
})
export type Sambungan = z.infer<typeof Sambungan>

const PATH = '/api/admin/email-midtrans'

export const getSambungan = adminEndpoint({
  name: 'getSambungan',
  summary: 'Server email, akun Midtrans, dan akun WhatsApp toko. Kata sandi dan kunci rahasia tidak ikut.',
  method: 'GET',
  path: PATH,
  response: Sambungan,
})

export const updateSambungan = adminEndpoint({
  name: 'updateSambungan',
  summary: 'Menyimpan server email, kunci Midtrans, dan akun WhatsApp. Berlaku tanpa menyalakan ulang toko.',
  description:
    'Kata sandi atau kunci yang kosong tetap seperti yang tersimpan. Yang diatur di server tidak berubah. Kunci yang sudah dipasang hanya bisa diganti, dan akun sungguhan tidak bisa kembali ke percobaan.',
  method: 'PUT',
  path: PATH,
  proof: true,
  body: edit(SambunganBody),
  response: Sambungan.extend({ message: z.string() }),
  errors: ['ISIAN_BENTROK', 'PERLU_BUKTI'],
})

/** Result of a trial: whether it succeeded, and what the other side said. */
export const TrialResult = z.object({ berhasil: z.boolean(), pesan: z.string() })
export type TrialResult = z.infer<typeof TrialResult>

export const tryEmail = adminEndpoint({
  name: 'tryEmail',
  summary: 'Mengirim email percobaan ke administrator yang login, dengan isian yang belum disimpan.',
  method: 'POST',
  path: `${PATH}/coba-email`,
  repeat: 'harmless',
  proof: true,
  body: SambunganBody.pick({
    smtp_server: true,
    smtp_port: true,
    smtp_pengguna: true,
    smtp_sandi: true,
    pengirim: true,
  }),
  response: TrialResult,
  errors: ['PERLU_BUKTI'],
})

export const tryMidtrans = adminEndpoint({
  name: 'tryMidtrans',
  summary: 'Menanyakan satu nomor yang tidak ada ke Midtrans, untuk melihat apakah kuncinya diterima.',
  method: 'POST',
  path: `${PATH}/coba-midtrans`,
  repeat: 'harmless',
  proof: true,
  body: SambunganBody.pick({ midtrans_mode: true, midtrans_server: true }),
  response: TrialResult,
  errors: ['PERLU_BUKTI'],
})

export const tryWhatsApp = adminEndpoint({
  name: 'tryWhatsApp',
  summary: 'Memeriksa nomor toko di WhatsApp dengan isian yang belum disimpan. Tidak ada pesan yang dikirim.',
  method: 'POST',
  path: `${PATH}/coba-whatsapp`,
  repeat: 'harmless',
  proof: true,
  body: SambunganBody.pick({ wa_nomor_id: true, wa_akun_id: true, wa_token: true }),
  response: TrialResult,
  errors: ['PERLU_BUKTI'],
})

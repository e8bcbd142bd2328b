import { z } from 'zod'
import { type Column, choice, each, newRecordShape, text, textOf } from '#contract/columns.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

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

/** Access to the mail server and the payment provider. Secrets have no `wire`. */
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
} as const satisfies Record<string, Column>

export const SambunganBody = z.object(newRecordShape(SAMBUNGAN))

/** Fields of the mail server, and of Midtrans. */
export const EMAIL_FIELDS = ['smtp_server', 'smtp_port', 'smtp_pengguna', 'smtp_sandi', 'pengirim'] as const
export const MIDTRANS_FIELDS = ['midtrans_mode', 'midtrans_server', 'midtrans_client'] as const

export const Sambungan = z.object({
  ...each(SAMBUNGAN, 'wire'),
  /** True if a password is stored, and the last four characters of the server key; empty without one. */
  tersimpan: z.object({ smtp_sandi: z.boolean(), midtrans_server: z.string() }),
  /** False if this instance ignores the values, as a copy of the shop does. */
  berlaku: z.boolean(),
  /** Values of the environment, without secrets; null where the values above apply. */
  dariServer: z.object({
    smtp: z.string().nullable(),
    pengirim: z.string().nullable(),
    midtrans: z.enum(['sandbox', 'production']).nullable(),
  }),
})
export type Sambungan = z.infer<typeof Sambungan>

const PATH = '/api/admin/email-midtrans'

export const getSambungan = adminEndpoint({
  name: 'getSambungan',
  summary: 'Server email dan akun Midtrans toko. Kata sandi dan kunci rahasia tidak ikut.',
  method: 'GET',
  path: PATH,
  response: Sambungan,
})

export const updateSambungan = adminEndpoint({
  name: 'updateSambungan',
  summary: 'Menyimpan server email dan kunci Midtrans. Berlaku tanpa menyalakan ulang toko.',
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

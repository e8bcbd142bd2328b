import type { StatusSurat } from '#contract/surat/admin.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** Display names of the mail statuses. */
export const STATUS: Record<StatusSurat, { nama: string; tone: BadgeTone }> = {
  gagal: { nama: 'Gagal', tone: 'merah' },
  tertunda: { nama: 'Dicoba lagi', tone: 'kuning' },
  menunggu: { nama: 'Menunggu giliran', tone: 'abu' },
  terkirim: { nama: 'Terkirim', tone: 'hijau' },
  berkas: { nama: 'Disimpan sebagai berkas', tone: 'abu' },
}

/** Causes of a delivery error and their remedies. The mail server's own message is shown below. */
const ERROR_MEANINGS: readonly [RegExp, string][] = [
  [/ENOSPC|EDQUOT/, 'Tempat penyimpanan penuh. Kosongkan sebagian, lalu kirim lagi.'],
  [
    /ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|timeout|getaddrinfo/i,
    'Server email tidak bisa dihubungi. Dicoba lagi otomatis.',
  ],
  [/Invalid login|\b53[0458]\b/, 'Server email menolak login toko. Periksa isian di Email, Midtrans & WhatsApp.'],
  [/Mail command failed/, 'Alamat pengirim ditolak server email. Periksa Pengirim di Email, Midtrans & WhatsApp.'],
  [
    /all recipients were rejected|No recipients|Invalid recipient/,
    'Alamat tujuan ditolak server email. Tanyakan alamat yang benar kepada penerima.',
  ],
  [/Message failed/, 'Isi email ini ditolak server email. Hubungi penerima lewat telepon.'],
]

export const errorMeaning = (error: string) => ERROR_MEANINGS.find(([words]) => words.test(error))?.[1]

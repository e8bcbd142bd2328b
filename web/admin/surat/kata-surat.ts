import type { StatusSurat } from '#contract/surat/office.ts'
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
const ARTI: readonly [RegExp, string][] = [
  [/ENOSPC|EDQUOT/, 'Tempat penyimpanan penuh. Kosongkan sebagian, lalu kirim lagi.'],
  [
    /ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|timeout|getaddrinfo/i,
    'Server surat tidak dapat dihubungi.',
  ],
  [/Invalid login|\b53[0458]\b/, 'Server surat menolak login toko. Periksa SMTP_URL.'],
  [/Mail command failed/, 'Server surat tidak menerima alamat pengirim. Periksa MAIL_FROM.'],
  [
    /all recipients were rejected|No recipients|Invalid recipient/,
    'Server surat tidak menerima alamat tujuan. Periksa alamatnya dengan penerima.',
  ],
  [/Message failed/, 'Server surat menolak isi surat ini.'],
]

export const artiKesalahan = (kesalahan: string) => ARTI.find(([words]) => words.test(kesalahan))?.[1]

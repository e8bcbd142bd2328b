import type { PercakapanSummary, PesanKind, PesanPercakapan } from '#contract/percakapan/admin.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** Names of the kinds of messages whose content stays in WhatsApp. A text needs none. */
export const KINDS: Readonly<Record<PesanKind, string>> = {
  teks: '',
  tombol: 'Menekan tombol',
  gambar: 'Foto',
  video: 'Video',
  suara: 'Pesan suara',
  dokumen: 'Dokumen',
  stiker: 'Stiker',
  lokasi: 'Lokasi',
  kontak: 'Kontak',
  reaksi: 'Reaksi',
  lain: 'Pesan jenis lain',
  templat: 'Templat',
}

/** Kinds that are seen in WhatsApp alone. */
export const isElsewhere = (kind: PesanKind): boolean => !['teks', 'tombol', 'reaksi', 'templat'].includes(kind)

export const STATUS: Readonly<Record<NonNullable<PesanPercakapan['status']>, [string, BadgeTone]>> = {
  menunggu: ['Menunggu dikirim', 'kuning'],
  terkirim: ['Terkirim', 'laut'],
  tiba: ['Sampai', 'hijau'],
  dibaca: ['Dibaca', 'hijau'],
  gagal: ['Gagal', 'merah'],
}

/** Reasons by code of Meta or kind of the failure. */
const REASONS: readonly [RegExp, string][] = [
  [/^(?:tertutup|131047)$/, 'sudah lewat 24 jam sejak pesan terakhir pembeli'],
  [/^lepas$/, 'nomor ini tidak lagi terhubung dengan akun pembeli'],
  [/^tanpa-jawaban$/, 'WhatsApp tidak menjawab. Mungkin pesannya sudah sampai'],
  [/^mati$/, 'WhatsApp toko tidak aktif'],
  [/^(?:recipient|131026|131021|131030|130497)$/, 'nomor ini tidak bisa menerima pesan WhatsApp, atau memblokir toko'],
  [/^(?:recipient-limited|rate-limited|131056|130429|80007|4)$/, 'terlalu banyak pesan dalam waktu singkat'],
  [/^(?:account|0|3|10|2\d\d|190|368|131031|131042|131045|131048|133010)$/, 'Meta menolak akun WhatsApp toko'],
  [/^(?:template|template-paused|132\d{3})$/, 'templatnya ditolak atau dijeda Meta'],
  [/^(?:transient|unknown|1|2|131000|131016|131057|133004)$/, 'WhatsApp tidak menjawab'],
]

/** Returns why an answer failed, or waits; undefined without a reason. */
export function reasonOf(code: string): string | undefined {
  if (!code) return undefined
  return REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? `ditolak WhatsApp (${code})`
}

/** Returns the name of the person: of the account, if the number is confirmed for one. */
export const nameOf = ({ nama }: Pick<PercakapanSummary, 'nama'>): string => nama ?? 'Nomor belum dikenal'

import { z } from 'zod'
import { teks, text } from '#contract/columns.ts'

interface Media {
  nama: string
  host: string
  /** Prefix of the account name in a URL. */
  front: '' | '@'
  /** Pattern of the account in the URL path. */
  akun: RegExp
}

/** Social media sites, by settings column. */
export const MEDIA = {
  instagram_toko: { nama: 'Instagram', host: 'instagram.com', front: '', akun: /^[\w.]{1,30}$/ },
  facebook_toko: {
    nama: 'Facebook',
    host: 'facebook.com',
    front: '',
    akun: /^(?:profile\.php\?id=\d+|(?:p|people|pages|groups)\/[\w.%-]+(?:\/\d+)?|[\w.-]+)$/,
  },
  tiktok_toko: { nama: 'TikTok', host: 'tiktok.com', front: '@', akun: /^@[\w.]+$/ },
  youtube_toko: {
    nama: 'YouTube',
    host: 'youtube.com',
    front: '@',
    akun: /^(?:@[\w.%-]+|(?:channel|c|user)\/[\w.%-]+)$/,
  },
} as const satisfies Record<string, Media>
export type MediaColumn = keyof typeof MEDIA
export const MEDIA_COLUMNS = Object.keys(MEDIA) as MediaColumn[]

const MAX = 200

/**
 * Normalizes an account that was typed as `@nama` or as a URL of the host, with or without `www.` or `m.`
 * @returns undefined for other text; '' stays ''
 */
export function alamatMedia(kolom: MediaColumn, isi: string): string | undefined {
  if (isi === '') return ''
  const { host, front, akun }: Media = MEDIA[kolom]
  const jalan = isi.startsWith('@') ? front + isi.slice(1) : pathOf(isi, host)
  return jalan && akun.test(jalan) ? `https://www.${host}/${jalan}` : undefined
}

/** Returns the path of the URL, without query parameters from sharing. */
function pathOf(isi: string, host: string): string | undefined {
  const url = URL.parse(isi)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return undefined
  if (url.hostname.replace(/^(?:www|m|web|id-id)\./, '') !== host) return undefined
  const jalan = url.pathname.replace(/^\/|\/+$/g, '')
  const id = url.searchParams.get('id')
  return jalan === 'profile.php' && id ? `${jalan}?id=${id}` : jalan
}

export const media = <Column extends MediaColumn>(kolom: Column) => {
  const { nama, host, front }: Media = MEDIA[kolom]
  const contoh = `@tokosaya atau https://www.${host}/${front}tokosaya`
  return {
    ...text(nama, MAX),
    hint: `Misalnya ${contoh}. Jika dikosongkan, tidak ditampilkan.`,
    typed: teks(MAX, nama).transform((isi, context) => {
      const alamat = alamatMedia(kolom, isi)
      if (alamat !== undefined) return alamat
      context.addIssue({ code: 'custom', message: `Alamat ${nama} tidak dikenali. Contoh: ${contoh}` })
      return z.NEVER
    }),
  }
}

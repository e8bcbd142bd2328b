import { z } from 'zod'
import { text, textOf } from '#contract/columns.ts'

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
export function normalizeMediaUrl(column: MediaColumn, value: string): string | undefined {
  if (value === '') return ''
  const { host, front, akun }: Media = MEDIA[column]
  const path = value.startsWith('@') ? front + value.slice(1) : pathOf(value, host)
  return path && akun.test(path) ? `https://www.${host}/${path}` : undefined
}

/** Returns the path of the URL, without query parameters from sharing. */
function pathOf(value: string, host: string): string | undefined {
  const url = URL.parse(value)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return undefined
  if (url.hostname.replace(/^(?:www|m|web|id-id)\./, '') !== host) return undefined
  const path = url.pathname.replace(/^\/|\/+$/g, '')
  const id = url.searchParams.get('id')
  return path === 'profile.php' && id ? `${path}?id=${id}` : path
}

export const media = <Column extends MediaColumn>(column: Column) => {
  const { nama, host, front }: Media = MEDIA[column]
  const contoh = `@tokosaya atau https://www.${host}/${front}tokosaya`
  return {
    ...text(nama, MAX),
    hint: `Misalnya ${contoh}. Jika dikosongkan, tidak ditampilkan.`,
    typed: textOf(MAX, nama).transform((value, context) => {
      const alamat = normalizeMediaUrl(column, value)
      if (alamat !== undefined) return alamat
      context.addIssue({ code: 'custom', message: `Alamat ${nama} tidak dikenali. Contoh: ${contoh}` })
      return z.NEVER
    }),
  }
}

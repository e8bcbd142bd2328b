import { GAMBAR_WIDTHS } from '#contract/gambar.ts'
import { type BerandaValues, paragraphs, TIM_MAX } from './admin.ts'
import { ABOUT_TEXT, BEHIND_THE_SCENES } from './defaults.ts'
import { Bagian, type Beranda, type Person } from './endpoints.ts'

const NUMBER_WORDS = [
  'Satu',
  'Dua',
  'Tiga',
  'Empat',
  'Lima',
  'Enam',
  'Tujuh',
  'Delapan',
  'Sembilan',
  'Sepuluh',
  'Sebelas',
  'Dua belas',
]

/** Portrait of people without a photo. */
const WITHOUT_FOTO = '/potret.svg'
/** Width in pixels: twice the largest display size of a portrait. */
const PORTRAIT_WIDTH = 480

/**
 * Returns the settings for visitors. Includes only values that differ from the defaults.
 * @param hasUlasan true if a published review exists; only relevant without sample reviews
 */
export function publicBeranda(content: BerandaValues, hasUlasan: boolean): Beranda {
  const { judul_hero, teks_hero, gambar_hero, alt_hero, paket_unggulan, contoh_ulasan } = content
  const shown = content.bagian.filter(({ kode, tampil }) => tampil && (kode !== 'ulasan' || contoh_ulasan || hasUlasan))
  const bagian = shown.map(({ kode }) => kode)
  const [first, ...others] = content.tim.map(personOf)
  const about = aboutUs(content)
  return {
    ...(judul_hero && { judul: judul_hero }),
    ...(teks_hero && { teks: teks_hero }),
    ...(gambar_hero !== null && { gambar: gambar(gambar_hero, alt_hero) }),
    ...(paket_unggulan.length > 0 && { paket: paket_unggulan }),
    ...(bagian.join() !== Bagian.options.join() && { bagian }),
    ...(about && { tentang: about }),
    ...(first && { tim: [first, ...others] }),
    ...(!contoh_ulasan && { tanpa_contoh: true }),
  }
}

const gambarUrl = (name: string, width: number) => `/api/beranda/images/${name}?w=${width}`

/** Full width on a phone, half of the page on a desktop. */
const gambar = (name: string, alt: string): Beranda['gambar'] => ({
  src: gambarUrl(name, 960),
  srcSet: GAMBAR_WIDTHS.map((width) => `${gambarUrl(name, width)} ${width}w`).join(', '),
  sizes: '(min-width: 62rem) 36rem, 100vw',
  alt,
})

const personOf = ({ nama, tugas, foto }: BerandaValues['tim'][number]): Person => ({
  nama,
  tugas,
  gambar: foto === null ? WITHOUT_FOTO : gambarUrl(foto, PORTRAIT_WIDTH),
})

/** Returns the owner's text, or the default text with the number of team members; undefined if both are the defaults. */
function aboutUs({ tentang, tim, contoh_ulasan }: BerandaValues): string[] | undefined {
  if (tentang) return paragraphs(tentang)
  if (tim.length === 0) return contoh_ulasan ? undefined : ABOUT_TEXT.slice(0, 1)
  return [ABOUT_TEXT[0] ?? '', `${NUMBER_WORDS[Math.min(tim.length, TIM_MAX) - 1]} ${BEHIND_THE_SCENES}`]
}

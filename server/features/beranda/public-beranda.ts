import { DI_BALIK_LAYAR, TENTANG } from '#contract/beranda/bawaan.ts'
import { Bagian, type Beranda, type Orang } from '#contract/beranda/endpoints.ts'
import { type IsianBeranda, paragraf, TIM_MAX } from '#contract/beranda/office.ts'
import { LEBAR_GAMBAR } from '#contract/gambar.ts'

const ANGKA = [
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

/** For who has no photo. */
const TANPA_FOTO = '/potret.svg'
/** Pixels: twice of the widest place that a portrait has. */
const POTRET = 480

/**
 * What visitors are told: only what is otherwise than the shop has it.
 * @param adaUlasan somebody has written a review; asked only where there are no samples
 */
export function publicBeranda(isi: IsianBeranda, adaUlasan: boolean): Beranda {
  const { judul_hero, teks_hero, gambar_hero, alt_hero, paket_unggulan, contoh_ulasan } = isi
  const tampil = isi.bagian.filter(({ kode, tampil }) => tampil && (kode !== 'ulasan' || contoh_ulasan || adaUlasan))
  const bagian = tampil.map(({ kode }) => kode)
  const [pertama, ...lain] = isi.tim.map(orang)
  const tentang = tentangKami(isi)
  return {
    ...(judul_hero && { judul: judul_hero }),
    ...(teks_hero && { teks: teks_hero }),
    ...(gambar_hero !== null && { gambar: gambar(gambar_hero, alt_hero) }),
    ...(paket_unggulan.length > 0 && { paket: paket_unggulan }),
    ...(bagian.join() !== Bagian.options.join() && { bagian }),
    ...(tentang && { tentang }),
    ...(pertama && { tim: [pertama, ...lain] }),
    ...(!contoh_ulasan && { tanpa_contoh: true }),
  }
}

const alamat = (nama: string, lebar: number) => `/api/beranda/images/${nama}?w=${lebar}`

/** All of a phone's width, and half of a desk's. */
const gambar = (nama: string, alt: string): Beranda['gambar'] => ({
  src: alamat(nama, 960),
  srcSet: LEBAR_GAMBAR.map((lebar) => `${alamat(nama, lebar)} ${lebar}w`).join(', '),
  sizes: '(min-width: 62rem) 36rem, 100vw',
  alt,
})

const orang = ({ nama, tugas, foto }: IsianBeranda['tim'][number]): Orang => ({
  ...{ nama, tugas },
  gambar: foto === null ? TANPA_FOTO : alamat(foto, POTRET),
})

/** The owner's own words, or the shop's with the number of the owner's people; undefined where it is all as the shop has it. */
function tentangKami({ tentang, tim }: IsianBeranda): string[] | undefined {
  if (tentang) return paragraf(tentang)
  if (tim.length === 0) return undefined
  return [TENTANG[0] ?? '', `${ANGKA[Math.min(tim.length, TIM_MAX) - 1]} ${DI_BALIK_LAYAR}`]
}

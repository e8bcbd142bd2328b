import type { KodeKelas } from '#content/kelas.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { garis, isi, lonjong, pasang, tiga, titik, whole } from './bentuk.ts'
import { benihKecil, GELAP, ikan, type Keadaan, KUSAM, type Letak } from './ikan-sakit.ts'
import { LINGKUNGAN } from './kartu-air.ts'
import { PENYEBAB, virus } from './penyebab.ts'
import { at } from './svg.ts'
import {
  bintikPutih,
  borok,
  cacing,
  debu,
  gelembung,
  insangBesar,
  isopoda,
  kaca,
  kapas,
  kutu,
  lendir,
  limpaBerbenjol,
  lintahDi,
  merah,
  perutTerbuka,
  rucah,
  tulang,
} from './tanda.ts'

/*
 * One picture per disease, 320 by 240: the fish with its sign, and the cause under a magnifying glass. The background is that
 * of its class.
 */

/** Colors from the surface down; equal to those in the scenes of the classes. */
const AIR: Record<KodeKelas, readonly [string, string, string]> = {
  P: ['#61afbe', '#278b9e', '#00677a'],
  B: ['#278b9e', '#00677a', '#00495a'],
  V: ['#2b6f86', '#1d5a72', '#164a60'],
  J: ['#4f9b86', '#368069', '#235f52'],
  N: ['#cf8f70', '#bd7858', '#9d5a41'],
  L: ['#9bced8', '#61afbe', '#278b9e'],
}

const latar = ([atas, middle, below]: readonly [string, string, string]) =>
  isi('M0 0h320v240H0z', atas) +
  isi('M0 60c55-12 105 10 165-2 60-11 107 7 155-6v188H0z', middle) +
  isi('M0 202c60-13 110 8 175-3 60-9 105 7 145-4v45H0z', below) +
  gelembung(tiga('22 164 4, 30 148 2.5, 300 132 3'))

const BIASA: Letak = { x: 152, y: 140, scale: 0.475, rotate: 2 }

const lensa = (isinya: string) =>
  `<clipPath id="lensa"><circle cx="254" cy="52" r="38"/></clipPath>` +
  kaca(254, 52, 38, 180, `<g clip-path="url(#lensa)">${at({ x: 254, y: 52, scale: 0.95 }, isinya)}</g>`)

const kerapu = (keadaan: Keadaan, letak = BIASA) => ikan(letak, keadaan)

/** The opened fish is slightly larger, so that its organs can be distinguished. */
const BEDAH = { x: 150, y: 138, scale: 0.495 }

const GAMBAR: Record<Exclude<KodePenyakit, keyof typeof LINGKUNGAN>, () => string> = {
  vibriosis: () =>
    kerapu({ atas: merah() + borok(330, 236, 1.25) + borok(400, 238, 0.7) + borok(262, 204, 0.6) }) +
    lensa(PENYEBAB.vibrio),
  fotobakteriosis: () =>
    kerapu({ tanpaDada: true, dalam: perutTerbuka('benjol') }, BEDAH) + lensa(PENYEBAB.fotobakteri),
  streptokokosis: () =>
    kerapu({
      mata: 'tonjol',
      atas:
        isi('M62 286c24 12 57 16 85 18 6 9-3 18-16 17-25-1-52-13-69-35z', '#4a4334') +
        whole(137, 217, 25, '#c3d0d0') +
        whole(134, 215, 15, '#f1f5f4') +
        titik(pasang('216 300, 228 318, 208 326, 250 334'), 8, '#c8372c'),
    }) +
    garis('M56 212q96 34 190-2M238 202l10 8-6 11', '#d0eaee', 4) +
    lensa(PENYEBAB.streptokokus),
  tenacibakulosis: () =>
    kerapu({
      ekor: 'geripis',
      atas:
        isi('M58 268c10-8 40-4 58 4l34 16q10 20-10 34c-40 2-70-14-84-34z', '#d98a6d') +
        isi('M64 280c20-6 50 0 70 14-4 14-40 14-70-14z', '#c8442f') +
        garis('M66 274q24-2 44 8M74 304q20 10 40 8', '#f7e3a0', 8),
    }) + lensa(PENYEBAB.tenaci),
  nokardiosis: () =>
    kerapu({ badan: 'kurus', atas: borok(292, 226, 0.8) + borok(226, 214, 0.55) }) +
    lensa(PENYEBAB.nokardia) +
    kaca(222, 190, 32, 215, limpaBerbenjol(222, 190), '#f2cbbd'),
  vnn: () =>
    `<path d="M150 118a18 18 0 0 1 36 0 44 44 0 0 1-88 0 70 62 0 0 1 140 0 92 78 0 0 1-176 30" fill="none" stroke="#9bced8" stroke-width="4" stroke-dasharray="9 8"/>` +
    benihKecil({ x: 118, y: 62, scale: 0.8, rotate: -22 }) +
    benihKecil({ x: 66, y: 150, scale: 0.8, rotate: 255 }) +
    benihKecil({ x: 196, y: 186, scale: 0.8, rotate: 160 }) +
    benihKecil({ x: 156, y: 122, scale: 0.55, rotate: 200 }) +
    benihKecil({ x: 74, y: 36, scale: 0.5, rotate: 186 }, { gelembung: true }) +
    lensa(PENYEBAB.virusKecil),
  iridovirus: () =>
    isi('M0 112q80-14 164-4 80 8 156-6v138H0z', '#dcc8a4') +
    titik(pasang('40 130, 290 128, 30 220, 250 226, 300 190, 120 122'), 5, '#b79c70') +
    lonjong(168, 208, 104, 15, '#8f774f', 0.5) +
    at(
      { x: 156, y: 168, rotate: -8 },
      `<g transform="scale(1 .8)">${ikan({ x: 0, y: 0, scale: 0.46 }, { rupa: GELAP, mata: 'tutup', insang: '#f3d3cc' })}</g>`,
    ) +
    garis('M60 72h20L60 92h20M92 38h26L92 64h26', '#d0eaee', 6) +
    virus(166, 40, 7) +
    lensa(PENYEBAB.virusBesar),
  'bintik-putih': () => kerapu({ atas: bintikPutih() }) + lensa(PENYEBAB.kripto),
  amyloodinium: () => kerapu({ atas: debu() }) + lensa(PENYEBAB.amilo),
  trichodina: () => kerapu({ atas: lendir() }) + lensa(PENYEBAB.trikodina),
  'cacing-kulit': () =>
    kerapu({
      mata: 'keruh',
      atas:
        cacing(290, 224, 0.9, 30) +
        cacing(360, 238, 0.8, -50) +
        cacing(212, 200, 0.7, 80) +
        cacing(410, 236, 0.7, 10) +
        cacing(160, 250, 0.6, 120) +
        cacing(330, 290, 0.7, 70),
    }) +
    cacing(120, 218, 0.5, 60) +
    cacing(190, 224, 0.45, -30) +
    lensa(PENYEBAB.cacingKulit),
  'cacing-insang': () =>
    kerapu({
      insang: '#f3c9c4',
      mulut: 'buka',
      atas:
        insangBesar('#f3c4bd', '#fff') +
        cacing(222, 232, 0.55, 20, '#4d6e69') +
        cacing(242, 272, 0.55, -40, '#4d6e69') +
        cacing(222, 310, 0.5, 70, '#4d6e69'),
    }) + lensa(PENYEBAB.cacingInsang),
  'lintah-laut': () =>
    kerapu({
      atas:
        lintahDi(84, 280, -40, 1) +
        lintahDi(156, 214, 15, 1) +
        lintahDi(276, 158, -10, 1.05) +
        lintahDi(252, 300, 80, 1) +
        lintahDi(486, 216, 30, 1) +
        lintahDi(374, 312, 60, 0.9) +
        lintahDi(346, 196, 0, 0.9),
    }) + lensa(PENYEBAB.lintah),
  'kutu-ikan': () =>
    kerapu({
      atas:
        isopoda(118, 300, 0.85, 70) +
        isopoda(270, 212, 1, -50) +
        kutu(350, 222, 0.9, 100) +
        kutu(180, 196, 0.8, -120) +
        kutu(330, 284, 0.85, 40) +
        isopoda(410, 238, 0.7, 80),
    }) + lensa(PENYEBAB.kutu),
  'jamur-luar': () =>
    kerapu({
      atas:
        borok(310, 230, 1.3) +
        kapas(310, 226, 1.35) +
        kapas(206, 204, 0.75) +
        kapas(484, 212, 0.95) +
        kapas(262, 142, 0.7),
    }) +
    pasang('30 208, 52 200, 74 210, 42 222, 64 226, 92 224')
      .map(([x, y]) => whole(x, y, 10, '#d8953d') + whole(x, y, 8, '#f1bf5b') + whole(x - 2, y - 3, 3, '#fff3d8'))
      .join('') +
    kapas(74, 208, 0.42) +
    kapas(112, 218, 0.36) +
    lensa(PENYEBAB.hifa),
  ichthyophonus: () =>
    kerapu({ rupa: KUSAM, tanpaDada: true, dalam: perutTerbuka('benjol') }, BEDAH) + lensa(PENYEBAB.ikti),
  'pakan-berjamur': () =>
    kerapu({ badan: 'kurus', insang: '#f3d3cc' }, { x: 128, y: 94, scale: 0.37 }) +
    isi('M168 132q58-14 118 0l6 92q-66 12-130 0z', '#efe6d6') +
    isi('M168 132q58-14 118 0l-2 14q-58 12-114 0z', '#6d4526') +
    titik(pasang('182 138, 198 142, 214 136, 230 142, 246 137, 262 142, 276 136, 206 130, 240 130'), 12, '#9a6a3f') +
    at(
      { x: 226, y: 134 },
      isi('M-40 2q8-18 26-14 14-12 28 0 18-2 26 14-40 14-80 0z', '#7fae86') +
        titik(pasang('-26 -2, -14 -8, 0 -4, 12 -10, 24 -2, -4 4, 10 3'), 7, '#3f8a4f'),
    ) +
    isi('M190 164h76v40h-76z', '#43a06f') +
    isi('M204 184q18-14 38 0-18 14-38 0zM238 184l14-9v18z', '#fff') +
    titik(pasang('60 196, 84 204, 112 198, 136 206, 40 210'), 9, '#6d4526') +
    titik(pasang('84 202, 136 204'), 6, '#7fae86') +
    lensa(PENYEBAB.kapang),
  'kurang-vitamin-c': () => kerapu({ badan: 'bengkok', insang: '#c8372c', atas: tulang() }) + lensa(PENYEBAB.jeruk),
  'kurang-tiamin': () =>
    kerapu({}, { x: 128, y: 100, scale: 0.4, rotate: 24 }) +
    garis('M34 92l10 8-8 8 10 9M212 96l10 8-8 8 10 9M72 148l10 8-8 8 10 9', '#fdf0d2', 4.5) +
    keranjang(232, 196) +
    lensa(PENYEBAB.rucah),
  'lemak-tengik': () =>
    kerapu({ tanpaDada: true, dalam: perutTerbuka('hati') }, { x: 144, y: 122, scale: 0.46 }) +
    whole(60, 36, 17, '#f6d271') +
    garis('M60 8v5M60 59v5M32 36h5M83 36h5M40 16l4 4M76 52l4 4M80 16l-4 4M44 52l-4 4', '#f6d271', 4) +
    lonjong(234, 216, 66, 11, '#f4cd4f', 0.85) +
    rucah(206, 206, 0.95, -8) +
    rucah(250, 204, 0.95, 10) +
    rucah(230, 194, 0.95, 2) +
    lensa(PENYEBAB.tengik),
  'kurang-omega-3': () =>
    benihKecil({ x: 124, y: 92, scale: 1.2, rotate: 6 }, { bengkok: true }) +
    benihKecil({ x: 214, y: 164, scale: 1, rotate: 14 }, { bengkok: true }) +
    benihKecil({ x: 96, y: 178, scale: 0.9, rotate: 22 }) +
    lensa(PENYEBAB.minyak),
}

function keranjang(x: number, y: number): string {
  return at(
    { x, y },
    isi('M-62-4h124l-8 30h-108z', '#8a6542') +
      tiga('-34 -8 -10, 0 -14 4, 32 -9 14, -16 0 8, 20 0 -8, -44 2 6, 46 2 -4')
        .map(([a, b, r]) => rucah(a, b, 0.85, r))
        .join('') +
      isi('M-68 6h136l-10 30q-1 4-6 4h-104q-5 0-6-4z', '#a8805d') +
      garis('M-58 18H58', '#76513b', 3),
  )
}

/** The picture of a disease. */
export function gambarKartu(kode: KodePenyakit): string {
  const isinya =
    kode in LINGKUNGAN
      ? LINGKUNGAN[kode as keyof typeof LINGKUNGAN]()
      : latar(AIR[PENYAKIT[kode].kelas]) + GAMBAR[kode as keyof typeof GAMBAR]()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"><g stroke-linecap="round" stroke-linejoin="round">${isinya}</g></svg>\n`
}

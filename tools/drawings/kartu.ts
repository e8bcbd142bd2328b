import type { KodeKelas } from '#content/kelas.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { CAUSES, virus } from './causes.ts'
import { ENVIRONMENT } from './kartu-air.ts'
import { content, ellipse, pairs, point, stripe, triangles, whole } from './shapes.ts'
import { DARK, DULL, type FishState, ikan, type Position, smallFry } from './sick-fish.ts'
import { at } from './svg.ts'
import {
  bones,
  bubbles,
  bumpySpleen,
  cotton,
  dust,
  glass,
  isopod,
  largeGill,
  leechAt,
  lice,
  mucus,
  net,
  openBelly,
  reddening,
  trashFish,
  ulcer,
  whiteSpot,
  worm,
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

const background = ([subject, middle, below]: readonly [string, string, string]) =>
  content('M0 0h320v240H0z', subject) +
  content('M0 60c55-12 105 10 165-2 60-11 107 7 155-6v188H0z', middle) +
  content('M0 202c60-13 110 8 175-3 60-9 105 7 145-4v45H0z', below) +
  bubbles(triangles('22 164 4, 30 148 2.5, 300 132 3'))

const USUAL: Position = { x: 152, y: 140, scale: 0.475, rotate: 2 }

const lens = (inner: string) =>
  `<clipPath id="lensa"><circle cx="254" cy="52" r="38"/></clipPath>` +
  glass(254, 52, 38, 180, `<g clip-path="url(#lensa)">${at({ x: 254, y: 52, scale: 0.95 }, inner)}</g>`)

const kerapu = (state: FishState, position = USUAL) => ikan(position, state)

/** The opened fish is slightly larger, so that its organs can be distinguished. */
const DISSECTED = { x: 150, y: 138, scale: 0.495 }

const GAMBAR: Record<Exclude<KodePenyakit, keyof typeof ENVIRONMENT>, () => string> = {
  vibriosis: () =>
    kerapu({ top: reddening() + ulcer(330, 236, 1.25) + ulcer(400, 238, 0.7) + ulcer(262, 204, 0.6) }) +
    lens(CAUSES.vibrio),
  fotobakteriosis: () =>
    kerapu({ withoutPectoral: true, inner: openBelly('benjol') }, DISSECTED) + lens(CAUSES.fotobakteri),
  streptokokosis: () =>
    kerapu({
      eye: 'tonjol',
      top:
        content('M62 286c24 12 57 16 85 18 6 9-3 18-16 17-25-1-52-13-69-35z', '#4a4334') +
        whole(137, 217, 25, '#c3d0d0') +
        whole(134, 215, 15, '#f1f5f4') +
        point(pairs('216 300, 228 318, 208 326, 250 334'), 8, '#c8372c'),
    }) +
    stripe('M56 212q96 34 190-2M238 202l10 8-6 11', '#d0eaee', 4) +
    lens(CAUSES.streptokokus),
  tenacibakulosis: () =>
    kerapu({
      tail: 'geripis',
      top:
        content('M58 268c10-8 40-4 58 4l34 16q10 20-10 34c-40 2-70-14-84-34z', '#d98a6d') +
        content('M64 280c20-6 50 0 70 14-4 14-40 14-70-14z', '#c8442f') +
        stripe('M66 274q24-2 44 8M74 304q20 10 40 8', '#f7e3a0', 8),
    }) + lens(CAUSES.tenaci),
  nokardiosis: () =>
    kerapu({ body: 'kurus', top: ulcer(292, 226, 0.8) + ulcer(226, 214, 0.55) }) +
    lens(CAUSES.nokardia) +
    glass(222, 190, 32, 215, bumpySpleen(222, 190), '#f2cbbd'),
  vnn: () =>
    `<path d="M150 118a18 18 0 0 1 36 0 44 44 0 0 1-88 0 70 62 0 0 1 140 0 92 78 0 0 1-176 30" fill="none" stroke="#9bced8" stroke-width="4" stroke-dasharray="9 8"/>` +
    smallFry({ x: 118, y: 62, scale: 0.8, rotate: -22 }) +
    smallFry({ x: 66, y: 150, scale: 0.8, rotate: 255 }) +
    smallFry({ x: 196, y: 186, scale: 0.8, rotate: 160 }) +
    smallFry({ x: 156, y: 122, scale: 0.55, rotate: 200 }) +
    smallFry({ x: 74, y: 36, scale: 0.5, rotate: 186 }, { bubbles: true }) +
    lens(CAUSES.virusKecil),
  iridovirus: () =>
    content('M0 112q80-14 164-4 80 8 156-6v138H0z', '#dcc8a4') +
    point(pairs('40 130, 290 128, 30 220, 250 226, 300 190, 120 122'), 5, '#b79c70') +
    ellipse(168, 208, 104, 15, '#8f774f', 0.5) +
    at(
      { x: 156, y: 168, rotate: -8 },
      `<g transform="scale(1 .8)">${ikan({ x: 0, y: 0, scale: 0.46 }, { appearance: DARK, eye: 'tutup', gills: '#f3d3cc' })}</g>`,
    ) +
    stripe('M60 72h20L60 92h20M92 38h26L92 64h26', '#d0eaee', 6) +
    virus(166, 40, 7) +
    lens(CAUSES.virusBesar),
  limfokistis: () =>
    kerapu({
      top: triangles(
        '300 156 15, 322 150 12, 280 150 11, 346 206 16, 368 214 12, 352 224 12, 486 206 14, 500 224 11, 240 306 13, 256 318 10',
      )
        .map(([x, y, r]) => whole(x, y, r, '#8c7755') + whole(x, y, r - 3, '#f4f1e6'))
        .join(''),
    }) + lens(CAUSES.limfo),
  'bintik-putih': () => kerapu({ top: whiteSpot() }) + lens(CAUSES.kripto),
  amyloodinium: () => kerapu({ top: dust() }) + lens(CAUSES.amyloodinium),
  trichodina: () => kerapu({ top: mucus() }) + lens(CAUSES.trichodina),
  'cacing-kulit': () =>
    kerapu({
      eye: 'keruh',
      top:
        worm(290, 224, 0.9, 30) +
        worm(360, 238, 0.8, -50) +
        worm(212, 200, 0.7, 80) +
        worm(410, 236, 0.7, 10) +
        worm(160, 250, 0.6, 120) +
        worm(330, 290, 0.7, 70),
    }) +
    worm(120, 218, 0.5, 60) +
    worm(190, 224, 0.45, -30) +
    lens(CAUSES.cacingKulit),
  'cacing-insang': () =>
    kerapu({
      gills: '#f3c9c4',
      mouth: 'buka',
      top:
        largeGill('#f3c4bd', '#fff') +
        worm(222, 232, 0.55, 20, '#4d6e69') +
        worm(242, 272, 0.55, -40, '#4d6e69') +
        worm(222, 310, 0.5, 70, '#4d6e69'),
    }) + lens(CAUSES.cacingInsang),
  'lintah-laut': () =>
    kerapu({
      top:
        leechAt(84, 280, -40, 1) +
        leechAt(156, 214, 15, 1) +
        leechAt(276, 158, -10, 1.05) +
        leechAt(252, 300, 80, 1) +
        leechAt(486, 216, 30, 1) +
        leechAt(374, 312, 60, 0.9) +
        leechAt(346, 196, 0, 0.9),
    }) + lens(CAUSES.lintah),
  'kutu-ikan': () =>
    kerapu({
      top:
        isopod(118, 300, 0.85, 70) +
        isopod(270, 212, 1, -50) +
        lice(350, 222, 0.9, 100) +
        lice(180, 196, 0.8, -120) +
        lice(330, 284, 0.85, 40) +
        isopod(410, 238, 0.7, 80),
    }) + lens(CAUSES.kutu),
  'cacing-dalam': () =>
    kerapu(
      {
        body: 'kurus',
        withoutPectoral: true,
        inner:
          openBelly('hati') +
          stripe('M250 300q24-20 44 0t40-8 40-26', '#8f4f3e', 12) +
          stripe('M250 300q24-20 44 0t40-8 40-26', '#fdf6e3', 7) +
          stripe('M288 262q20 14 44-4t34 6', '#8f4f3e', 11) +
          stripe('M288 262q20 14 44-4t34 6', '#fdf6e3', 6),
      },
      DISSECTED,
    ) + lens(CAUSES.cacingDalam),
  'berak-putih': () =>
    stripe('M160 156c-6 16 8 22 2 38s8 20 2 34', '#fff', 7, 0.9) +
    stripe('M222 178c-4 12 6 16 2 28', '#fff', 5, 0.9) +
    kerapu({ body: 'kurus', appearance: DULL }, { x: 136, y: 112, scale: 0.42, rotate: 2 }) +
    kerapu({ body: 'kurus', appearance: DULL, isSmall: true }, { x: 226, y: 162, scale: 0.2, rotate: 4 }) +
    point(pairs('120 224, 138 230, 176 226, 208 230'), 6, '#fff', 0.8) +
    lens(CAUSES.spora),
  uronema: () =>
    kerapu({
      mouth: 'buka',
      top:
        ulcer(318, 234, 1.35) +
        ulcer(222, 212, 0.75) +
        ulcer(410, 240, 0.6) +
        stripe('M262 196l22 12M352 208l20 8', '#c8372c', 8),
    }) + lens(CAUSES.uronema),
  'jamur-luar': () =>
    kerapu({
      top:
        ulcer(310, 230, 1.3) +
        cotton(310, 226, 1.35) +
        cotton(206, 204, 0.75) +
        cotton(484, 212, 0.95) +
        cotton(262, 142, 0.7),
    }) +
    pairs('30 208, 52 200, 74 210, 42 222, 64 226, 92 224')
      .map(([x, y]) => whole(x, y, 10, '#d8953d') + whole(x, y, 8, '#f1bf5b') + whole(x - 2, y - 3, 3, '#fff3d8'))
      .join('') +
    cotton(74, 208, 0.42) +
    cotton(112, 218, 0.36) +
    lens(CAUSES.hifa),
  ichthyophonus: () =>
    kerapu({ appearance: DULL, withoutPectoral: true, inner: openBelly('benjol') }, DISSECTED) + lens(CAUSES.ikti),
  'pakan-berjamur': () =>
    kerapu({ body: 'kurus', gills: '#f3d3cc' }, { x: 128, y: 94, scale: 0.37 }) +
    content('M168 132q58-14 118 0l6 92q-66 12-130 0z', '#efe6d6') +
    content('M168 132q58-14 118 0l-2 14q-58 12-114 0z', '#6d4526') +
    point(pairs('182 138, 198 142, 214 136, 230 142, 246 137, 262 142, 276 136, 206 130, 240 130'), 12, '#9a6a3f') +
    at(
      { x: 226, y: 134 },
      content('M-40 2q8-18 26-14 14-12 28 0 18-2 26 14-40 14-80 0z', '#7fae86') +
        point(pairs('-26 -2, -14 -8, 0 -4, 12 -10, 24 -2, -4 4, 10 3'), 7, '#3f8a4f'),
    ) +
    content('M190 164h76v40h-76z', '#43a06f') +
    content('M204 184q18-14 38 0-18 14-38 0zM238 184l14-9v18z', '#fff') +
    point(pairs('60 196, 84 204, 112 198, 136 206, 40 210'), 9, '#6d4526') +
    point(pairs('84 202, 136 204'), 6, '#7fae86') +
    lens(CAUSES.kapang),
  'kurang-vitamin-c': () => kerapu({ body: 'bent', gills: '#c8372c', top: bones() }) + lens(CAUSES.jeruk),
  'kurang-tiamin': () =>
    kerapu({}, { x: 128, y: 100, scale: 0.4, rotate: 24 }) +
    stripe('M34 92l10 8-8 8 10 9M212 96l10 8-8 8 10 9M72 148l10 8-8 8 10 9', '#fdf0d2', 4.5) +
    keranjang(232, 196) +
    lens(CAUSES.rucah),
  'lemak-tengik': () =>
    kerapu({ withoutPectoral: true, inner: openBelly('hati') }, { x: 144, y: 122, scale: 0.46 }) +
    whole(60, 36, 17, '#f6d271') +
    stripe('M60 8v5M60 59v5M32 36h5M83 36h5M40 16l4 4M76 52l4 4M80 16l-4 4M44 52l-4 4', '#f6d271', 4) +
    ellipse(234, 216, 66, 11, '#f4cd4f', 0.85) +
    trashFish(206, 206, 0.95, -8) +
    trashFish(250, 204, 0.95, 10) +
    trashFish(230, 194, 0.95, 2) +
    lens(CAUSES.tengik),
  kanibalisme: () =>
    smallFry({ x: 60, y: 92, scale: 0.5, rotate: -8 }) +
    smallFry({ x: 38, y: 176, scale: 0.45, rotate: 12 }) +
    smallFry({ x: 92, y: 44, scale: 0.42, rotate: -20 }) +
    at({ x: 74, y: 148 }, smallFry({ x: 0, y: 0, scale: 0.62, rotate: 186 })) +
    kerapu({ mouth: 'buka' }, { x: 204, y: 138, scale: 0.44, rotate: -4 }),
  'ubur-ubur': () =>
    [
      { x: 66, y: 66, scale: 1 },
      { x: 118, y: 128, scale: 0.75 },
      { x: 44, y: 164, scale: 0.8 },
      { x: 140, y: 44, scale: 0.55 },
    ]
      .map((place) => at(place, JELLYFISH))
      .join('') +
    net(176, 0, 144, 240, 22, '#00495a', 3) +
    kerapu({ mouth: 'buka', gills: '#c8372c' }, { x: 252, y: 90, scale: 0.24, rotate: -18 }) +
    kerapu({ mouth: 'buka', isSmall: true }, { x: 250, y: 170, scale: 0.22, rotate: -30 }),
  'stres-angkut': () =>
    content('M0 152h320v88H0z', '#278b9e') +
    content('M92 40q68-22 136 0 26 62 16 132-84 26-168 0-10-70 16-132z', '#e4f1f4', 0.55) +
    content('M80 118q80-16 162 0 4 28 0 54-82 24-166 0-2-28 4-54z', '#61afbe', 0.9) +
    smallFry({ x: 132, y: 146, scale: 0.5, rotate: 8 }) +
    smallFry({ x: 190, y: 142, scale: 0.45, rotate: -10 }) +
    smallFry({ x: 160, y: 172, scale: 0.5, rotate: 172 }) +
    smallFry({ x: 212, y: 170, scale: 0.42, rotate: 188 }) +
    content('M138 40q22 8 44 0l8-22q-30-12-60 0z', '#e4f1f4', 0.8) +
    stripe('M136 40q24 10 48 0', '#eb5f3d', 6) +
    stripe('M92 40q68-22 136 0 26 62 16 132-84 26-168 0-10-70 16-132zM108 60q-10 40-8 84', '#fff', 4, 0.8) +
    stripe('M0 156q20-6 40 0t40 0M240 156q20-6 40 0t40 0', '#d0eaee', 5),
  'kurang-omega-3': () =>
    smallFry({ x: 124, y: 92, scale: 1.2, rotate: 6 }, { bent: true }) +
    smallFry({ x: 214, y: 164, scale: 1, rotate: 14 }, { bent: true }) +
    smallFry({ x: 96, y: 178, scale: 0.9, rotate: 22 }) +
    lens(CAUSES.minyak),
}

const JELLYFISH =
  stripe('M-22 6q-8 20 2 36t-4 30M-8 8q-6 22 2 40t-2 30M8 8q6 20-2 40t4 28M22 6q8 18-2 36t4 30', '#f4d9e6', 4, 0.9) +
  content('M-32 8C-34-26-16-38 0-38S34-26 32 8q-8 8-16 0-8 8-16 0-8 8-16 0-8 8-16 0z', '#e7b7cf', 0.92) +
  stripe('M-20-6q2-18 16-22', '#fff', 4, 0.7)

function keranjang(x: number, y: number): string {
  return at(
    { x, y },
    content('M-62-4h124l-8 30h-108z', '#8a6542') +
      triangles('-34 -8 -10, 0 -14 4, 32 -9 14, -16 0 8, 20 0 -8, -44 2 6, 46 2 -4')
        .map(([a, b, r]) => trashFish(a, b, 0.85, r))
        .join('') +
      content('M-68 6h136l-10 30q-1 4-6 4h-104q-5 0-6-4z', '#a8805d') +
      stripe('M-58 18H58', '#76513b', 3),
  )
}

/** The picture of a disease. */
export function gambarKartu(kode: KodePenyakit): string {
  const inner =
    kode in ENVIRONMENT
      ? ENVIRONMENT[kode as keyof typeof ENVIRONMENT]()
      : background(AIR[PENYAKIT[kode].kelas]) + GAMBAR[kode as keyof typeof GAMBAR]()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"><g stroke-linecap="round" stroke-linejoin="round">${inner}</g></svg>\n`
}

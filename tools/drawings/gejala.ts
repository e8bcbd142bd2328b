import type { KodeGejala } from '#content/gejala.ts'
import { CORAL, SEA_DARK, SEA_LIGHT, SEA_MEDIUM } from './colors.ts'
import { AIR, BACKGROUND, cloudyEye, compact, floating, frontView, gasping, waves } from './rincian.ts'
import { content, ellipse, pairs, point, stripe, triangles, whole } from './shapes.ts'
import { BROWN, DARK, FAR, ikan, smallFry } from './sick-fish.ts'
import { at } from './svg.ts'
import {
  BLOOD,
  bones,
  bubbles,
  bumpySpleen,
  cotton,
  crater,
  dust,
  glass,
  isopod,
  largeGill,
  leechAt,
  lice,
  mucus,
  net,
  openBelly,
  pile,
  reddening,
  trashFish,
  truncate,
  ulcer,
  whiteSpot,
  worm,
} from './tanda.ts'

/* The thirty signs of the symptom check, each 160 by 160 on its own background, so that it is readable on any theme. */

const SKIN = BROWN.body

const WHOLE = { x: 79, y: 68, scale: 0.31 }
/** Front half of the fish, enlarged; the rest is outside the picture. */
const HEADER = { x: 152, y: 82, scale: 0.56 }

const GAMBAR: Record<KodeGejala, () => string> = {
  S01: () =>
    AIR +
    ikan(WHOLE, { top: whiteSpot() }) +
    glass(
      116,
      118,
      29,
      215,
      whole(116, 118, 29, SKIN) +
        point(pairs('104 106, 122 100, 135 116, 112 124, 128 133, 98 124, 113 140'), 10, '#fff') +
        point(pairs('114 112, 126 122, 120 143, 103 136, 138 127'), 5, '#fff'),
    ),
  S02: () =>
    AIR +
    ikan(WHOLE, { top: dust() }) +
    glass(
      116,
      118,
      29,
      215,
      whole(116, 118, 29, '#a97a22') +
        point(compact(116, 118, 26, 5.6), 4.8, '#f6cf63') +
        point(compact(117, 117, 24, 8.6), 2.6, '#6d4609'),
    ),
  S03: () =>
    AIR +
    net(110, 6, 44, 148, 14.6, '#3b6f7a', 2.4) +
    ikan({ x: 80, y: 80, scale: 0.3, rotate: -64, mirror: true }) +
    stripe('M132 66l16-8M134 80h18M132 94l15 9', CORAL, 4.5) +
    point(pairs('122 60, 126 106, 134 112, 120 116'), 4.5, '#8fa7a6') +
    stripe('M30 106q-10-26 4-56M25 58l9-10 8 10M17 92q-6-14 0-30', SEA_MEDIUM, 3.5),
  S04: () =>
    BACKGROUND.desk +
    content('M10 46h140l-10 96q-1 10-12 10H32q-11 0-12-10z', '#eb5f3d') +
    content('M16 58h128l-8 80q-1 8-10 8H34q-9 0-10-8z', '#e4f4f6') +
    ikan({ x: 80, y: 86, scale: 0.235 }, { isSmall: true }) +
    worm(34, 116, 0.42, 30) +
    worm(58, 128, 0.42, -40) +
    worm(82, 120, 0.42, 75) +
    worm(104, 132, 0.42, 15) +
    worm(124, 114, 0.42, -20) +
    worm(62, 84, 0.3, 60) +
    worm(96, 90, 0.3, -30) +
    content('M70 4q9 13 9 19a9 9 0 0 1-18 0q0-6 9-19zM96 12q7 10 7 15a7 7 0 0 1-14 0q0-5 7-15z', SEA_LIGHT),
  S05: () =>
    AIR +
    ikan(WHOLE, {
      top:
        leechAt(84, 280, -40, 0.95) +
        leechAt(156, 214, 15, 0.95) +
        leechAt(276, 158, -10, 1) +
        leechAt(258, 300, 95, 0.95) +
        leechAt(486, 216, 30, 0.95) +
        leechAt(374, 312, 60, 0.8),
    }) +
    glass(116, 118, 29, 215, content(truncate(116, 118, 29, 90, 13), SKIN) + leechAt(100, 131, 0, 0.62), '#eaf6f7'),
  S06: () =>
    AIR +
    ikan(WHOLE, {
      top:
        isopod(118, 300, 0.75, 70) +
        isopod(262, 215, 0.9, -50) +
        lice(350, 220, 0.8, 100) +
        lice(180, 196, 0.7, -120) +
        lice(330, 280, 0.75, 40),
    }) +
    glass(116, 118, 29, 215, whole(116, 118, 29, '#e3d9bd') + isopod(116, 118, 0.62, -25)),
  S07: () => AIR + ikan({ x: 80, y: 70, scale: 0.31 }, { top: mucus() }),
  S08: () =>
    AIR +
    ikan(HEADER, { gills: '#f3c9c4', top: largeGill('#f6d5cf', '#fff') }) +
    glass(
      128,
      128,
      22,
      225,
      whole(128, 128, 22, '#f7dcd7') +
        stripe('M116 112q10 16 0 32M124 110q10 18 0 36M132 110q10 18 0 36M140 113q8 15 0 30', '#e8a9a0', 3.4),
    ),
  S09: () =>
    AIR +
    content('M160 22h-30v32h30z', '#486572') +
    content('M126 18h8v40h-8z', '#324b57') +
    stripe('M120 28q-14 0-24-5M120 38H92M120 48q-14 0-24 5', '#fff', 4) +
    ikan({ x: 58, y: 42, scale: 0.19, mirror: true }, { isSmall: true, gills: BLOOD, mouth: 'buka' }) +
    ikan(
      { x: 82, y: 118, scale: 0.27, mirror: true },
      { gills: BLOOD, mouth: 'buka', top: largeGill(BLOOD, '#f0a79e') },
    ) +
    ikan({ x: 44, y: 84, scale: 0.17, mirror: true }, { isSmall: true, gills: BLOOD, mouth: 'buka' }),
  S10: () =>
    BACKGROUND.malam +
    content('M0 62q60-26 160-14v30H0z', '#e79a6c', 0.55) +
    content('M124 12a14 14 0 1 0 14 20 15 15 0 0 1-14-20z', '#f7e3b0') +
    point(pairs('24 18, 58 12, 88 26, 40 36, 102 10'), 2.6, '#fff') +
    waves(76, '#2d7688') +
    [28, 80, 128].map((x) => gasping(x, 84, 0.12)).join('') +
    content('M0 90q20-5 40 0t40 0 40 0 40 0v40H0z', '#2d7688', 0.9) +
    [30, 82, 128].map((x, i) => gasping(x, 112 + (i % 2) * 8, 0.21)).join('') +
    content('M0 120q20-6 40 0t40 0 40 0 40 0V146a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z', '#12394f', 0.78) +
    stripe(
      'M4 88q8-4 14 0M46 90q8-4 14 0M96 88q8-4 14 0M4 120q9-5 18 0M52 122q9-5 18 0M106 120q9-5 18 0',
      '#d0eaee',
      2.2,
    ),
  S11: () => AIR + ikan({ x: 26, y: 86, scale: 0.5 }, { tail: 'geripis' }),
  S12: () =>
    AIR +
    ikan(WHOLE, { top: ulcer(300, 234, 1.35) + ulcer(226, 204, 0.7) + ulcer(386, 236, 0.75) }) +
    glass(116, 118, 29, 215, whole(116, 118, 29, SKIN) + ulcer(110, 118, 0.82)),
  S13: () => AIR + ikan({ x: 107, y: 78, scale: 0.43 }, { top: reddening() }),
  S14: () => AIR + ikan(HEADER, { eye: 'tonjol' }) + glass(122, 122, 28, 205, frontView(122, 124, 0.62)),
  S15: () =>
    AIR + ikan({ x: 186, y: 92, scale: 0.68 }, { eye: 'keruh' }) + glass(118, 120, 29, 215, cloudyEye(118, 120)),
  S16: () =>
    AIR +
    ikan(
      { x: 80, y: 68, scale: 0.315 },
      {
        body: 'bengkak',
        top:
          '<path d="M140 338q60 24 150-6 70-26 130-60" fill="none" stroke="#5f5138" stroke-width="5" stroke-dasharray="10 13"/>' +
          stripe('M200 392q40 22 84 2', '#fff', 8, 0.8),
      },
    ) +
    stripe('M74 138v14M68 146l6 7 6-7M44 128l-8 11M36 130v10l10-2M112 124l9 10M111 135l11 0 0-10', CORAL, 3.5),
  S17: () =>
    AIR +
    stripe('M80 80a10 10 0 0 1 20 0 24 24 0 0 1-48 0 38 38 0 0 1 76 0 50 50 0 0 1-98 12', SEA_MEDIUM, 3, 0.55) +
    smallFry({ x: 80, y: 30, scale: 0.62, rotate: -6 }) +
    smallFry({ x: 34, y: 100, scale: 0.62, rotate: 252 }) +
    smallFry({ x: 112, y: 120, scale: 0.62, rotate: 150 }) +
    smallFry({ x: 88, y: 78, scale: 0.4, rotate: 200 }) +
    stripe('M22 52q4-10 12-16M138 60q4 12 2 24M70 146q-12-2-20-8', CORAL, 3.6),
  S18: () =>
    AIR +
    content('M0 64q40-8 82-4 44 5 78-3V146a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z', '#e6d3b1') +
    point(pairs('20 80, 140 76, 30 144, 120 148, 146 128, 64 72'), 3, '#c9b38f') +
    ellipse(82, 126, 66, 10, '#b79c70', 0.6) +
    at(
      { x: 80, y: 104, rotate: -10 },
      `<g transform="scale(1 .78)">${ikan({ x: 0, y: 0, scale: 0.3 }, { appearance: DARK, eye: 'tutup' })}</g>`,
    ) +
    stripe('M22 40h12l-12 14h12M42 20h16L42 38h16', SEA_DARK, 4) +
    ikan({ x: 118, y: 34, scale: 0.085 }, { appearance: FAR, isSmall: true }),
  S19: () =>
    BACKGROUND.air +
    smallFry({ x: 82, y: 76, scale: 1.12, rotate: 176, mirror: true }, { bubbles: true }) +
    smallFry({ x: 40, y: 124, scale: 0.36, rotate: 188 }) +
    waves(74, '#7fc3cf').replace('/>', ' opacity=".45"/>') +
    stripe('M4 74q10-6 20 0M136 74q10-6 20 0M34 76q6-4 10-1', '#fff', 3) +
    smallFry({ x: 116, y: 132, scale: 0.5 }) +
    bubbles(triangles('26 104 3, 70 142 3.5, 146 104 2.5')),
  S20: () =>
    AIR +
    pairs('30 26, 62 20, 48 44, 84 40')
      .map(([x, y]) => ikan({ x, y, scale: 0.075 }, { appearance: FAR, isSmall: true }))
      .join('') +
    ikan({ x: 96, y: 108, scale: 0.24 }, { appearance: DARK }),
  S21: () =>
    BACKGROUND.air +
    waves(50, '#a3d3dc') +
    content('M20 8l40 0q6 0 4 8l-8 16q-4 8-14 8t-14-8L16 16q-2-8 4-8z', CORAL) +
    stripe('M62 14l30-6', '#b63d2b', 7) +
    pile(40, 9, 2, 8) +
    point(
      pairs('16 50, 28 54, 44 48, 60 53, 74 48, 88 53, 104 49, 118 53, 132 48, 146 52, 66 42, 80 39'),
      8,
      '#6d4526',
    ) +
    point(pairs('50 66, 98 68, 74 80, 128 72, 24 72'), 8, '#6d4526') +
    ikan({ x: 46, y: 98, scale: 0.185 }, { isSmall: true }) +
    ikan({ x: 116, y: 104, scale: 0.185, mirror: true }, { isSmall: true }) +
    pile(82, 150, 3, 9),
  S22: () =>
    BACKGROUND.air +
    pairs('40 52, 118 54')
      .map(([x, y], i) => floating(x, y, 0.165, i % 2 === 0))
      .join('') +
    waves(60, '#7fc3cf').replace('/>', ' opacity=".5"/>') +
    pairs('78 86, 34 114, 122 116, 80 140')
      .map(([x, y], i) => floating(x, y, 0.165, i % 2 === 0))
      .join(''),
  S23: () =>
    AIR +
    ikan(WHOLE, {
      top: ulcer(310, 226, 1.3) + cotton(310, 222, 1.35) + cotton(210, 200, 0.75) + cotton(484, 212, 0.85),
    }) +
    glass(
      116,
      118,
      29,
      215,
      pairs('104 108, 126 106, 106 128')
        .map(([x, y]) => whole(x, y, 9.5, '#e0a63f') + whole(x - 2, y - 2, 4, '#fbe0a0'))
        .join('') + cotton(126, 127, 0.42),
    ),
  S24: () =>
    AIR +
    ikan(WHOLE, { top: crater(306, 232, 1.5) + crater(392, 236, 0.8) + crater(220, 202, 0.6) }) +
    glass(116, 118, 29, 215, whole(116, 118, 29, SKIN) + crater(115, 117, 0.68)),
  S25: () =>
    BACKGROUND.desk +
    ikan({ x: 80, y: 66, scale: 0.36 }, { withoutPectoral: true, inner: openBelly('benjol') }) +
    glass(118, 122, 28, 235, bumpySpleen(118, 122), '#f2cbbd'),
  S26: () =>
    BACKGROUND.desk +
    ikan({ x: 83, y: 82, scale: 0.35 }, { withoutPectoral: true, gills: '#f7dcd7', inner: openBelly('limpa') }),
  S27: () => AIR + ikan({ x: 80, y: 80, scale: 0.315 }, { body: 'bent', gills: BLOOD, top: bones() }),
  S28: () =>
    BACKGROUND.desk +
    ikan({ x: 80, y: 66, scale: 0.36 }, { withoutPectoral: true, inner: openBelly('hati') }) +
    content('M122 92q22 30 22 42a22 22 0 0 1-44 0q0-12 22-42z', '#d8953d') +
    content('M122 99q18 26 18 35a18 18 0 0 1-36 0q0-9 18-35z', '#f4cd4f') +
    stripe('M111 132q0 10 9 13', '#fff3bf', 4),
  S29: () =>
    AIR +
    ikan(
      { x: 80, y: 78, scale: 0.315 },
      {
        body: 'kurus',
        top:
          '<path d="M290 172q80 2 150 36M240 348q70 0 200-82" fill="none" stroke="#278b9e" stroke-width="6" stroke-dasharray="10 13"/>' +
          stripe('M270 232l-14 30M296 234l-14 28M322 238l-13 24M348 240l-12 20', '#5f5138', 4, 0.5),
      },
    ),
  S30: () =>
    AIR +
    ikan({ x: 80, y: 54, scale: 0.245, rotate: 30 }) +
    stripe('M16 34l9 7-8 6 9 7M134 96l9 7-8 6 9 7M104 14l8 7-8 6 8 7M40 84l8 6-8 6 8 6', CORAL, 3.6) +
    content('M34 124h92l-8 28H42z', '#c49a74') +
    trashFish(58, 120, 0.62, -10) +
    trashFish(98, 119, 0.62, 14) +
    trashFish(78, 113, 0.62, 4) +
    trashFish(66, 128, 0.62, 8) +
    trashFish(98, 129, 0.62, -6) +
    content('M30 132h100l-8 20q-1 4-6 4H44q-5 0-6-4z', '#a8805d') +
    stripe('M36 142h88', '#76513b', 2.5),
}

/** Returns one file with all signs, each a symbol with its code as id. */
export function gejalaSheet(): string {
  const symbols = Object.entries(GAMBAR).map(
    ([kode, draw]) =>
      `<symbol id="${kode}" viewBox="0 0 160 160" stroke-linecap="round" stroke-linejoin="round">${draw()}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

import {
  CORAL,
  CORAL_DARK,
  INK,
  type Rona,
  SAND,
  SEA_DARK,
  SEA_LIGHT,
  SPOT,
  WOOD_DARK,
  WOOD_DEEP,
  YELLOW,
  YELLOW_DARK,
} from './colors.ts'
import { text } from './lettering.ts'
import { at, circle, d, dots, ellipse, line, path, polygon, rect } from './svg.ts'

/** The shop's mark: a coral trout's eye-spot with its blue dots. */
export function eye(cx: number, cy: number, r: number): string {
  const k = r / 16
  const p = (x: number, y: number) => [cx + (x - 16) * k, cy + (y - 16) * k] as const
  const spot = (x: number, y: number, radius: number, fill: string) => circle(...p(x, y), radius * k, { fill })
  return [
    spot(16, 16, 16, CORAL),
    spot(13.5, 15.5, 9.2, SAND),
    spot(13.5, 15.5, 6.9, SEA_DARK),
    spot(11, 12.8, 2.5, SAND),
    dots([p(25.6, 10.2), p(25, 22.8)], 4.6 * k, SPOT),
    dots([p(17.4, 27.6)], 3.6 * k, SPOT),
  ].join('')
}

/** Draws a pictogram within a square from -50 to 50. */
export type Ikon = (rona: Rona) => string

const drop = (cx: number, top: number, r: number) =>
  d`M${cx} ${top}c${r * 0.5} ${r * 0.9} ${r} ${r * 1.25} ${r} ${r * 1.9}a${r} ${r} 0 0 1${-2 * r} 0c0${-r * 0.65} ${r * 0.5}${-r} ${r}${-r * 1.9}z`

const plus = (cx: number, cy: number, r: number, fill: string) => {
  const t = r * 0.36
  return path(
    d`M${cx - t} ${cy - r}h${2 * t}v${r - t}h${r - t}v${2 * t}h${t - r}v${r - t}h${-2 * t}v${t - r}h${t - r}v${-2 * t}h${r - t}z`,
    { fill },
  )
}

const rod = (x: number, y: number, rotate: number, length: number, width: number, fill: string) =>
  at({ x, y, rotate }, line(-length / 2, 0, length / 2, 0, { stroke: fill, width }))

const pellets = (points: readonly (readonly [number, number, number])[], fill: string, shade: string) =>
  points
    .map(([x, y, rotate]) =>
      at({ x, y, rotate }, rect({ x: -12, y: -8, w: 24, h: 16 }, 6, { fill }) + ellipse(9, 0, 3.4, 6, { fill: shade })),
    )
    .join('')

export const ikon = {
  antiseptik: (c) => path(drop(0, -50, 32), { fill: c.base }) + plus(0, 14, 17, SAND),

  boot: (c) =>
    path('M-18-46h32v48c18 8 32 12 32 26v8h-64z', { fill: c.base }) +
    path('M-18 24h64v12h-64z', { fill: c.dark }) +
    path('M-18-34h32', { stroke: SAND, width: 6 }) +
    path('M-46 40c8-6 14-6 22 0s14 6 22 0 14-6 22 0 14 6 22 0', { stroke: c.light, width: 7 }),

  klor: (c) => circle(0, 0, 46, { fill: c.base }) + text('Cl', { x: 0, y: 20, size: 56, weight: 800, fill: SAND }),

  kristal: (c) =>
    polygon(
      [
        [-8, -48],
        [22, -20],
        [10, 40],
        [-26, 40],
        [-34, -14],
      ],
      { fill: c.base },
    ) +
    polygon(
      [
        [-8, -48],
        [-8, 40],
        [-26, 40],
        [-34, -14],
      ],
      { fill: c.light },
    ) +
    polygon(
      [
        [30, -2],
        [48, 12],
        [42, 40],
        [18, 40],
        [18, 14],
      ],
      { fill: c.dark },
    ),

  bubbles: (c) =>
    circle(-14, 10, 32, { fill: c.base }) +
    circle(28, -22, 20, { fill: c.light }) +
    circle(32, 28, 12, { fill: c.dark }) +
    circle(-14, -38, 9, { fill: c.light }) +
    path('M-34 4a22 22 0 0 1 14-14', { stroke: SAND, width: 6 }) +
    path('M18-26a12 12 0 0 1 7-6', { stroke: SAND, width: 5 }),

  citrus: () =>
    circle(0, 0, 46, { fill: YELLOW }) +
    circle(0, 0, 38, { fill: SAND }) +
    [0, 60, 120, 180, 240, 300]
      .map((rotate) => at({ rotate }, path('M0-5l15-24c-8-6-22-6-30 0z', { fill: YELLOW_DARK })))
      .join(''),

  cacing: (c) =>
    path('M-6-48c26 4 36 34 26 62-6 18-12 22-14 30h-16c-2-8-12-14-16-30-8-30-4-58 20-62z', { fill: c.base }) +
    circle(0, 44, 9, { fill: c.dark }) +
    path('M-10-22c14-6 18 8 4 12s-8 20 8 16', { stroke: SAND, width: 6 }) +
    dots(
      [
        [-10, -36],
        [6, -36],
      ],
      6,
      SAND,
    ),

  ikanPlester: (c) =>
    path('M-48 0c16-28 52-34 74-6l20-18c4 14 4 34 0 48l-20-18c-22 28-58 22-74-6z', { fill: c.base }) +
    dots([[-28, -5]], 8, SAND) +
    at(
      { x: 2, y: 1, rotate: -35 },
      rect({ x: -25, y: -9, w: 50, h: 18 }, 9, { fill: '#f8d9b8' }) +
        rect({ x: -9, y: -9, w: 18, h: 18 }, 0, { fill: YELLOW_DARK }),
    ),

  telur: (c) =>
    circle(-22, -20, 22, { fill: c.light }) +
    circle(24, -16, 22, { fill: c.light }) +
    circle(0, 22, 24, { fill: c.light }) +
    dots(
      [
        [-22, -20],
        [24, -16],
      ],
      18,
      c.dark,
    ) +
    path('M-14 22c6-12 20-10 24 0-4 10-18 12-24 0z', { fill: c.dark }) +
    path('M10 22l10-7v14z', { fill: c.dark }),

  daun: (c) =>
    path('M0-50c32 14 40 52 22 84L0 48l-22-14c-18-32-10-70 22-84z', { fill: c.base }) +
    path('M0-50v98l22-14c18-32 10-70-22-84z', { fill: c.dark }) +
    path('M0-34v82M0-10l-17-12M0 14l-20-14M0-10l17-12M0 14l20-14', { stroke: c.light, width: 4 }),

  antikapang: (c) =>
    path('M0-50l40 14v30c0 26-16 44-40 56-24-12-40-30-40-56v-30z', { fill: c.base }) +
    path('M0-50l40 14v30c0 26-16 44-40 56z', { fill: c.dark }) +
    pellets(
      [
        [-14, -8, -20],
        [14, -10, 16],
        [0, 14, 0],
      ],
      YELLOW,
      YELLOW_DARK,
    ),

  basil: (c) =>
    rod(-20, -20, -30, 34, 22, c.base) +
    rod(20, 4, 40, 34, 22, c.dark) +
    rod(-18, 30, 10, 26, 22, c.light) +
    path('M32-36l10-8M-42 2l-8 6M38 36l8 8', { stroke: c.light, width: 5 }),

  cocci: (c) => {
    const chain = [
      [-38, 16],
      [-18, -4],
      [4, -18],
      [28, -12],
      [38, 12],
    ] as const
    return (
      dots(chain, 27, c.base) +
      dots(
        [
          [-24, 38],
          [0, 32],
        ],
        20,
        c.light,
      ) +
      dots(
        chain.map(([x, y]) => [x - 4, y - 4] as const),
        6,
        SAND,
      )
    )
  },

  salju: (c) =>
    [0, 60, 120]
      .map((rotate) =>
        at({ rotate }, path('M0-44v88M-12-38l12 12 12-12M-12 38l12-12 12 12', { stroke: c.base, width: 7 })),
      )
      .join(''),

  vitaminC: () =>
    circle(0, 0, 47, { fill: '#e8772e' }) +
    circle(0, 0, 39, { fill: '#fde3b8' }) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((rotate) => at({ rotate }, path('M0-7l11-22c-6-5-16-5-22 0z', { fill: '#f39a3d' })))
      .join('') +
    circle(0, 0, 22, { fill: '#fffdf8' }) +
    text('C', { x: 0, y: 12.5, size: 35, weight: 800, fill: '#c8500f' }),

  multivitamin: (c) =>
    (
      [
        ['A', -25, -25, c.base],
        ['D', 25, -25, '#c9573b'],
        ['E', -25, 25, '#2c7d57'],
        ['K', 25, 25, c.dark],
      ] as const
    )
      .map(
        ([letter, x, y, fill]) =>
          circle(x, y, 23, { fill }) + text(letter, { x, y: y + 11, size: 31, weight: 800, fill: SAND }),
      )
      .join(''),

  b1: (c) =>
    at(
      { rotate: -18 },
      rect({ x: -50, y: -27, w: 100, h: 54 }, 27, { fill: c.base }) +
        path('M0-27h23a27 27 0 0 1 0 54H0z', { fill: SAND }),
    ) +
    text('B', { x: -19, y: 17, size: 38, weight: 800, fill: SAND }) +
    text('1', { x: 20, y: 3, size: 38, weight: 800, fill: c.dark }),

  ragi: (c) =>
    ellipse(-12, 8, 30, 34, { fill: c.base }) +
    ellipse(24, -22, 19, 21, { fill: c.light }) +
    ellipse(28, 26, 14, 15, { fill: c.dark }) +
    circle(-16, 12, 11, { fill: SAND }) +
    circle(24, -20, 6, { fill: SAND }),

  omega: (c) =>
    path(drop(0, -50, 33), { fill: c.base }) + path('M-19 36h10v-5a19 19 0 1 1 18 0v5h10', { stroke: SAND, width: 7 }),

  perekat: (c) =>
    pellets(
      [
        [-26, -22, 12],
        [6, -30, -14],
        [34, -10, 30],
        [-30, 14, -10],
        [2, 4, 8],
        [30, 24, -20],
        [-4, 36, 14],
      ],
      c.base,
      c.dark,
    ) +
    dots(
      [
        [-11, -10],
        [18, -12],
        [16, 16],
        [-16, 26],
      ],
      9,
      c.light,
    ),

  airBaik: (c) =>
    path('M-46 6c10-9 20-9 30 0s20 9 30 0 20-9 30 0v34h-90z', { fill: c.base }) +
    path('M-46 24c10-9 20-9 30 0s20 9 30 0 20-9 30 0v22h-90z', { fill: c.dark }) +
    rod(-22, -22, -25, 22, 17, c.light) +
    rod(16, -30, 30, 22, 17, c.base),

  arang: () =>
    polygon(
      [
        [-44, 20],
        [-36, -8],
        [-14, -14],
        [0, 8],
        [-8, 34],
        [-32, 38],
      ],
      { fill: '#3a474b' },
    ) +
    polygon(
      [
        [-16, -22],
        [4, -44],
        [30, -36],
        [32, -10],
        [6, 2],
      ],
      { fill: '#1d292c' },
    ) +
    polygon(
      [
        [6, 16],
        [32, -2],
        [48, 16],
        [38, 38],
        [8, 38],
      ],
      { fill: '#2a363a' },
    ) +
    path('M-34-2l12-4M8-34l12 4M16 16l12-8', { stroke: '#7e9196', width: 4 }),

  cengkeh: () =>
    [-32, 4, 38]
      .map((rotate, index) =>
        at(
          { x: [-20, 2, 24][index] ?? 0, y: 14, rotate },
          path('M-6-14h12l-3 48h-6z', { fill: WOOD_DEEP }) +
            path('M-18-28l12 14h12l12-14-12 4-6-8-6 8z', { fill: WOOD_DARK }) +
            circle(0, -34, 10, { fill: WOOD_DEEP }),
        ),
      )
      .join(''),

  salinitas: (c) =>
    path(drop(0, -50, 33), { fill: c.base }) +
    at({ x: -10, y: 10, rotate: 12 }, rect({ x: -9, y: -9, w: 18, h: 18 }, 3, { fill: SAND })) +
    at({ x: 12, y: 22, rotate: -14 }, rect({ x: -8, y: -8, w: 16, h: 16 }, 3, { fill: c.light })) +
    at({ x: 6, y: -8, rotate: 30 }, rect({ x: -6, y: -6, w: 12, h: 12 }, 2, { fill: c.light })),

  amonia: (c) => {
    const h = (x: number, y: number) => circle(x, y, 14, { fill: c.light })
    return (
      path('M0-2v-32M0-2l-32 26M0-2l32 26', { stroke: c.dark, width: 8 }) +
      h(0, -36) +
      h(-32, 26) +
      h(32, 26) +
      circle(0, 0, 24, { fill: c.base }) +
      text('N', { x: 0, y: 11, size: 30, weight: 800, fill: SAND })
    )
  },

  oksigen: (c) =>
    circle(-17, 4, 30, { fill: c.base }) +
    circle(21, 4, 30, { fill: c.dark }) +
    text('O', { x: -17, y: 16, size: 33, weight: 800, fill: SAND }) +
    text('O', { x: 22, y: 16, size: 33, weight: 800, fill: SAND }) +
    circle(4, -38, 8, { fill: c.light }),

  rendam: () =>
    path('M-46-8h92l-10 48h-72z', { fill: SEA_DARK }) +
    path('M-40-8c10 8 20 8 28 0s18-8 26 0 18 8 26 0l-4 18h-72z', { fill: SEA_LIGHT }) +
    path('M-20-30c8-10 26-12 36-2l10-8v18l-10-6c-10 10-28 8-36-2z', { fill: CORAL }),

  tabung: (c) =>
    rect({ x: -36, y: -44, w: 28, h: 84 }, 13, { fill: c.light }) +
    path('M-36 2h28v25a14 14 0 0 1-28 0z', { fill: CORAL_DARK }) +
    rect({ x: 8, y: -44, w: 28, h: 84 }, 13, { fill: c.light }) +
    path('M8-12h28v39a14 14 0 0 1-28 0z', { fill: c.base }) +
    path('M-40-44h36M4-44h36', { stroke: INK, width: 7 }),
} satisfies Record<string, Ikon>

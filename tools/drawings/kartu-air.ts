import { CAUSES } from './causes.ts'
import { CORAL, INK, SEA_DARK, WOOD, WOOD_DEEP, YELLOW } from './colors.ts'
import { content, pairs, point, stripe, triangles, whole } from './shapes.ts'
import { ikan } from './sick-fish.ts'
import { at } from './svg.ts'
import { bubbles, glass, largeGill, net, pile } from './tanda.ts'

/* Pictures of water and cage problems: they show the place instead of one fish. */

export const gasping = (x: number, y: number, scale: number) =>
  ikan({ x, y, scale, rotate: 60 }, { isSmall: true, mouth: 'buka' })
const deathOf = (x: number, y: number, scale: number, mirror = false) =>
  ikan({ x, y, scale, rotate: 180, mirror }, { isSmall: true, eye: 'mati', mouth: 'buka' })

/** A raft of planks with drums under it, its deck at `y`. */
export const raft = (y: number) =>
  at(
    { y },
    [40, 110, 180, 250].map((x) => content(`M${x} 4h34v14q-17 8-34 0z`, '#2773b0')).join('') +
      content('M14-4h292v9H14z', WOOD) +
      content('M14 3h292v4H14z', WOOD_DEEP) +
      stripe('M60-4v-22M160-4v-22M260-4v-22M60-22h200', WOOD_DEEP, 3.5),
  )

export const surface = (y: number, color: string, opacity = 1) =>
  content(`M0 ${y}q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v${240 - y}H0z`, color, opacity)

const lens = (x: number, y: number, inner: string, handle = 180) =>
  `<clipPath id="lensa"><circle cx="${x}" cy="${y}" r="40"/></clipPath>` +
  glass(x, y, 40, handle, `<g clip-path="url(#lensa)">${at({ x, y }, inner)}</g>`)

export const ENVIRONMENT = {
  'oksigen-rendah': () =>
    content('M0 0h320v240H0z', '#27506b') +
    content('M0 96q130-40 320-22v40H0z', '#e79a6c', 0.6) +
    content('M252 22a24 24 0 1 0 24 34 26 26 0 0 1-24-34z', '#f7e3b0') +
    point(pairs('40 28, 90 16, 130 44, 190 22, 216 50, 70 56'), 3.6, '#fff') +
    raft(96) +
    surface(108, '#2d7688') +
    [112, 204, 290].map((x) => gasping(x, 128, 0.15)).join('') +
    surface(142, '#2d7688', 0.88) +
    [66, 156, 246].map((x, i) => gasping(x, 172 + (i % 2) * 8, 0.3)).join('') +
    surface(186, '#12394f', 0.78) +
    stripe('M30 186q14-7 28 0M118 190q14-7 28 0M206 186q14-7 28 0', '#d0eaee', 3),
  'ledakan-alga': () =>
    content('M0 0h320v240H0z', '#d0eaee') +
    whole(60, 44, 22, YELLOW) +
    raft(92) +
    surface(104, '#a8562c') +
    content('M0 124q60-14 120 0t120 0 80-4v60q-60 14-120 0t-120 0-80 4z', '#c9713a', 0.6) +
    point(
      Array.from({ length: 46 }, (_, i) => [(i * 73) % 316, 112 + ((i * 37) % 70)] as const),
      4,
      '#7d3a1e',
    ) +
    surface(186, '#2f7f8a', 0.75) +
    deathOf(58, 122, 0.2) +
    gasping(132, 140, 0.21) +
    gasping(190, 140, 0.17) +
    deathOf(110, 210, 0.26, true) +
    lens(258, 170, CAUSES.alga, 215),
  amonia: () =>
    content('M0 0h320v240H0z', '#f3e7cf') +
    at(
      { x: 8 },
      content('M24 52h220v150q0 12-12 12H36q-12 0-12-12z', SEA_DARK) +
        content('M32 76h204v124q0 6-6 6H38q-6 0-6-6z', '#a9c7a0') +
        content('M32 76q17-6 34 0t34 0 34 0 34 0 34 0 34 0v16H32z', '#c4d8b4') +
        pile(134, 202, 3, 11) +
        point(pairs('52 202, 70 202, 204 202, 220 202'), 10, '#6d4526') +
        ikan(
          { x: 96, y: 116, scale: 0.24 },
          { gills: '#8f2f2a', mouth: 'buka', isSmall: true, top: largeGill('#b5332b', '#f0a79e') },
        ) +
        ikan(
          { x: 178, y: 152, scale: 0.24, mirror: true },
          { gills: '#8f2f2a', mouth: 'buka', isSmall: true, top: largeGill('#b5332b', '#f0a79e') },
        ) +
        bubbles(triangles('60 150 4, 70 134 3, 120 160 4, 206 110 3, 150 104 3'), '#5f8a5a') +
        content('M262 60h30v120a15 15 0 0 1-30 0z', '#fff') +
        content('M265 108h24v72a12 12 0 0 1-24 0z', '#2f8f5a') +
        content('M258 54h38v10h-38z', '#a9c2c6') +
        stripe('M270 74v90', '#fff', 3, 0.7) +
        [
          [258, 206, '#f6e27a'],
          [274, 206, '#a5cf7a'],
          [290, 206, '#2f8f5a'],
        ]
          .map(([x, y, c]) => whole(Number(x), Number(y), 7, String(c)))
          .join(''),
    ),
  'salinitas-turun': () =>
    content('M0 0h320v240H0z', '#b9cfd6') +
    content('M70 60c-22 0-30-28-8-34 2-22 36-26 46-8 18-12 42 2 38 20 20 4 18 22 0 22z', '#6f8a95') +
    content('M190 52c-18 0-24-22-6-28 4-18 30-20 38-6 16-8 34 2 32 16 14 4 14 18 0 18z', '#86a0aa') +
    stripe(
      'M66 70l-6 16M90 70l-6 16M114 70l-6 16M138 70l-6 16M198 62l-6 16M222 62l-6 16M246 62l-6 16M78 88l-4 10M102 88l-4 10M126 88l-4 10M210 80l-4 10M234 80l-4 10',
      '#3f7fa6',
      4,
    ) +
    raft(112) +
    surface(124, '#bfe3dc') +
    surface(160, '#4fa0b0') +
    surface(200, '#1f6f82') +
    net(60, 126, 150, 84, 21, '#00495a', 1.6) +
    ikan({ x: 132, y: 182, scale: 0.3, rotate: 6 }, { mouth: 'buka' }) +
    refractometer(),
  'gelembung-gas': () =>
    content('M0 0h320v240H0z', '#bfe3ea') +
    content('M0 150q80-20 160 0t160 0v90H0z', '#8ccbd6') +
    ikan(
      { x: 236, y: 124, scale: 0.8 },
      {
        eye: 'tonjol',
        gills: '#c8372c',
        top:
          largeGill('#c8372c', '#f0a79e') +
          gasDi(
            triangles(
              '118 196 9, 158 198 12, 128 244 8, 164 234 9, 142 184 7, 112 220 6, 226 238 9, 240 262 7, 222 284 10, 234 306 6, 300 280 7, 262 300 6, 290 148 6, 340 150 5',
            ),
          ),
      },
    ) +
    bubbles(triangles('24 190 8, 40 170 5, 20 60 7, 38 40 5, 60 26 4, 58 206 6, 300 30 6, 284 50 4')),
  keracunan: () =>
    content('M0 0h320v240H0z', '#e2dcc8') +
    content('M252 30h58v76h-58z', '#6b5a52') +
    content('M248 26h66v10h-66zM248 62h66v8h-66zM248 98h66v8h-66z', '#4a3d38') +
    whole(281, 50, 9, '#f1bf5b') +
    stripe('M281 45v6M281 54.5h0', INK, 2.6) +
    content('M252 84q-20 4-24 26l-10 20h34z', '#2f2a36') +
    surface(108, '#7fb0a4') +
    content('M30 118q60-16 120-4 50-18 110-4 40-6 60 2v26q-60 10-120 2-60 14-120-2-40 6-80-2z', '#2f2a36', 0.88) +
    content('M60 122q40-10 70 0-30 12-70 0zM180 122q30-10 60 0-30 10-60 0z', '#6d56a8', 0.6) +
    content('M80 124q20-6 40 0-20 6-40 0z', '#61afbe', 0.6) +
    deathOf(84, 136, 0.24) +
    deathOf(196, 142, 0.2, true) +
    surface(178, '#4f8a86', 0.8) +
    deathOf(130, 198, 0.28, true) +
    deathOf(262, 210, 0.22),
  'luka-jaring': () =>
    content('M0 0h320v240H0z', '#9bced8') +
    content('M0 150q80-20 160 0t160 0v90H0z', '#61afbe') +
    net(-10, -10, 130, 260, 26, '#00495a', 4) +
    stripe('M120-4v250', SEA_DARK, 5) +
    ikan(
      { x: 186, y: 124, scale: 0.5 },
      {
        top:
          content('M62 262q30-8 60 8-6 26-40 16-22-8-20-24z', '#c8442f') +
          stripe('M210 200l70 60M250 190l70 56M300 196l60 46M360 210l44 34M200 246l60 50', '#c8442f', 8) +
          stripe('M284 196l-64 60M346 200l-80 76M392 214l-60 56', '#d98a6d', 5) +
          point(pairs('400 250, 386 268, 420 240, 292 300, 250 262'), 14, '#f4f6f2'),
      },
    ) +
    stripe('M52 98l14 8M46 122h16M52 148l14-8', CORAL, 5),
} satisfies Record<string, () => string>

function gasDi(points: [number, number, number][]): string {
  return points
    .map(
      ([x, y, r]) =>
        whole(x, y, r, '#fff') + whole(x, y, r * 0.72, '#9bced8') + whole(x - r * 0.25, y - r * 0.3, r * 0.25, '#fff'),
    )
    .join('')
}

function refractometer(): string {
  return (
    whole(266, 180, 42, SEA_DARK) +
    whole(266, 180, 37, '#fff') +
    content('M229 180a37 37 0 0 1 74 0z', '#8fc0e6') +
    stripe('M256 158h20M260 166h12M256 174h20M260 182h12M256 190h20M260 198h12M256 206h20', INK, 2.4) +
    stripe('M292 156v40M284 188l8 10 8-10', CORAL, 4.5)
  )
}

/** The scene of the water class, matching those of the other five: 640 by 480, with round corners. */
export function gambarKelasAir(): string {
  const inner =
    content('M0 0h320v240H0z', '#d0eaee') +
    whole(58, 46, 21, YELLOW) +
    content('M176 50c-16 0-20-20-5-24 3-15 26-18 33-6 14-6 30 2 28 15 13 3 12 15 0 15z', '#86a0aa') +
    stripe('M178 58l-4 10M196 58l-4 10M214 58l-4 10', '#3f7fa6', 3) +
    raft(92) +
    surface(104, '#61afbe') +
    content('M214 104q14 6 26 0t40 0 40 0v52q-30 14-60 4-34 2-46-20-12-20 0-36z', '#c9713a', 0.8) +
    point(
      pairs('232 116, 246 126, 262 114, 276 130, 292 118, 306 132, 252 142, 284 146, 300 152, 238 134, 268 150'),
      4,
      '#7d3a1e',
    ) +
    gasping(66, 126, 0.18) +
    gasping(196, 124, 0.15) +
    surface(138, '#278b9e', 0.85) +
    net(24, 104, 180, 112, 22.4, '#00495a', 1.6) +
    ikan({ x: 106, y: 172, scale: 0.29 }, { gills: '#c8372c', mouth: 'buka' }) +
    surface(214, '#00677a') +
    stripe('M160 92V150', INK, 2.4) +
    content('M154 148h12v26q0 6-6 6t-6-6z', INK) +
    content('M138 56h44q5 0 5 5v31q0 5-5 5h-44q-5 0-5-5V61q0-5 5-5z', SEA_DARK) +
    content('M140 62h40v20h-40z', '#d0eaee') +
    stripe('M145 66l9 2 8-1 6 8 7 3', CORAL, 3) +
    point(pairs('148 90, 160 90, 172 90'), 5, YELLOW) +
    glass(266, 188, 40, 215, at({ x: 266, y: 188 }, molecule()))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><clipPath id="pa"><rect width="640" height="480" rx="24"/></clipPath><g clip-path="url(#pa)"><g transform="scale(2)" stroke-linecap="round" stroke-linejoin="round">${inner}</g></g></svg>\n`
}

/** Oxygen in water: few molecules of two atoms each. */
function molecule(): string {
  return (
    [
      [-14, -12, 30],
      [14, 10, -40],
    ]
      .map(([x, y, r]) =>
        at(
          { x, y, rotate: r },
          whole(-6, 0, 9, '#fff') + whole(7, 0, 9, '#fff') + whole(-6, 0, 6.5, '#6cc4ea') + whole(7, 0, 6.5, '#6cc4ea'),
        ),
      )
      .join('') + stripe('M18-30v18M11-19l7 8 7-8', CORAL, 4)
  )
}

import { artikel } from '#server/db/seed/artikel.ts'
import {
  CORAL,
  CORAL_DARK,
  CORAL_LIGHT,
  GRAY,
  GRAY_DARK,
  INK,
  PAPER,
  SAND,
  SAND_DARK,
  SEA,
  SEA_DARK,
  SEA_DEEP,
  SEA_LIGHT,
  SEA_MEDIUM,
  SEA_PALE,
  SEA_SOFT,
  SHADOW,
  SPOT,
  TALI,
  WOOD,
  WOOD_DARK,
  WOOD_DEEP,
  YELLOW,
  YELLOW_DARK,
} from './colors.ts'
import { eye } from './emblem.ts'
import { cryptocaryon, fry, HYBRID_GROUPER, kerapu, LEOPARD_GROUPER, leech, PALE } from './kerapu.ts'
import { text } from './lettering.ts'
import { content } from './produk.ts'
import { at, circle, d, document, dots, ellipse, line, path, polygon, rect } from './svg.ts'

const W = 1200
const H = 675

export function gambarArtikel(kode: string): string {
  const item = artikel.find((candidate) => candidate.kode === kode)
  const scene = scenes[kode]
  if (item === undefined || scene === undefined) throw new Error(`No cover for ${kode}`)
  return document(W, H, item.judul, scene())
}

const scenes: Record<string, () => string> = {
  A1: whiteSpot,
  A2: spinningFry,
  A3: seaLeech,
  A4: trashFishOrPellets,
  A5: lockedAntibiotic,
  A6: computeFreshwaterRendam,
}

/** Under water: three depths of blue, and the net of a cage if `net` is set. */
function sea(net: boolean): string {
  const mesh = Array.from({ length: 26 }, (_, index) => {
    const x = -600 + index * 72
    return d`M${x} 0l675 675M${x + 600} 0l-675 675`
  }).join('')
  return (
    rect({ x: 0, y: 0, w: W, h: H }, 0, { fill: SEA_MEDIUM }) +
    path('M0 0h1200v96q-120 40-300 18t-340 26T220 118 0 138z', { fill: '#3f9fb0' }) +
    path('M0 430q160-40 340-10t360-6 500 12v249H0z', { fill: SEA }) +
    path('M0 560q200-36 420-4t420-8 360 8v119H0z', { fill: SEA_DARK }) +
    polygon(
      [
        [250, 0],
        [360, 0],
        [240, 675],
        [60, 675],
      ],
      { fill: '#fff', opacity: 0.05 },
    ) +
    polygon(
      [
        [820, 0],
        [960, 0],
        [1010, 675],
        [780, 675],
      ],
      { fill: '#fff', opacity: 0.05 },
    ) +
    (net ? path(mesh, { stroke: SEA_PALE, width: 3, opacity: 0.2 }) : '')
  )
}

function bubbles(points: readonly (readonly [number, number, number])[]): string {
  return points.map(([x, y, r]) => circle(x, y, r, { stroke: SEA_PALE, width: 4, opacity: 0.8 })).join('')
}

/** White spots on the side of a fish. */
const WHITE_SPOTS = [
  [-210, -46],
  [-232, -20],
  [-196, 14],
  [-160, 46],
  [-120, 74],
  [-140, -92],
  [-96, -84],
  [-108, -12],
  [-120, 26],
  [-52, -88],
  [-10, -84],
  [34, -74],
  [-42, -48],
  [4, -52],
  [42, -40],
  [78, -46],
  [-30, -14],
  [10, -18],
  [52, -4],
  [88, -14],
  [-20, 60],
  [20, 56],
  [62, 36],
  [104, 12],
  [126, -22],
  [140, 26],
  [66, 64],
  [-66, 84],
  [-4, 88],
  [-48, 44],
  [-30, 34],
  [-84, -60],
  [200, -20],
  [226, 14],
  [196, 40],
  [240, -34],
  [232, 52],
  [70, 98],
  [96, 88],
  [-60, 120],
  [-20, -136],
  [40, -122],
  [100, -90],
] as const

/** Magnifying glass over the parasites. */
function magnifier(): string {
  return (
    circle(0, 0, 168, { fill: SEA_DARK, opacity: 0.35 }) +
    line(-112, 122, -214, 232, { stroke: WOOD_DEEP, width: 40 }) +
    line(-124, 135, -206, 223, { stroke: WOOD_DARK, width: 24 }) +
    circle(0, 0, 160, { fill: YELLOW_DARK }) +
    circle(0, 0, 142, { fill: '#f4efe2' }) +
    at({ x: -34, y: -24, rotate: -12 }, cryptocaryon(62)) +
    at({ x: 66, y: 44, rotate: 30 }, cryptocaryon(38)) +
    at({ x: -44, y: 86, rotate: 80 }, cryptocaryon(22)) +
    at({ x: 62, y: -62, rotate: 10 }, cryptocaryon(24)) +
    path('M-104-64A122 122 0 0 1-58-108', { stroke: '#fff', width: 12 })
  )
}

function whiteSpot(): string {
  return (
    sea(true) +
    at({ x: 716, y: 330, scale: 1.6 }, kerapu({ ...LEOPARD_GROUPER, dots: undefined }, dots(WHITE_SPOTS, 9, '#fff'))) +
    at({ x: 214, y: 470 }, magnifier()) +
    dots(
      [
        [556, 96],
        [640, 590],
        [1060, 560],
        [500, 560],
        [1090, 140],
        [420, 500],
        [980, 90],
        [860, 612],
      ],
      9,
      '#fff',
      0.75,
    ) +
    bubbles([
      [92, 160, 12],
      [128, 120, 8],
      [1128, 300, 10],
      [1106, 262, 6],
    ])
  )
}

function spinningFry(): string {
  const spiral = (scale: number) => {
    const points = Array.from({ length: 40 }, (_, index) => {
      const a = (index / 14) * 2 * Math.PI
      const r = 40 - index * 0.6
      return `${Math.round(88 + index * 4.4 + Math.cos(a) * r * 0.6)} ${Math.round(Math.sin(a) * r)}`
    })
    return path(`M${points.join('L')}`, { stroke: SEA_PALE, width: 7 / scale, opacity: 0.9 })
  }
  const sick = (x: number, y: number, scale: number, rotate: number, upside = false) =>
    at(
      { x, y, scale, rotate },
      spiral(scale) + at({ rotate: upside ? 180 : 0, mirror: upside }, fry('#f0b49c', '#c9745a')),
    )
  const well = (x: number, y: number, scale: number) => at({ x, y, scale }, fry('#f1c774', '#c98a35'))
  return (
    rect({ x: 0, y: 0, w: W, h: H }, 0, { fill: '#e9f2f2' }) +
    rect({ x: 0, y: 84, w: W, h: H - 84 }, 0, { fill: SEA_LIGHT }) +
    path('M0 96q75-26 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0V72H0z', { fill: SEA_PALE }) +
    path('M0 380q200-40 420-6t420-4 360 10v295H0z', { fill: SEA_MEDIUM }) +
    path('M0 560q220-30 460 0t420-4 320 6v113H0z', { fill: SEA }) +
    sick(430, 400, 1.9, -30, true) +
    sick(985, 200, 1, 24, true) +
    sick(120, 560, 0.95, 12, true) +
    sick(640, 590, 0.9, -16) +
    well(1060, 540, 0.75) +
    well(960, 470, 0.6) +
    well(1110, 440, 0.6) +
    bubbles([
      [640, 180, 10],
      [668, 148, 7],
      [104, 420, 9],
      [128, 386, 6],
      [600, 600, 8],
      [1150, 200, 9],
    ]) +
    // A fry that breaks through the surface with its head.
    at({ x: 220, y: 116, scale: 1, rotate: 66 }, fry('#f0b49c', '#c9745a')) +
    path('M166 84q-14-30-40-36M270 82q16-28 42-34M216 24v-16', { stroke: SEA_MEDIUM, width: 7 })
  )
}

function seaLeech(): string {
  const blotches = [
    [-40, -70, 46, 26],
    [40, -52, 44, 24],
    [112, -22, 34, 22],
    [-70, 44, 40, 22],
    [12, 30, 46, 26],
    [86, 34, 34, 20],
    [-120, -70, 28, 16],
  ] as const
  const extra =
    blotches.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, { fill: '#54432a', opacity: 0.45 })).join('') +
    at({ x: -30, y: 44, scale: 0.6, rotate: 24 }, leech()) +
    at({ x: -232, y: 20, scale: 0.5, rotate: -30 }, leech()) +
    at({ x: -140, y: -62, scale: 0.42, rotate: 60 }, leech()) +
    at({ x: 26, y: -104, scale: 0.5, rotate: -20 }, leech()) +
    at({ x: 216, y: 6, scale: 0.6, rotate: 10 }, leech()) +
    at({ x: 76, y: 96, scale: 0.5, rotate: 40 }, leech()) +
    dots(
      [
        [-6, 66],
        [-2, 76],
        [-214, 38],
        [236, 36],
      ],
      9,
      '#b3202c',
    )
  return (
    sea(true) +
    at({ x: 640, y: 350, scale: 1.95 }, kerapu(HYBRID_GROUPER, extra)) +
    // Rope of the net with egg cases on it.
    path('M0 66C240 96 420 40 640 64s380 30 560-6', { stroke: TALI, width: 18 }) +
    path('M0 66C240 96 420 40 640 64s380 30 560-6', { stroke: WOOD_DARK, width: 4 }) +
    at({ x: 250, y: 62, rotate: 6, scale: 0.9 }, leech()) +
    [
      [120, 80],
      [146, 82],
      [172, 80],
      [900, 74],
      [926, 74],
      [950, 72],
      [976, 72],
    ]
      .map(
        ([x, y]) =>
          ellipse(x ?? 0, (y ?? 0) - 4, 11, 9, { fill: '#5b3018' }) +
          circle((x ?? 0) - 3, (y ?? 0) - 7, 3, { fill: '#c48d55' }),
      )
      .join('') +
    bubbles([
      [90, 300, 11],
      [118, 262, 7],
      [1140, 560, 10],
      [1120, 520, 6],
    ])
  )
}

/** Small dead fish for the bucket, about 110 long. */
function teri(body: string, belly: string): string {
  return (
    path('M40 0l28-18q4 18 0 36z', { fill: body }) +
    path('M-56 0c14-20 62-26 100 0-38 26-86 20-100 0z', { fill: body }) +
    path('M-56 0c18 14 62 18 100 0-38 26-86 20-100 0z', { fill: belly }) +
    path('M-40-7l10 10M-30-7l-10 10', { stroke: INK, width: 4 })
  )
}

function trashFishPile(): string {
  return (
    [
      [-96, -18, -8],
      [-20, -26, 6],
      [60, -20, -4],
      [-60, -54, 14],
      [24, -62, -10],
      [-16, -92, 4],
      [92, -50, 24],
      [-112, -50, -26],
    ] as const
  )
    .map(([x, y, rotate], index) =>
      at({ x, y, rotate, scale: 0.92 }, index % 2 === 0 ? teri('#8f9f9c', '#c6cdbf') : teri('#7a8b8d', '#b7bfae')),
    )
    .join('')
}

const PELLETS = [
  [-100, -16],
  [-60, -14],
  [-20, -16],
  [20, -14],
  [60, -16],
  [100, -14],
  [-80, -42],
  [-40, -44],
  [0, -42],
  [40, -44],
  [80, -42],
  [-58, -70],
  [-18, -72],
  [22, -70],
  [60, -70],
  [-36, -98],
  [2, -100],
  [40, -98],
  [4, -124],
] as const

function pelletPile(): string {
  return PELLETS.map(([x, y], index) =>
    at(
      { x, y, rotate: ((index * 47) % 60) - 30 },
      rect({ x: -20, y: -13, w: 40, h: 26 }, 10, { fill: index % 3 === 0 ? '#8f5a2a' : '#a56b35' }) +
        ellipse(15, 0, 5, 10, { fill: '#7a4a20' }),
    ),
  ).join('')
}

/** Scales: the cheap feed weighs heavier. */
function scales(): string {
  return (
    ellipse(616, 606, 150, 14, { fill: WOOD_DARK }) +
    path('M500 600q10-44 100-44t100 44z', { fill: SEA_DARK }) +
    rect({ x: 586, y: 130, w: 28, h: 440 }, 8, { fill: SEA }) +
    rect({ x: 604, y: 130, w: 10, h: 440 }, 4, { fill: SEA_DARK }) +
    line(280, 222, 920, 138, { stroke: SEA_DARK, width: 22 }) +
    circle(600, 180, 34, { fill: CORAL }) +
    circle(600, 180, 15, { fill: SAND })
  )
}

/** Pan of the scales with its load. */
const pan = (x: number, y: number, load: string) =>
  path(d`M${x} ${y - 250}L${x - 150} ${y}M${x} ${y - 250}L${x + 150} ${y}`, { stroke: TALI, width: 6 }) +
  at({ x, y }, load) +
  path(d`M${x - 166} ${y}h332q-8 62-166 62t-166-62z`, { fill: SEA_DARK }) +
  path(d`M${x - 166} ${y}h332q-2 12-6 18h-320q-4-6-6-18z`, { fill: SEA_MEDIUM })

const coin = (x: number, y: number) =>
  ellipse(x, y + 9, 46, 15, { fill: YELLOW_DARK }) +
  ellipse(x, y, 46, 15, { fill: YELLOW }) +
  ellipse(x, y, 30, 9, { stroke: YELLOW_DARK, width: 4 })

const stack = (x: number, count: number) =>
  Array.from({ length: count }, (_, index) => coin(x + (index % 3) * 3 - 3, 616 - index * 18)).join('')

const smell = (x: number, y: number) =>
  path(d`M${x} ${y}c-20-20 20-34 0-56s20-36 0-56`, { stroke: '#8b9a54', width: 8, opacity: 0.75 })

function trashFishOrPellets(): string {
  return (
    rect({ x: 0, y: 0, w: W, h: H }, 0, { fill: '#f6e6c4' }) +
    rect({ x: 600, y: 0, w: 600, h: H }, 0, { fill: '#dceeea' }) +
    rect({ x: 0, y: 600, w: W, h: 75 }, 0, { fill: WOOD }) +
    rect({ x: 0, y: 600, w: W, h: 12 }, 0, { fill: '#d6ae88' }) +
    path('M0 640h420M500 652h520M1080 636h120', { stroke: WOOD_DARK, width: 5 }) +
    scales() +
    pan(280, 474, trashFishPile()) +
    pan(920, 388, pelletPile()) +
    smell(200, 352) +
    smell(282, 330) +
    smell(362, 352) +
    dots(
      [
        [150, 300],
        [420, 320],
        [440, 236],
      ],
      9,
      INK,
    ) +
    path('M143 292l-8-8M157 292l8-8M413 312l-8-8M427 312l8-8M433 228l-8-8M447 228l8-8', {
      stroke: '#7e9196',
      width: 4,
    }) +
    stack(62, 12) +
    stack(166, 3) +
    stack(1040, 5) +
    path('M876 196l26 26 50-58', { stroke: '#3f8a4f', width: 18 })
  )
}

function lockedAntibiotic(): string {
  // An unspecified antibiotic: a pack without a name.
  const pack = { ...content('P13'), resep: false }
  const drug = pack.kemasan(pack, 'lambang')
  const padlock =
    path('M-48-20v-42a48 48 0 0 1 96 0v42', { stroke: GRAY_DARK, width: 22 }) +
    path('M-48-20v-42a48 48 0 0 1 60-46', { stroke: GRAY, width: 10 }) +
    rect({ x: -80, y: -26, w: 160, h: 128 }, 20, { fill: YELLOW_DARK }) +
    path('M-80-6q0-20 20-20H44v128H-60q-20 0-20-20z', { fill: YELLOW }) +
    circle(-4, 28, 17, { fill: SEA_DEEP }) +
    path('M-4 32v34', { stroke: SEA_DEEP, width: 13 })
  const chain = Array.from({ length: 9 }, (_, index) => {
    const x = -176 + index * 44
    const y = 20 - Math.abs(index - 4) * -9 - 36
    return index % 2 === 0
      ? at({ x, y }, path('M-20-10h40a10 10 0 0 1 0 20h-40a10 10 0 0 1 0-20z', { stroke: GRAY_DARK, width: 9 }))
      : at({ x, y }, line(-18, 0, 18, 0, { stroke: '#82959a', width: 11 }))
  }).join('')
  const sheet =
    rect({ x: 8, y: 10, w: 300, h: 400 }, 14, { fill: SHADOW }) +
    rect({ x: 0, y: 0, w: 300, h: 400 }, 14, { fill: PAPER }) +
    rect({ x: 0, y: 0, w: 300, h: 74 }, 14, { fill: SEA }) +
    rect({ x: 0, y: 50, w: 300, h: 24 }, 0, { fill: SEA }) +
    text('Resep', { x: 30, y: 51, size: 40, weight: 800, fill: SAND, align: 'left' }) +
    eye(252, 37, 22) +
    path('M30 122h150M30 160h238M30 196h238M30 232h190M30 268h120', { stroke: GRAY, width: 10 }) +
    path('M164 352c14-44 26-44 24-10s20 4 30-14 12 22 26 14 12-12 24-12', { stroke: SEA_DARK, width: 6 }) +
    circle(82, 334, 42, { stroke: CORAL, width: 7 }) +
    path('M64 334l14 14 26-30', { stroke: CORAL, width: 9 })
  const day = (index: number) => {
    const x = 34 + (index % 6) * 42
    const y = 122 + Math.floor(index / 6) * 42
    return rect({ x, y, w: 32, h: 32 }, 7, { fill: index < 29 ? SEA_PALE : '#bfe0c4' })
  }
  const calendar =
    rect({ x: 8, y: 10, w: 312, h: 346 }, 16, { fill: SHADOW }) +
    rect({ x: 0, y: 0, w: 312, h: 346 }, 16, { fill: PAPER }) +
    path('M0 84V16Q0 0 16 0h280q16 0 16 16v68z', { fill: CORAL }) +
    text('Masa henti', { x: 156, y: 58, size: 38, weight: 800, fill: '#fff' }) +
    rect({ x: 64, y: -20, w: 16, h: 40 }, 8, { fill: SEA_DARK }) +
    rect({ x: 232, y: -20, w: 16, h: 40 }, 8, { fill: SEA_DARK }) +
    Array.from({ length: 30 }, (_, index) => day(index)).join('') +
    path(
      Array.from({ length: 29 }, (_, index) => {
        const x = 42 + (index % 6) * 42
        const y = 130 + Math.floor(index / 6) * 42
        return `M${x} ${y}l16 16M${x + 16} ${y}l-16 16`
      }).join(''),
      { stroke: SEA_LIGHT, width: 4 },
    ) +
    path('M252 306l8 8 14-18', { stroke: '#2c6a3a', width: 6 })
  return (
    rect({ x: 0, y: 0, w: W, h: H }, 0, { fill: '#f7e7e3' }) +
    circle(600, 316, 300, { fill: '#f2d5d2' }) +
    rect({ x: 0, y: 572, w: W, h: 103 }, 0, { fill: SAND_DARK }) +
    rect({ x: 0, y: 572, w: W, h: 10 }, 0, { fill: SHADOW }) +
    at({ x: 92, y: 132, rotate: -6 }, sheet) +
    at({ x: 800, y: 150, rotate: 4 }, calendar) +
    ellipse(618, 606, 230, 22, { fill: SHADOW }) +
    at({ x: 600, y: 606, scale: 0.98 }, drug.svg) +
    at({ x: 600, y: 380 }, chain) +
    at({ x: 604, y: 420 }, padlock)
  )
}

/** Drums that carry the raft. */
function drums(): string {
  return [120, 360, 600, 840, 1080]
    .map(
      (x) =>
        rect({ x: x - 84, y: 596, w: 168, h: 70 }, 26, { fill: '#00527f' }) +
        path(d`M${x - 84} 622q0-26 26-26h116q26 0 26 26v8h-168z`, { fill: '#2d86b4' }) +
        path(d`M${x - 36} 596v70M${x + 36} 596v70`, { stroke: '#00527f', width: 7 }),
    )
    .join('')
}

/** Detached flukes lie on the floor like clear flakes, below the bubbles of the air stone. */
function detachedFlukes(): string {
  return (
    [
      [-220, -38],
      [-170, -32],
      [-40, -36],
      [-6, -32],
      [120, -34],
      [190, -38],
      [30, -40],
    ]
      .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 10, 5, { fill: '#fff', opacity: 0.9 }))
      .join('') +
    dots(
      [
        [-232, -60],
        [-226, -92],
        [-236, -124],
        [-224, -152],
        [-230, -176],
      ],
      10,
      '#fff',
      0.9,
    ) +
    dots(
      [
        [-214, -76],
        [-246, -104],
        [-212, -132],
      ],
      7,
      '#fff',
      0.9,
    )
  )
}

/** Tank with fresh water, and the blower beside it. */
function freshwaterTank(): string {
  return (
    polygon(
      [
        [-300, -250],
        [-236, -300],
        [330, -300],
        [266, -250],
      ],
      { fill: '#145f87' },
    ) +
    rect({ x: -300, y: -250, w: 566, h: 250 }, 0, { fill: '#1f7fae' }) +
    polygon(
      [
        [266, -250],
        [330, -300],
        [330, -40],
        [266, 0],
      ],
      { fill: '#145f87' },
    ) +
    // Cutaway, so that the fish is visible.
    rect({ x: -272, y: -222, w: 510, h: 198 }, 14, { fill: '#cfeaf0' }) +
    path('M-272-186q32-14 64 0t64 0 64 0 64 0 64 0 64 0 64 0 62 0v148q0 14-14 14h-482q-14 0-14-14z', {
      fill: '#8fcbd9',
    }) +
    at({ x: -140, y: -108, scale: 0.36 }, kerapu(LEOPARD_GROUPER)) +
    at({ x: 66, y: -86, scale: 0.36, mirror: true }, kerapu(LEOPARD_GROUPER)) +
    at({ x: 160, y: -138, scale: 0.3 }, kerapu(PALE)) +
    detachedFlukes() +
    path('M-300-250H266L330-300', { stroke: '#79bfe0', width: 16 }) +
    path('M-300-262V-4M266-262V-4M330-312V-44', { stroke: GRAY, width: 15 }) +
    // Air hose from the blower.
    path('M-232-40c-4-80-2-190 0-232 4-50-60-70-96-34-40 40-20 150-60 212', { stroke: CORAL, width: 10 }) +
    rect({ x: -462, y: -96, w: 120, h: 96 }, 16, { fill: SEA_DARK }) +
    path('M-462-80q0-16 16-16h56v96h-56q-16 0-16-16z', { fill: SEA }) +
    path('M-442-64h48M-442-44h48M-442-24h48', { stroke: SEA_LIGHT, width: 6 })
  )
}

function stopwatch(): string {
  return (
    rect({ x: -14, y: -128, w: 28, h: 30 }, 6, { fill: SEA_DARK }) +
    rect({ x: -26, y: -140, w: 52, h: 20 }, 9, { fill: SEA_DARK }) +
    line(72, -78, 88, -94, { stroke: SEA_DARK, width: 16 }) +
    circle(0, 0, 104, { fill: SEA_DARK }) +
    circle(0, 0, 88, { fill: PAPER }) +
    path('M0 0V-88A88 88 0 0 1 44-76z', { fill: CORAL_LIGHT }) +
    path('M0-74v-8M64-37l7-4M0 74v8M-64-37l-7-4', { stroke: SEA_DARK, width: 6 }) +
    line(0, 0, 30, -52, { stroke: CORAL_DARK, width: 9 }) +
    circle(0, 0, 11, { fill: SEA_DARK }) +
    text('2-5 menit', { x: 0, y: 46, size: 23, weight: 800, fill: INK })
  )
}

function computeFreshwaterRendam(): string {
  return (
    rect({ x: 0, y: 0, w: W, h: H }, 0, { fill: '#fbdcc8' }) +
    circle(250, 268, 150, { fill: '#fce9d2' }) +
    circle(250, 268, 96, { fill: YELLOW }) +
    path('M0 300q90-70 190-58t170 40 190-10 210 30 200-46 240 44v80H0z', { fill: SEA_SOFT }) +
    path('M760 150q24-30 60-14 20-30 58-12 34-8 38 26z', { fill: '#fdeee4' }) +
    path('M420 96q20-24 48-12 18-22 46-8 28-4 30 20z', { fill: '#fdeee4' }) +
    rect({ x: 0, y: 318, w: W, h: 357 }, 0, { fill: SEA_LIGHT }) +
    path('M0 420q150-24 300 0t300 0 300 0 300 0v255H0z', { fill: SEA_MEDIUM }) +
    path('M180 352h150M210 374h90M700 360h110M960 386h150', { stroke: '#fce9d2', width: 7, opacity: 0.8 }) +
    drums() +
    path('M0 656q75-16 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v19H0z', { fill: SEA }) +
    rect({ x: 0, y: 552, w: W, h: 48 }, 0, { fill: WOOD }) +
    rect({ x: 0, y: 588, w: W, h: 14 }, 0, { fill: WOOD_DARK }) +
    path('M150 552v36M390 552v36M640 552v36M880 552v36M1090 552v36', { stroke: WOOD_DARK, width: 6 }) +
    ellipse(610, 556, 360, 12, { fill: WOOD_DARK }) +
    at({ x: 600, y: 556, scale: 1.08 }, freshwaterTank()) +
    at({ x: 1056, y: 420 }, stopwatch()) +
    dots(
      [
        [60, 70],
        [1120, 120],
        [1064, 74],
      ],
      16,
      CORAL,
    ) +
    dots(
      [
        [104, 112],
        [1150, 70],
      ],
      11,
      SPOT,
    )
  )
}

import { CORAL, CORAL_DARK, CORAL_LIGHT, CORAL_LINE, INK, SPOT, YELLOW } from './colors.ts'
import { circle, dots, ellipse, path } from './svg.ts'

export interface Pattern {
  body: string
  dorsal: string
  belly: string
  fin: string
  rays: string
  stripe: string
  /** Dots all over the flank, or none. */
  dots?: string
}

/** Coral trout, the fish of the brand. */
export const LEOPARD_GROUPER: Pattern = {
  body: CORAL,
  dorsal: '#d9502f',
  belly: CORAL_LIGHT,
  fin: CORAL_DARK,
  rays: CORAL,
  stripe: CORAL_LINE,
  dots: SPOT,
}

/** Hybrid grouper: brown with dark blotches. */
export const HYBRID_GROUPER: Pattern = {
  body: '#a58a63',
  dorsal: '#87704d',
  belly: '#d9c49c',
  fin: '#6f5b3d',
  rays: '#a58a63',
  stripe: '#54432a',
}

/** A pale, sick fish. */
export const PALE: Pattern = {
  body: '#c98a78',
  dorsal: '#b27464',
  belly: '#e5b9aa',
  fin: '#9c5d50',
  rays: '#c98a78',
  stripe: '#7d463b',
}

const FLANK = [
  [-58, -62],
  [-20, -70],
  [22, -62],
  [60, -46],
  [98, -30],
  [132, -14],
  [-76, -30],
  [-36, -36],
  [6, -34],
  [46, -20],
  [84, -6],
  [120, 8],
  [148, 20],
  [-64, 4],
  [-22, -4],
  [20, 0],
  [56, 12],
  [92, 26],
  [126, 36],
  [-40, 70],
  [10, 74],
  [44, 46],
  [80, 54],
] as const
const HEAD = [
  [-196, -40],
  [-168, -66],
  [-138, -84],
  [-150, -14],
  [-176, 22],
  [-128, 34],
  [-112, -48],
  [-150, 54],
  [-204, -8],
] as const
const TAIL_FIN = [
  [196, -14],
  [222, 8],
  [198, 34],
  [236, -20],
  [232, 42],
] as const

/** A grouper looking left, about 540 long and 300 high, its middle at 0,0. */
export function kerapu(c: Pattern, extra = ''): string {
  return (
    // Tail, dorsal fin with its spines, anal and pelvic fin.
    path('M152-26C190-56 232-58 256-38c28 26 20 92-8 110-28 12-70 0-100-28z', { fill: c.fin }) +
    path('M184-16q38-18 66-14M188-2q42-8 74-2M190 12q40 6 74 8M186 26q36 12 66 18M178 38q30 18 54 20', {
      stroke: c.rays,
      width: 4,
    }) +
    path(
      'M-104-92L-92-128-80-116-70-142-58-126-48-147-36-130-26-146-14-129-4-141 8-124 18-133 30-116 40-123 52-106 62-112 72-98C96-118 134-102 150-72c8 16 12 32 10 52L0-70z',
      { fill: c.fin },
    ) +
    path(
      'M-76-98l10-34M-48-100l8-36M-20-98l8-36M8-92l8-32M34-82l8-30M58-70l6-32M84-60q2-22 14-38M108-50q4-20 18-34M130-38q4-16 14-24',
      { stroke: c.rays, width: 4 },
    ) +
    path('M30 84l6 32 18 6c14 24 46 6 66-20 16-22 18-38 8-42z', { fill: c.fin }) +
    path('M56 86q6 14 8 30M78 80q4 14 8 28M100 72q4 12 8 22', { stroke: c.rays, width: 4 }) +
    path('M-100 96c18 12 46 36 58 62-24 4-58-14-70-58z', { fill: c.fin }) +
    // Body, darker back, lighter belly.
    path(
      'M-256-22C-210-72-160-100-88-104 0-110 96-62 168-20c8 14 4 54-6 66-78 26-160 62-254 54-88-8-152-50-174-98-8-8-2-20 10-24z',
      { fill: c.body },
    ) +
    path('M-240-40C-200-78-154-101-88-104 0-110 96-62 168-20c-8 10-44-8-90-22-72-22-150-30-208-20-36 6-76 10-110 22z', {
      fill: c.dorsal,
    }) +
    path('M-266 4c42 32 96 50 168 58 92 8 186-12 266-32 0 6-2 12-6 16-78 26-160 62-254 54-88-8-152-50-174-96z', {
      fill: c.belly,
    }) +
    (c.dots === undefined
      ? ''
      : dots(FLANK, 19, c.stripe, 0.7) +
        dots(HEAD, 15, c.stripe, 0.7) +
        dots(FLANK, 13, c.dots) +
        dots(HEAD, 10, c.dots) +
        dots(TAIL_FIN, 9, c.dots)) +
    // Gill cover, jaw, pectoral fin, eye.
    path('M-92-60c12 20 16 34 32 50-10 12-18 50-54 76', { stroke: c.stripe, width: 5, opacity: 0.8 }) +
    path('M-134-56c16 28 14 72-8 104', { stroke: c.stripe, width: 4, opacity: 0.45 }) +
    path('M-266-2c22 16 62 28 92 34 4 12-8 20-22 18-28-6-54-24-66-42z', { fill: c.dorsal }) +
    path('M-266-4c26 16 58 28 84 28q12-2 16-10', { stroke: c.stripe, width: 5 }) +
    path('M-86 18c20-18 62-16 82 4 16 18 8 46-12 54-28 4-58-12-72-34-4-10-4-18 2-24z', { fill: c.belly }) +
    path('M-72 24q30-10 58 2M-72 32q34 2 64 14M-74 40q28 12 52 24', { stroke: c.body, width: 4 }) +
    circle(-170, -44, 23, { fill: c.stripe }) +
    circle(-170, -44, 19, { fill: YELLOW }) +
    circle(-171, -43, 12, { fill: INK }) +
    circle(-176, -49, 4.5, { fill: '#fff' }) +
    path('M-190-60q20-14 40 4', { stroke: c.stripe, width: 4 }) +
    extra
  )
}

/** A few weeks old: big head, big eye, body still thin. Looks left, about 150 long. */
export function fry(body: string, dark: string): string {
  return (
    path('M58-4l34-26q8 26 0 56z', { fill: dark }) +
    path('M-20-28q26-26 56-8l10 16z', { fill: dark }) +
    path('M-6 24q16 22 34 8l4-16z', { fill: dark }) +
    path('M-74-2c14-30 46-38 76-30 26 6 44 20 62 24v12C40 10 26 30-2 32c-30 4-58-8-72-34z', { fill: body }) +
    path('M-72 4c18 20 40 30 70 28C26 30 40 10 64 4c-30 2-50 14-76 14-24 0-44-6-60-14z', {
      fill: '#fff',
      opacity: 0.35,
    }) +
    path('M-18-20q12 20-2 42', { stroke: dark, width: 4 }) +
    circle(-44, -8, 14, { fill: '#fff' }) +
    circle(-45, -8, 9, { fill: INK }) +
    circle(-48, -11, 3, { fill: '#fff' })
  )
}

/** Marine leech with its two suckers, about 100 long. */
export function leech(): string {
  const body = 'M-44 14C-34-20-8-24 4-4s26 22 40-10'
  return (
    path(body, { stroke: '#2b160c', width: 21 }) +
    path(body, { stroke: '#5b3018', width: 15 }) +
    path('M-36-2l11 7M-22-13l5 12M-6-11l-6 11M6-2l-9 8M18 8l-5 10M30 6l4 10M38-6l10 5', {
      stroke: '#8a5227',
      width: 4,
    }) +
    ellipse(-45, 18, 13, 9, { fill: '#2b160c' }) +
    ellipse(45, -17, 10, 8, { fill: '#2b160c' })
  )
}

/** Cryptocaryon as the microscope shows it: round, ringed with cilia. */
export function cryptocaryon(r: number): string {
  const cilia = Array.from({ length: 28 }, (_, index) => {
    const a = (index / 28) * 2 * Math.PI
    const p = (k: number, shift: number) =>
      `${Math.round(Math.cos(a + shift) * r * k)} ${Math.round(Math.sin(a + shift) * r * k)}`
    return `M${p(0.98, 0)}L${p(1.2, 0.08)}`
  }).join('')
  return (
    path(cilia, { stroke: '#5f8f86', width: Math.max(3, r * 0.07) }) +
    circle(0, 0, r, { fill: '#8fbdb0' }) +
    path(
      `M${r * 0.1} ${-r * 0.99}A${r} ${r} 0 0 1 ${r * 0.1} ${r * 0.99}A${r * 1.25} ${r * 1.25} 0 0 0 ${r * 0.1} ${-r * 0.99}z`,
      { fill: '#6fa396' },
    ) +
    dots(
      [
        [-0.42 * r, -0.3 * r],
        [-0.05 * r, -0.62 * r],
        [-0.58 * r, 0.12 * r],
        [0.22 * r, 0.58 * r],
      ],
      r * 0.2,
      '#4d7f74',
    ) +
    // Its nucleus, like beads on a string.
    path(
      [
        [-0.3, 0.42],
        [-0.12, 0.16],
        [0.1, -0.08],
        [0.2, -0.36],
      ]
        .map(([x = 0, y = 0]) => `M${Math.round(x * r)} ${Math.round(y * r)}h0`)
        .join(''),
      { stroke: '#35665b', width: r * 0.3 },
    )
  )
}

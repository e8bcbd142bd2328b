import { INK, YELLOW } from './colors.ts'
import { content, point, stripe, whole } from './shapes.ts'
import { at } from './svg.ts'

/* The grouper of the sign and disease pictures: one fish whose parts can be drawn as sick. */

export interface Appearance {
  body: string
  dorsal: string
  belly: string
  lips: string
  fin: string
  rays: string
  stripe: string
}

export const BROWN: Appearance = {
  body: '#ad9d77',
  dorsal: '#8f7c5b',
  belly: '#dad1b4',
  lips: '#c8bc98',
  fin: '#8c7755',
  rays: '#ad9d77',
  stripe: '#5f5138',
}

/** A darkened fish. */
export const DARK: Appearance = {
  body: '#56605c',
  dorsal: '#414b49',
  belly: '#7f8a84',
  lips: '#727d78',
  fin: '#39433f',
  rays: '#5d6864',
  stripe: '#232c2b',
}

/** A dull, anemic fish. */
export const DULL: Appearance = {
  body: '#a5a393',
  dorsal: '#8a897b',
  belly: '#cfcdbd',
  lips: '#bfbdae',
  fin: '#82816f',
  rays: '#a5a393',
  stripe: '#57564b',
}

/** A distant fish in the water. */
export const FAR: Appearance = {
  body: '#8fb9bd',
  dorsal: '#7daab0',
  belly: '#a9cdd0',
  lips: '#a0c5c9',
  fin: '#7daab0',
  rays: '#8fb9bd',
  stripe: '#6a979e',
}

export interface FishState {
  appearance?: Appearance
  eye?: 'biasa' | 'keruh' | 'tonjol' | 'tutup' | 'mati'
  tail?: 'biasa' | 'geripis'
  /** Shape of the body. */
  body?: 'biasa' | 'bengkak' | 'kurus' | 'bent'
  /** Content of the open gill cover. */
  gills?: string
  mouth?: 'biasa' | 'buka'
  /** Omits the pectoral fin, which covers the belly. */
  withoutPectoral?: boolean
  /** Reduced detail, for a fish drawn small. */
  isSmall?: boolean
  /** Drawn on top of everything, in the fish's own coordinates. */
  top?: string
  /** Drawn between the body and the pectoral fin, for example an opened belly. */
  inner?: string
}

const BODY = {
  biasa: {
    body: 'M72 265c33-50 75-81 137-95 76-17 165 9 232 36 8 11 10 47 5 59-64 32-136 78-217 84-78 5-139-23-163-61-9-6-5-18 6-23z',
    belly: 'M68 290c39 22 89 31 154 28 82-5 162-37 225-63 1 4 0 7-1 10-64 32-136 78-217 84-78 5-139-23-163-61z',
  },
  bengkak: {
    body: 'M72 265c33-50 75-81 137-95 76-17 165 9 232 36 8 11 10 47 5 59-30 14-58 44-84 82-38 54-130 66-186 18-40-34-86-44-110-77-9-6-5-18 6-23z',
    belly:
      'M68 290c36 18 86 20 150 16 60-6 140-22 229-51 1 4 0 7-1 10-30 14-58 44-84 82-38 54-130 66-186 18-40-34-86-44-110-77z',
  },
  kurus: {
    body: 'M72 265c33-50 75-81 137-95 36-8 60 22 100 28 50 8 90 14 132 22 6 8 8 22 5 32-64 12-130 16-186 26-24 4-38 52-62 58-60 5-108-11-132-48-9-6-5-18 6-23z',
    belly:
      'M68 290c39 22 79 25 134 20 40-4 30-40 70-46 60-10 112-14 175-18l-1 6c-64 12-130 16-186 26-24 4-38 52-62 58-60 5-108-11-132-48z',
  },
  bent: {
    body: 'M72 265c33-50 75-81 137-95 60-13 92 34 132 42 44 8 62-40 104-38 10 12 14 44 10 58-24 6-40 40-84 62-52 26-96 50-142 55-78 5-139-23-163-61-9-6-5-18 6-23z',
    belly:
      'M68 290c39 22 89 31 144 26 62-5 112-20 156-44 36-18 56-36 88-44l-1 4c-24 6-40 40-84 62-52 26-96 50-142 55-78 5-139-23-163-61z',
  },
}

const DORSAL_FIN =
  'M201 176l7-19q5 0 12-2l6-18q3 10 8 10l8-24q3 15 7 16l5-17q3 16 7 17l5-16q4 16 7 16l5-15q4 16 7 16l6-15q3 16 7 17l5-15q3 16 7 17l5-14q4 16 8 16l4-14q4 17 8 17l5-13q4 13 10 10c10-17 44-3 64 19 15 24 15 34 8 41z'
const OTHER_FINS = {
  bent: 'M196 182l9-26q6 0 12 0l9-18q4 12 8 14l12-18q2 16 6 20l14-14q2 18 6 22l15-10q2 18 5 22l16-6q2 18 4 22l16-2q2 12 6 18c6-26 24-56 50-58 22 2 30 16 26 34l-40 40z',
  kurus:
    'M196 182l9-26q6 0 12 0l9-18q4 12 8 14l12-18q2 16 6 20l14-14q2 18 6 22l15-10q2 18 5 22l16-10q2 18 4 20l16-10q2 16 4 18l16-8q0 12 6 14c16-16 40-4 56 22l6 20-120 4z',
}
const DORSAL_RAYS =
  'M213 174l11-32M238 170l14-41M263 169l13-39M288 171l13-38M312 174l12-36M349 178q4-17 10-28M372 184q4-17 10-28M394 191q4-17 10-28'
const ANAL_FIN = {
  biasa: 'M334 315l6 21 12 4c15 21 40 2 58-22 11-23 10-40 2-42z',
  bent: 'M334 315l6 21 12 4c15 21 40 2 58-22 11-23 10-40 2-42z',
  bengkak: 'M372 330l10 18 14 0c18-6 30-32 28-52l-12-20z',
  kurus: 'M330 268l4 22 14 8c22 6 46-16 56-42z',
}
const PELVIC_FIN = {
  biasa: 'M221 345c15 7 43 25 57 43-19 8-51-4-66-38z',
  bent: 'M221 340c15 7 43 25 57 43-19 8-51-4-66-38z',
  bengkak: 'M204 368c6 12 16 34 16 52-18-2-38-24-36-58z',
  kurus: 'M206 326c15 7 40 25 50 43-19 6-46-6-60-36z',
}
const TAIL = {
  biasa: fillTail('M430 207c28-28 63-38 85-24 26 16 30 72 7 91-20 15-57 11-88-10z'),
  geripis: (c: Appearance) =>
    content(
      'M430 207c24-24 46-36 70-38l-10 22 36-10-20 26 36 6-30 14 34 18-38 0 26 28-36-12 8 30-26-18-6 24-14-28c-10-2-22-6-32-10z',
      '#fbfcf8',
    ) +
    stripe('M486 196l28-10M500 222l34-4M498 244l34 8M482 262l20 22', '#a9bcbd', 3) +
    content('M430 207c14-12 24-18 38-20l-4 16 20-6-12 18 24 4-20 10 18 12-22 2 14 18-24-8 4 18-16-10-20-10z', c.fin),
}

function fillTail(d: string) {
  return (c: Appearance) => content(d, c.fin)
}

/** Upper and lower edge of the body, for marks spread over it. */
const FIN_EDGE = [
  [84, 254, 296],
  [110, 226, 318],
  [150, 198, 334],
  [210, 174, 342],
  [270, 172, 338],
  [330, 184, 320],
  [390, 200, 290],
  [432, 212, 262],
] as const

function edge(x: number): readonly [number, number] {
  const next = FIN_EDGE.findIndex(([at]) => at > x)
  const [a, b] = [FIN_EDGE[Math.max(0, next - 1)], FIN_EDGE[next]]
  if (a === undefined || b === undefined) return [230, 240]
  const k = (x - a[0]) / (b[0] - a[0])
  return [a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]
}

/** Returns deterministic pseudo-random positions, with a distance of at least `distance` between them. */
export function scatter(count: number, distance: number, from = 95, to = 425, shift = 1): [number, number][] {
  const points: [number, number][] = []
  let seed = shift * 7919
  const next = () => {
    seed = (seed * 16807 + 11) % 2147483647
    return (seed % 10007) / 10007
  }
  for (let tries = 0; points.length < count && tries < 4000; tries++) {
    const x = Math.round(from + next() * (to - from))
    const [top, bottom] = edge(x)
    const y = Math.round(top + 8 + next() * (bottom - top - 16))
    if (points.every(([a, b]) => Math.hypot(a - x, b - y) >= distance)) points.push([x, y])
  }
  return points
}

const STRIPES = scatter(11, 48, 190, 420, 3)

function eye(kind: NonNullable<FishState['eye']>, c: Appearance): string {
  switch (kind) {
    case 'mati':
      return whole(142, 232, 19, c.belly) + stripe('M133 223l18 18M151 223l-18 18', INK, 6)
    case 'tutup':
      return whole(142, 232, 19, c.dorsal) + stripe('M124 234q18 12 36-2', c.stripe, 5)
    case 'keruh':
      return (
        whole(142, 232, 24, c.stripe) +
        whole(142, 232, 20, '#e9f1f0') +
        whole(143, 233, 11, '#bfd0d1') +
        content('M124 230q6-14 20-16-2 10-20 16z', '#fff')
      )
    case 'tonjol':
      return (
        whole(138, 218, 39, c.stripe) +
        whole(138, 218, 34, '#f7d88c') +
        whole(137, 217, 24, YELLOW) +
        whole(134, 215, 15, INK) +
        whole(128, 208, 5.5, '#fff') +
        stripe('M104 240q12 24 40 24 26-2 34-28', c.stripe, 6)
      )
    default:
      return (
        whole(142, 232, 19, c.stripe) +
        whole(142, 232, 16, YELLOW) +
        whole(141, 233, 10, INK) +
        whole(137, 228, 3.6, '#fff') +
        content('M124 234c-3-26 37-28 37-3q-18-6-37 3z', c.fin) +
        stripe('M124 234q18-9 37-3', c.stripe, 3.5)
      )
  }
}

function mouth(kind: NonNullable<FishState['mouth']>, c: Appearance): string {
  if (kind === 'biasa') {
    return (
      content('M65 278c-4-8 1-15 9-15 26 3 58 9 78 19 14 9 14 27-1 30-18-4-61-11-85-22-4-3-4-8-1-12z', c.belly) +
      content('M62 285c22 12 57 17 85 19 6 9-3 18-16 17-25-1-52-13-69-36z', c.lips) +
      stripe('M63 284c29 1 57 7 78 24', c.stripe, 5)
    )
  }
  return (
    content('M74 262c30 2 60 10 78 24l-6 40c-22 2-54-6-74-26-10-10-8-30 2-38z', '#6d2a2a') +
    content('M66 276c-2-10 4-18 12-18 26 2 56 12 74 26 6 8 2 14-8 12-24-6-50-12-78-20z', c.belly) +
    content('M58 300c20 10 54 20 88 18 8 10-2 22-16 22-28 0-62-14-72-40z', c.lips)
  )
}

const dada = (c: Appearance, small: boolean) =>
  content('M224 277c16-19 51-23 72-8 16 14 15 38-3 49-22 7-53-3-67-20-5-8-6-14-2-21z', c.belly) +
  (small ? '' : stripe('M236 281q26-13 51-7M238 288q30-4 58 2M237 294q25 7 49 15', c.rays, 4))

/** The fish in its own coordinates: faces left, from 60,110 to 538,390. */
function bodyPath(k: FishState): string {
  const c = k.appearance ?? BROWN
  const shape = BODY[k.body ?? 'biasa']
  const isNormal = (k.body ?? 'biasa') === 'biasa' || k.body === 'bengkak'
  const tail = TAIL[k.tail ?? 'biasa'](c)
  return [
    tail,
    k.isSmall || k.tail === 'geripis'
      ? ''
      : stripe('M457 215q28-19 53-20M461 228q34-6 68-6M462 242q35 5 66 6M460 254q30 14 55 11', c.rays, 4),
    ...(isNormal
      ? [content(DORSAL_FIN, c.fin), k.isSmall ? '' : stripe(DORSAL_RAYS, c.rays, 4)]
      : [content(OTHER_FINS[k.body === 'kurus' ? 'kurus' : 'bent'], c.fin)]),
    content(ANAL_FIN[k.body ?? 'biasa'], c.fin),
    content(PELVIC_FIN[k.body ?? 'biasa'], c.fin),
    content(shape.body, c.body),
    isNormal
      ? content(
          'M86 246c30-37 66-63 123-76 76-17 165 9 232 36-4 10-37-1-79-8-66-10-140-8-188 9-33 10-61 25-88 39z',
          c.dorsal,
        )
      : '',
    content(shape.belly, c.belly),
    k.isSmall ? '' : point(isNormal ? STRIPES : STRIPES.filter(([x, y]) => x < 230 && y < 290), 12, c.fin, 0.5),
    k.isSmall ? '' : stripe('M171 218c20 22 26 61 10 95', c.stripe, 4, 0.55),
    k.inner ?? '',
    k.gills === undefined
      ? stripe('M208 211c11 14 17 25 36 37-9 10-8 46-39 76', c.stripe, 5, 0.8)
      : content('M196 206c34 16 52 44 50 66-2 26-18 48-42 60 12-40 12-84-8-126z', k.gills) +
        stripe('M207 216c12 28 14 74 4 108M222 226c12 26 12 60 2 88M236 244c6 18 4 38-2 52', '#fff', 3.5, 0.55) +
        stripe('M196 206c20 42 20 86 8 126', c.stripe, 6),
    mouth(k.mouth ?? 'biasa', c),
    k.withoutPectoral ? '' : dada(c, k.isSmall === true),
    eye(k.eye ?? 'biasa', c),
    k.top ?? '',
  ].join('')
}

export interface Position {
  x: number
  y: number
  scale: number
  rotate?: number
  mirror?: boolean
}

/** A grouper centered at `x`, `y`, 478 × `scale` long. Faces left, or right if `mirror` is set. */
export function ikan(position: Position, state: FishState = {}): string {
  return at(position, `<g transform="translate(-299 -250)">${bodyPath(state)}</g>`)
}

/** A fry, slender and clear, 118 × `scale` long. */
export function smallFry(position: Position, { bubbles = false, bent = false } = {}): string {
  const body = bubbles
    ? 'M-54 0C-46-14-18-16 6-11 26-7 38-3 46-2v5C38 6 32 10 26 20 6 46-34 38-42 14-48 10-52 6-54 0z'
    : bent
      ? 'M-54 0C-44-16-18-17 4-10 22-4 30-16 44-22l4 6C34-6 28 10 6 13-18 18-44 15-54 0z'
      : 'M-54 0C-44-16-18-17 6-12 26-8 38-3 46-2v5C36 5 24 9 6 13-18 18-44 15-54 0z'
  const tail = bent ? 'M42-18l12-24q2 16 18 22-18-4-26 8z' : 'M42 0l24-16q-7 16 0 32z'
  return at(
    position,
    content(tail, '#6d9698') +
      content('M-14-14q24-14 40 4l-4 6zM6 12q14 12 22-3l-6-4z', '#8fb3b3') +
      `<path d="${body}" fill="#e6efe8" stroke="#5f8a8e" stroke-width="3"/>` +
      stripe(bent ? 'M-24-5Q6-2 20-6T42-18' : 'M-24-5Q8-6 44 0', '#7f9c9b', 2.5) +
      (bubbles
        ? `<ellipse cx="-8" cy="17" rx="27" ry="15" fill="#fff" stroke="#278b9e" stroke-width="3"/>` +
          stripe('M-26 14q4-8 14-9', '#9bced8', 3.5)
        : content('M-36 4q18 14 40 4-10-12-40-4z', '#b0b79f')) +
      whole(-35, -3, 9.5, '#fff') +
      whole(-36, -3, 6, INK),
  )
}

import { garis, isi, titik, whole } from './bentuk.ts'
import { at } from './svg.ts'
import { KUNING, TINTA } from './warna.ts'

/* The grouper of the sign and disease pictures: one fish whose parts can be drawn as sick. */

export interface Rupa {
  badan: string
  punggung: string
  perut: string
  bibir: string
  sirip: string
  jari: string
  garis: string
}

export const COKELAT: Rupa = {
  badan: '#ad9d77',
  punggung: '#8f7c5b',
  perut: '#dad1b4',
  bibir: '#c8bc98',
  sirip: '#8c7755',
  jari: '#ad9d77',
  garis: '#5f5138',
}

/** A darkened fish. */
export const GELAP: Rupa = {
  badan: '#56605c',
  punggung: '#414b49',
  perut: '#7f8a84',
  bibir: '#727d78',
  sirip: '#39433f',
  jari: '#5d6864',
  garis: '#232c2b',
}

/** A dull, anemic fish. */
export const KUSAM: Rupa = {
  badan: '#a5a393',
  punggung: '#8a897b',
  perut: '#cfcdbd',
  bibir: '#bfbdae',
  sirip: '#82816f',
  jari: '#a5a393',
  garis: '#57564b',
}

/** A distant fish in the water. */
export const JAUH: Rupa = {
  badan: '#8fb9bd',
  punggung: '#7daab0',
  perut: '#a9cdd0',
  bibir: '#a0c5c9',
  sirip: '#7daab0',
  jari: '#8fb9bd',
  garis: '#6a979e',
}

export interface Keadaan {
  rupa?: Rupa
  mata?: 'biasa' | 'keruh' | 'tonjol' | 'tutup' | 'mati'
  ekor?: 'biasa' | 'geripis'
  /** Shape of the body. */
  badan?: 'biasa' | 'bengkak' | 'kurus' | 'bengkok'
  /** Content of the open gill cover. */
  insang?: string
  mulut?: 'biasa' | 'buka'
  /** Omits the pectoral fin, which covers the belly. */
  tanpaDada?: boolean
  /** Reduced detail, for a fish drawn small. */
  kecil?: boolean
  /** Drawn on top of everything, in the fish's own coordinates. */
  atas?: string
  /** Drawn between the body and the pectoral fin, for example an opened belly. */
  dalam?: string
}

const BADAN = {
  biasa: {
    badan:
      'M72 265c33-50 75-81 137-95 76-17 165 9 232 36 8 11 10 47 5 59-64 32-136 78-217 84-78 5-139-23-163-61-9-6-5-18 6-23z',
    perut: 'M68 290c39 22 89 31 154 28 82-5 162-37 225-63 1 4 0 7-1 10-64 32-136 78-217 84-78 5-139-23-163-61z',
  },
  bengkak: {
    badan:
      'M72 265c33-50 75-81 137-95 76-17 165 9 232 36 8 11 10 47 5 59-30 14-58 44-84 82-38 54-130 66-186 18-40-34-86-44-110-77-9-6-5-18 6-23z',
    perut:
      'M68 290c36 18 86 20 150 16 60-6 140-22 229-51 1 4 0 7-1 10-30 14-58 44-84 82-38 54-130 66-186 18-40-34-86-44-110-77z',
  },
  kurus: {
    badan:
      'M72 265c33-50 75-81 137-95 36-8 60 22 100 28 50 8 90 14 132 22 6 8 8 22 5 32-64 12-130 16-186 26-24 4-38 52-62 58-60 5-108-11-132-48-9-6-5-18 6-23z',
    perut:
      'M68 290c39 22 79 25 134 20 40-4 30-40 70-46 60-10 112-14 175-18l-1 6c-64 12-130 16-186 26-24 4-38 52-62 58-60 5-108-11-132-48z',
  },
  bengkok: {
    badan:
      'M72 265c33-50 75-81 137-95 60-13 92 34 132 42 44 8 62-40 104-38 10 12 14 44 10 58-24 6-40 40-84 62-52 26-96 50-142 55-78 5-139-23-163-61-9-6-5-18 6-23z',
    perut:
      'M68 290c39 22 89 31 144 26 62-5 112-20 156-44 36-18 56-36 88-44l-1 4c-24 6-40 40-84 62-52 26-96 50-142 55-78 5-139-23-163-61z',
  },
}

const SIRIP_PUNGGUNG =
  'M201 176l7-19q5 0 12-2l6-18q3 10 8 10l8-24q3 15 7 16l5-17q3 16 7 17l5-16q4 16 7 16l5-15q4 16 7 16l6-15q3 16 7 17l5-15q3 16 7 17l5-14q4 16 8 16l4-14q4 17 8 17l5-13q4 13 10 10c10-17 44-3 64 19 15 24 15 34 8 41z'
const SIRIP_LAIN = {
  bengkok:
    'M196 182l9-26q6 0 12 0l9-18q4 12 8 14l12-18q2 16 6 20l14-14q2 18 6 22l15-10q2 18 5 22l16-6q2 18 4 22l16-2q2 12 6 18c6-26 24-56 50-58 22 2 30 16 26 34l-40 40z',
  kurus:
    'M196 182l9-26q6 0 12 0l9-18q4 12 8 14l12-18q2 16 6 20l14-14q2 18 6 22l15-10q2 18 5 22l16-10q2 18 4 20l16-10q2 16 4 18l16-8q0 12 6 14c16-16 40-4 56 22l6 20-120 4z',
}
const JARI_PUNGGUNG =
  'M213 174l11-32M238 170l14-41M263 169l13-39M288 171l13-38M312 174l12-36M349 178q4-17 10-28M372 184q4-17 10-28M394 191q4-17 10-28'
const SIRIP_DUBUR = {
  biasa: 'M334 315l6 21 12 4c15 21 40 2 58-22 11-23 10-40 2-42z',
  bengkok: 'M334 315l6 21 12 4c15 21 40 2 58-22 11-23 10-40 2-42z',
  bengkak: 'M372 330l10 18 14 0c18-6 30-32 28-52l-12-20z',
  kurus: 'M330 268l4 22 14 8c22 6 46-16 56-42z',
}
const SIRIP_PERUT = {
  biasa: 'M221 345c15 7 43 25 57 43-19 8-51-4-66-38z',
  bengkok: 'M221 340c15 7 43 25 57 43-19 8-51-4-66-38z',
  bengkak: 'M204 368c6 12 16 34 16 52-18-2-38-24-36-58z',
  kurus: 'M206 326c15 7 40 25 50 43-19 6-46-6-60-36z',
}
const EKOR = {
  biasa: isiEkor('M430 207c28-28 63-38 85-24 26 16 30 72 7 91-20 15-57 11-88-10z'),
  geripis: (c: Rupa) =>
    isi(
      'M430 207c24-24 46-36 70-38l-10 22 36-10-20 26 36 6-30 14 34 18-38 0 26 28-36-12 8 30-26-18-6 24-14-28c-10-2-22-6-32-10z',
      '#fbfcf8',
    ) +
    garis('M486 196l28-10M500 222l34-4M498 244l34 8M482 262l20 22', '#a9bcbd', 3) +
    isi('M430 207c14-12 24-18 38-20l-4 16 20-6-12 18 24 4-20 10 18 12-22 2 14 18-24-8 4 18-16-10-20-10z', c.sirip),
}

function isiEkor(d: string) {
  return (c: Rupa) => isi(d, c.sirip)
}

/** Upper and lower edge of the body, for marks spread over it. */
const TEPI = [
  [84, 254, 296],
  [110, 226, 318],
  [150, 198, 334],
  [210, 174, 342],
  [270, 172, 338],
  [330, 184, 320],
  [390, 200, 290],
  [432, 212, 262],
] as const

function tepi(x: number): readonly [number, number] {
  const next = TEPI.findIndex(([at]) => at > x)
  const [a, b] = [TEPI[Math.max(0, next - 1)], TEPI[next]]
  if (a === undefined || b === undefined) return [230, 240]
  const k = (x - a[0]) / (b[0] - a[0])
  return [a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]
}

/** Returns deterministic pseudo-random positions, with a distance of at least `jarak` between them. */
export function sebar(count: number, distance: number, from = 95, to = 425, shift = 1): [number, number][] {
  const points: [number, number][] = []
  let seed = shift * 7919
  const next = () => {
    seed = (seed * 16807 + 11) % 2147483647
    return (seed % 10007) / 10007
  }
  for (let tries = 0; points.length < count && tries < 4000; tries++) {
    const x = Math.round(from + next() * (to - from))
    const [top, bottom] = tepi(x)
    const y = Math.round(top + 8 + next() * (bottom - top - 16))
    if (points.every(([a, b]) => Math.hypot(a - x, b - y) >= distance)) points.push([x, y])
  }
  return points
}

const LORENG = sebar(11, 48, 190, 420, 3)

function mata(jenis: NonNullable<Keadaan['mata']>, c: Rupa): string {
  switch (jenis) {
    case 'mati':
      return whole(142, 232, 19, c.perut) + garis('M133 223l18 18M151 223l-18 18', TINTA, 6)
    case 'tutup':
      return whole(142, 232, 19, c.punggung) + garis('M124 234q18 12 36-2', c.garis, 5)
    case 'keruh':
      return (
        whole(142, 232, 24, c.garis) +
        whole(142, 232, 20, '#e9f1f0') +
        whole(143, 233, 11, '#bfd0d1') +
        isi('M124 230q6-14 20-16-2 10-20 16z', '#fff')
      )
    case 'tonjol':
      return (
        whole(138, 218, 39, c.garis) +
        whole(138, 218, 34, '#f7d88c') +
        whole(137, 217, 24, KUNING) +
        whole(134, 215, 15, TINTA) +
        whole(128, 208, 5.5, '#fff') +
        garis('M104 240q12 24 40 24 26-2 34-28', c.garis, 6)
      )
    default:
      return (
        whole(142, 232, 19, c.garis) +
        whole(142, 232, 16, KUNING) +
        whole(141, 233, 10, TINTA) +
        whole(137, 228, 3.6, '#fff') +
        isi('M124 234c-3-26 37-28 37-3q-18-6-37 3z', c.sirip) +
        garis('M124 234q18-9 37-3', c.garis, 3.5)
      )
  }
}

function mulut(jenis: NonNullable<Keadaan['mulut']>, c: Rupa): string {
  if (jenis === 'biasa') {
    return (
      isi('M65 278c-4-8 1-15 9-15 26 3 58 9 78 19 14 9 14 27-1 30-18-4-61-11-85-22-4-3-4-8-1-12z', c.perut) +
      isi('M62 285c22 12 57 17 85 19 6 9-3 18-16 17-25-1-52-13-69-36z', c.bibir) +
      garis('M63 284c29 1 57 7 78 24', c.garis, 5)
    )
  }
  return (
    isi('M74 262c30 2 60 10 78 24l-6 40c-22 2-54-6-74-26-10-10-8-30 2-38z', '#6d2a2a') +
    isi('M66 276c-2-10 4-18 12-18 26 2 56 12 74 26 6 8 2 14-8 12-24-6-50-12-78-20z', c.perut) +
    isi('M58 300c20 10 54 20 88 18 8 10-2 22-16 22-28 0-62-14-72-40z', c.bibir)
  )
}

const dada = (c: Rupa, small: boolean) =>
  isi('M224 277c16-19 51-23 72-8 16 14 15 38-3 49-22 7-53-3-67-20-5-8-6-14-2-21z', c.perut) +
  (small ? '' : garis('M236 281q26-13 51-7M238 288q30-4 58 2M237 294q25 7 49 15', c.jari, 4))

/** The fish in its own coordinates: faces left, from 60,110 to 538,390. */
function tubuh(k: Keadaan): string {
  const c = k.rupa ?? COKELAT
  const bentuk = BADAN[k.badan ?? 'biasa']
  const isNormal = (k.badan ?? 'biasa') === 'biasa' || k.badan === 'bengkak'
  const tail = EKOR[k.ekor ?? 'biasa'](c)
  return [
    tail,
    k.kecil || k.ekor === 'geripis'
      ? ''
      : garis('M457 215q28-19 53-20M461 228q34-6 68-6M462 242q35 5 66 6M460 254q30 14 55 11', c.jari, 4),
    ...(isNormal
      ? [isi(SIRIP_PUNGGUNG, c.sirip), k.kecil ? '' : garis(JARI_PUNGGUNG, c.jari, 4)]
      : [isi(SIRIP_LAIN[k.badan === 'kurus' ? 'kurus' : 'bengkok'], c.sirip)]),
    isi(SIRIP_DUBUR[k.badan ?? 'biasa'], c.sirip),
    isi(SIRIP_PERUT[k.badan ?? 'biasa'], c.sirip),
    isi(bentuk.badan, c.badan),
    isNormal
      ? isi(
          'M86 246c30-37 66-63 123-76 76-17 165 9 232 36-4 10-37-1-79-8-66-10-140-8-188 9-33 10-61 25-88 39z',
          c.punggung,
        )
      : '',
    isi(bentuk.perut, c.perut),
    k.kecil ? '' : titik(isNormal ? LORENG : LORENG.filter(([x, y]) => x < 230 && y < 290), 12, c.sirip, 0.5),
    k.kecil ? '' : garis('M171 218c20 22 26 61 10 95', c.garis, 4, 0.55),
    k.dalam ?? '',
    k.insang === undefined
      ? garis('M208 211c11 14 17 25 36 37-9 10-8 46-39 76', c.garis, 5, 0.8)
      : isi('M196 206c34 16 52 44 50 66-2 26-18 48-42 60 12-40 12-84-8-126z', k.insang) +
        garis('M207 216c12 28 14 74 4 108M222 226c12 26 12 60 2 88M236 244c6 18 4 38-2 52', '#fff', 3.5, 0.55) +
        garis('M196 206c20 42 20 86 8 126', c.garis, 6),
    mulut(k.mulut ?? 'biasa', c),
    k.tanpaDada ? '' : dada(c, k.kecil === true),
    mata(k.mata ?? 'biasa', c),
    k.atas ?? '',
  ].join('')
}

export interface Letak {
  x: number
  y: number
  scale: number
  rotate?: number
  mirror?: boolean
}

/** A grouper centered at `x`, `y`, 478 × `scale` long. Faces left, or right if `mirror` is set. */
export function ikan(letak: Letak, keadaan: Keadaan = {}): string {
  return at(letak, `<g transform="translate(-299 -250)">${tubuh(keadaan)}</g>`)
}

/** A fry, slender and clear, 118 × `scale` long. */
export function benihKecil(letak: Letak, { gelembung = false, bengkok = false } = {}): string {
  const body = gelembung
    ? 'M-54 0C-46-14-18-16 6-11 26-7 38-3 46-2v5C38 6 32 10 26 20 6 46-34 38-42 14-48 10-52 6-54 0z'
    : bengkok
      ? 'M-54 0C-44-16-18-17 4-10 22-4 30-16 44-22l4 6C34-6 28 10 6 13-18 18-44 15-54 0z'
      : 'M-54 0C-44-16-18-17 6-12 26-8 38-3 46-2v5C36 5 24 9 6 13-18 18-44 15-54 0z'
  const tail = bengkok ? 'M42-18l12-24q2 16 18 22-18-4-26 8z' : 'M42 0l24-16q-7 16 0 32z'
  return at(
    letak,
    isi(tail, '#6d9698') +
      isi('M-14-14q24-14 40 4l-4 6zM6 12q14 12 22-3l-6-4z', '#8fb3b3') +
      `<path d="${body}" fill="#e6efe8" stroke="#5f8a8e" stroke-width="3"/>` +
      garis(bengkok ? 'M-24-5Q6-2 20-6T42-18' : 'M-24-5Q8-6 44 0', '#7f9c9b', 2.5) +
      (gelembung
        ? `<ellipse cx="-8" cy="17" rx="27" ry="15" fill="#fff" stroke="#278b9e" stroke-width="3"/>` +
          garis('M-26 14q4-8 14-9', '#9bced8', 3.5)
        : isi('M-36 4q18 14 40 4-10-12-40-4z', '#b0b79f')) +
      whole(-35, -3, 9.5, '#fff') +
      whole(-36, -3, 6, TINTA),
  )
}

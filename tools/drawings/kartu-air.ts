import { garis, isi, pasang, tiga, titik, whole } from './bentuk.ts'
import { ikan } from './ikan-sakit.ts'
import { PENYEBAB } from './penyebab.ts'
import { at } from './svg.ts'
import { gelembung, insangBesar, jaring, kaca, tumpukan } from './tanda.ts'
import { KARANG, KAYU, KAYU_GELAP, KUNING, LAUT_TUA, TINTA } from './warna.ts'

/* Pictures of water and cage problems: they show the place instead of one fish. */

export const megap = (x: number, y: number, scale: number) =>
  ikan({ x, y, scale, rotate: 60 }, { kecil: true, mulut: 'buka' })
const mati = (x: number, y: number, scale: number, mirror = false) =>
  ikan({ x, y, scale, rotate: 180, mirror }, { kecil: true, mata: 'mati', mulut: 'buka' })

/** A raft of planks with drums under it, its deck at `y`. */
export const rakit = (y: number) =>
  at(
    { y },
    [40, 110, 180, 250].map((x) => isi(`M${x} 4h34v14q-17 8-34 0z`, '#2773b0')).join('') +
      isi('M14-4h292v9H14z', KAYU) +
      isi('M14 3h292v4H14z', KAYU_GELAP) +
      garis('M60-4v-22M160-4v-22M260-4v-22M60-22h200', KAYU_GELAP, 3.5),
  )

export const muka = (y: number, warna: string, opacity = 1) =>
  isi(`M0 ${y}q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v${240 - y}H0z`, warna, opacity)

const lensa = (x: number, y: number, isinya: string, pegangan = 180) =>
  `<clipPath id="lensa"><circle cx="${x}" cy="${y}" r="40"/></clipPath>` +
  kaca(x, y, 40, pegangan, `<g clip-path="url(#lensa)">${at({ x, y }, isinya)}</g>`)

export const LINGKUNGAN = {
  'oksigen-rendah': () =>
    isi('M0 0h320v240H0z', '#27506b') +
    isi('M0 96q130-40 320-22v40H0z', '#e79a6c', 0.6) +
    isi('M252 22a24 24 0 1 0 24 34 26 26 0 0 1-24-34z', '#f7e3b0') +
    titik(pasang('40 28, 90 16, 130 44, 190 22, 216 50, 70 56'), 3.6, '#fff') +
    rakit(96) +
    muka(108, '#2d7688') +
    [112, 204, 290].map((x) => megap(x, 128, 0.15)).join('') +
    muka(142, '#2d7688', 0.88) +
    [66, 156, 246].map((x, i) => megap(x, 172 + (i % 2) * 8, 0.3)).join('') +
    muka(186, '#12394f', 0.78) +
    garis('M30 186q14-7 28 0M118 190q14-7 28 0M206 186q14-7 28 0', '#d0eaee', 3),
  'ledakan-alga': () =>
    isi('M0 0h320v240H0z', '#d0eaee') +
    whole(60, 44, 22, KUNING) +
    rakit(92) +
    muka(104, '#a8562c') +
    isi('M0 124q60-14 120 0t120 0 80-4v60q-60 14-120 0t-120 0-80 4z', '#c9713a', 0.6) +
    titik(
      Array.from({ length: 46 }, (_, i) => [(i * 73) % 316, 112 + ((i * 37) % 70)] as const),
      4,
      '#7d3a1e',
    ) +
    muka(186, '#2f7f8a', 0.75) +
    mati(58, 122, 0.2) +
    megap(132, 140, 0.21) +
    megap(190, 140, 0.17) +
    mati(110, 210, 0.26, true) +
    lensa(258, 170, PENYEBAB.alga, 215),
  amonia: () =>
    isi('M0 0h320v240H0z', '#f3e7cf') +
    at(
      { x: 8 },
      isi('M24 52h220v150q0 12-12 12H36q-12 0-12-12z', LAUT_TUA) +
        isi('M32 76h204v124q0 6-6 6H38q-6 0-6-6z', '#a9c7a0') +
        isi('M32 76q17-6 34 0t34 0 34 0 34 0 34 0 34 0v16H32z', '#c4d8b4') +
        tumpukan(134, 202, 3, 11) +
        titik(pasang('52 202, 70 202, 204 202, 220 202'), 10, '#6d4526') +
        ikan(
          { x: 96, y: 116, scale: 0.24 },
          { insang: '#8f2f2a', mulut: 'buka', kecil: true, atas: insangBesar('#b5332b', '#f0a79e') },
        ) +
        ikan(
          { x: 178, y: 152, scale: 0.24, mirror: true },
          { insang: '#8f2f2a', mulut: 'buka', kecil: true, atas: insangBesar('#b5332b', '#f0a79e') },
        ) +
        gelembung(tiga('60 150 4, 70 134 3, 120 160 4, 206 110 3, 150 104 3'), '#5f8a5a') +
        isi('M262 60h30v120a15 15 0 0 1-30 0z', '#fff') +
        isi('M265 108h24v72a12 12 0 0 1-24 0z', '#2f8f5a') +
        isi('M258 54h38v10h-38z', '#a9c2c6') +
        garis('M270 74v90', '#fff', 3, 0.7) +
        [
          [258, 206, '#f6e27a'],
          [274, 206, '#a5cf7a'],
          [290, 206, '#2f8f5a'],
        ]
          .map(([x, y, c]) => whole(Number(x), Number(y), 7, String(c)))
          .join(''),
    ),
  'salinitas-turun': () =>
    isi('M0 0h320v240H0z', '#b9cfd6') +
    isi('M70 60c-22 0-30-28-8-34 2-22 36-26 46-8 18-12 42 2 38 20 20 4 18 22 0 22z', '#6f8a95') +
    isi('M190 52c-18 0-24-22-6-28 4-18 30-20 38-6 16-8 34 2 32 16 14 4 14 18 0 18z', '#86a0aa') +
    garis(
      'M66 70l-6 16M90 70l-6 16M114 70l-6 16M138 70l-6 16M198 62l-6 16M222 62l-6 16M246 62l-6 16M78 88l-4 10M102 88l-4 10M126 88l-4 10M210 80l-4 10M234 80l-4 10',
      '#3f7fa6',
      4,
    ) +
    rakit(112) +
    muka(124, '#bfe3dc') +
    muka(160, '#4fa0b0') +
    muka(200, '#1f6f82') +
    jaring(60, 126, 150, 84, 21, '#00495a', 1.6) +
    ikan({ x: 132, y: 182, scale: 0.3, rotate: 6 }, { mulut: 'buka' }) +
    refraktometer(),
  'gelembung-gas': () =>
    isi('M0 0h320v240H0z', '#bfe3ea') +
    isi('M0 150q80-20 160 0t160 0v90H0z', '#8ccbd6') +
    ikan(
      { x: 236, y: 124, scale: 0.8 },
      {
        mata: 'tonjol',
        insang: '#c8372c',
        atas:
          insangBesar('#c8372c', '#f0a79e') +
          gasDi(
            tiga(
              '118 196 9, 158 198 12, 128 244 8, 164 234 9, 142 184 7, 112 220 6, 226 238 9, 240 262 7, 222 284 10, 234 306 6, 300 280 7, 262 300 6, 290 148 6, 340 150 5',
            ),
          ),
      },
    ) +
    gelembung(tiga('24 190 8, 40 170 5, 20 60 7, 38 40 5, 60 26 4, 58 206 6, 300 30 6, 284 50 4')),
  keracunan: () =>
    isi('M0 0h320v240H0z', '#e2dcc8') +
    isi('M252 30h58v76h-58z', '#6b5a52') +
    isi('M248 26h66v10h-66zM248 62h66v8h-66zM248 98h66v8h-66z', '#4a3d38') +
    whole(281, 50, 9, '#f1bf5b') +
    garis('M281 45v6M281 54.5h0', TINTA, 2.6) +
    isi('M252 84q-20 4-24 26l-10 20h34z', '#2f2a36') +
    muka(108, '#7fb0a4') +
    isi('M30 118q60-16 120-4 50-18 110-4 40-6 60 2v26q-60 10-120 2-60 14-120-2-40 6-80-2z', '#2f2a36', 0.88) +
    isi('M60 122q40-10 70 0-30 12-70 0zM180 122q30-10 60 0-30 10-60 0z', '#6d56a8', 0.6) +
    isi('M80 124q20-6 40 0-20 6-40 0z', '#61afbe', 0.6) +
    mati(84, 136, 0.24) +
    mati(196, 142, 0.2, true) +
    muka(178, '#4f8a86', 0.8) +
    mati(130, 198, 0.28, true) +
    mati(262, 210, 0.22),
  'luka-jaring': () =>
    isi('M0 0h320v240H0z', '#9bced8') +
    isi('M0 150q80-20 160 0t160 0v90H0z', '#61afbe') +
    jaring(-10, -10, 130, 260, 26, '#00495a', 4) +
    garis('M120-4v250', LAUT_TUA, 5) +
    ikan(
      { x: 186, y: 124, scale: 0.5 },
      {
        atas:
          isi('M62 262q30-8 60 8-6 26-40 16-22-8-20-24z', '#c8442f') +
          garis('M210 200l70 60M250 190l70 56M300 196l60 46M360 210l44 34M200 246l60 50', '#c8442f', 8) +
          garis('M284 196l-64 60M346 200l-80 76M392 214l-60 56', '#d98a6d', 5) +
          titik(pasang('400 250, 386 268, 420 240, 292 300, 250 262'), 14, '#f4f6f2'),
      },
    ) +
    garis('M52 98l14 8M46 122h16M52 148l14-8', KARANG, 5),
} satisfies Record<string, () => string>

function gasDi(points: [number, number, number][]): string {
  return points
    .map(
      ([x, y, r]) =>
        whole(x, y, r, '#fff') + whole(x, y, r * 0.72, '#9bced8') + whole(x - r * 0.25, y - r * 0.3, r * 0.25, '#fff'),
    )
    .join('')
}

function refraktometer(): string {
  return (
    whole(266, 180, 42, LAUT_TUA) +
    whole(266, 180, 37, '#fff') +
    isi('M229 180a37 37 0 0 1 74 0z', '#8fc0e6') +
    garis('M256 158h20M260 166h12M256 174h20M260 182h12M256 190h20M260 198h12M256 206h20', TINTA, 2.4) +
    garis('M292 156v40M284 188l8 10 8-10', KARANG, 4.5)
  )
}

/** The scene of the water class, matching those of the other five: 640 by 480, with round corners. */
export function gambarKelasAir(): string {
  const isinya =
    isi('M0 0h320v240H0z', '#d0eaee') +
    whole(58, 46, 21, KUNING) +
    isi('M176 50c-16 0-20-20-5-24 3-15 26-18 33-6 14-6 30 2 28 15 13 3 12 15 0 15z', '#86a0aa') +
    garis('M178 58l-4 10M196 58l-4 10M214 58l-4 10', '#3f7fa6', 3) +
    rakit(92) +
    muka(104, '#61afbe') +
    isi('M214 104q14 6 26 0t40 0 40 0v52q-30 14-60 4-34 2-46-20-12-20 0-36z', '#c9713a', 0.8) +
    titik(
      pasang('232 116, 246 126, 262 114, 276 130, 292 118, 306 132, 252 142, 284 146, 300 152, 238 134, 268 150'),
      4,
      '#7d3a1e',
    ) +
    megap(66, 126, 0.18) +
    megap(196, 124, 0.15) +
    muka(138, '#278b9e', 0.85) +
    jaring(24, 104, 180, 112, 22.4, '#00495a', 1.6) +
    ikan({ x: 106, y: 172, scale: 0.29 }, { insang: '#c8372c', mulut: 'buka' }) +
    muka(214, '#00677a') +
    garis('M160 92V150', TINTA, 2.4) +
    isi('M154 148h12v26q0 6-6 6t-6-6z', TINTA) +
    isi('M138 56h44q5 0 5 5v31q0 5-5 5h-44q-5 0-5-5V61q0-5 5-5z', LAUT_TUA) +
    isi('M140 62h40v20h-40z', '#d0eaee') +
    garis('M145 66l9 2 8-1 6 8 7 3', KARANG, 3) +
    titik(pasang('148 90, 160 90, 172 90'), 5, KUNING) +
    kaca(266, 188, 40, 215, at({ x: 266, y: 188 }, molekul()))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><clipPath id="pa"><rect width="640" height="480" rx="24"/></clipPath><g clip-path="url(#pa)"><g transform="scale(2)" stroke-linecap="round" stroke-linejoin="round">${isinya}</g></g></svg>\n`
}

/** Oxygen in water: few molecules of two atoms each. */
function molekul(): string {
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
      .join('') + garis('M18-30v18M11-19l7 8 7-8', KARANG, 4)
  )
}

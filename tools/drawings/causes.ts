import { CORAL, CORAL_DARK, CORAL_LIGHT, INK, SEA_DARK, YELLOW } from './colors.ts'
import { cryptocaryon } from './kerapu.ts'
import { content, ellipse, pairs, point, stripe, triangles, whole } from './shapes.ts'
import { at, d } from './svg.ts'
import { isopod, leechAt, lice, trashFish, worm } from './tanda.ts'

/* Causes of diseases as seen through a magnifying glass, drawn around 0,0 in a disc of 40. */

const rod = (x: number, y: number, rotate: number, color: string, body: string, width: number, tail = '') =>
  at(
    { x, y, rotate },
    (tail ? stripe(tail, color, 1.8) : '') + stripe(body, color, width) + stripe('M-5-4q4-3 8-2', '#fff', 1.6, 0.6),
  )

const cocci = (points: readonly (readonly [number, number])[], color: string, dark: string) =>
  point(points, 12, dark) +
  point(points, 9.5, color) +
  point(
    points.map(([x, y]) => [x - 1.5, y - 1.5] as const),
    3,
    '#fff',
    0.6,
  )

/** An icosahedron seen on a corner, as viruses are drawn. */
export const virus = (x: number, y: number, r: number) => {
  const p = (k: number, i: number) => d`${Math.sin((i * Math.PI) / 3) * r * k} ${-Math.cos((i * Math.PI) / 3) * r * k}`
  const outside = `M${[0, 1, 2, 3, 4, 5].map((i) => p(1, i)).join('L')}z`
  const inside = `M${[0, 2, 4].map((i) => p(0.56, i)).join('L')}z`
  const ribs = `M${p(0.56, 0)}L${p(1, 0)}M${p(0.56, 0)}L${p(1, 5)}M${p(0.56, 0)}L${p(1, 1)}M${p(0.56, 2)}L${p(1, 1)}M${p(0.56, 2)}L${p(1, 2)}M${p(0.56, 2)}L${p(1, 3)}M${p(0.56, 4)}L${p(1, 3)}M${p(0.56, 4)}L${p(1, 4)}M${p(0.56, 4)}L${p(1, 5)}`
  return at(
    { x, y },
    content(outside, CORAL) + content(inside, CORAL_LIGHT) + stripe(ribs + inside, CORAL_DARK, Math.max(1, r * 0.07)),
  )
}

const hypha =
  stripe(
    'M-30 26C-16 10-10 4 2-2S22-16 28-28M-8 4C-14-8-14-16-20-26M6-4c10 8 16 16 26 20M-18 14c8 6 12 12 14 22',
    SEA_DARK,
    4,
  ) +
  point(pairs('28 -28, -20 -26, 32 16, -4 36'), 13, '#d8953d') +
  point(pairs('28 -28, -20 -26, 32 16, -4 36'), 7, YELLOW)

const trichodina =
  whole(0, 0, 29, '#7fb2c4') +
  whole(0, 0, 24, '#cfe6ec') +
  stripe(
    Array.from({ length: 18 }, (_, i) => {
      const a = (i / 18) * 2 * Math.PI
      const p = (k: number, t: number) => d`${Math.cos(a + t) * k} ${Math.sin(a + t) * k}`
      return `M${p(10, 0)}L${p(16, 0.1)}L${p(20, -0.12)}`
    }).join(''),
    '#2f6f86',
    2.2,
  ) +
  `<circle r="13.5" fill="none" stroke="#2f6f86" stroke-width="2.5"/>` +
  stripe(
    Array.from({ length: 36 }, (_, i) => {
      const a = (i / 36) * 2 * Math.PI
      return d`M${Math.cos(a) * 29} ${Math.sin(a) * 29}L${Math.cos(a + 0.1) * 34} ${Math.sin(a + 0.1) * 34}`
    }).join(''),
    '#4d8ea3',
    1.6,
  )

const amyloodinium =
  content('M-40 22q40-10 80 0v20h-80z', '#ad9d77') +
  triangles('-18 0 0.9, 14 -4 1.15')
    .map(([x, y, s]) =>
      at(
        { x, y, scale: s },
        stripe('M0 18l-7 8M0 18v10M0 18l7 8', '#6d4609', 2.5) +
          content('M0 20C-8 14-16 4-16-8a16 17 0 0 1 32 0C16 4 8 14 0 20z', '#b98524') +
          content('M0 16C-6 10-12 2-12-8a12 13 0 0 1 24 0C12 2 6 10 0 16z', YELLOW) +
          whole(1, -6, 6, '#8a5a12') +
          point(pairs('-6 -10, 7 2, -4 3, 5 -15'), 2.4, '#8a5a12'),
      ),
    )
    .join('')

const ichthyophonus = triangles('-10 -8 21, 20 16 14, -18 24 9, 22 -20 8')
  .map(
    ([x, y, r]) =>
      whole(x, y, r, '#7a5a4a') +
      whole(x, y, r * 0.84, '#f7efdf') +
      whole(x, y, r * 0.68, '#d9b99a') +
      point(
        [
          [x - r * 0.3, y - r * 0.25],
          [x + r * 0.28, y - r * 0.3],
          [x, y + r * 0.05],
          [x - r * 0.3, y + r * 0.32],
          [x + r * 0.3, y + r * 0.28],
        ],
        r * 0.2,
        '#6b3a2a',
      ),
  )
  .join('')

/** A head of mold spores on its stalk. */
export const mold = (x: number, y: number, scale: number, rotate = 0) =>
  at(
    { x, y, scale, rotate },
    stripe('M0 34V0', '#7da58c', 4) +
      stripe(
        Array.from({ length: 9 }, (_, i) => {
          const a = Math.PI + (i / 8) * Math.PI
          return d`M${Math.cos(a) * 8} ${-4 + Math.sin(a) * 8}L${Math.cos(a) * 20} ${-4 + Math.sin(a) * 20}`
        }).join(''),
        '#3f8a4f',
        4.5,
      ) +
      `<path d="M-20-4a20 20 0 0 1 40 0" fill="none" stroke="#2c6a3a" stroke-width="6" stroke-dasharray=".1 7"/>` +
      whole(0, -4, 8, '#9bcb9f'),
  )

const gillWorm = (x: number, y: number, rotate: number, s: number) =>
  at(
    { x, y, rotate, scale: s },
    content('M-5-28c4-5 9-3 11 1 4 12 6 30 2 44l-6 10h-8C-12 10-10-14-5-28z', '#7b9a94') +
      content('M-3-25c3-4 6-2 7 1 4 12 4 28 1 40l-4 8h-4C-9 10-7-12-3-25z', '#f3f8f4') +
      point(pairs('-2 -19, 3 -19, -2 -15, 3 -15'), 2.4, INK) +
      stripe('M-5 26l-4 6M-1 27v8M4 27l5 6', '#4d6e69', 2.4),
  )

const citrus =
  whole(0, 0, 29, '#dc8a1f') +
  whole(0, 0, 25, '#fdf0d2') +
  Array.from({ length: 8 }, (_, i) => at({ rotate: i * 45 + 20 }, content('M0-4l-7-15q7-5 14 0z', '#f1a93a'))).join('')

const skin = whole(0, 0, 42, '#ad9d77')

/** A ciliate like a drop of water, with its cilia. */
const tear =
  stripe('M-16-7l-3-5M-8-10l-2-6M0-10v-6M8-9l3-5M-16 7l-3 5M-8 10l-2 6M0 10v6M8 9l3 5', '#2f6f86', 1.8) +
  content('M18 0C10-12-8-14-18 0c10 14 28 12 36 0z', '#cfe6ec') +
  whole(-4, 0, 5, '#2f6f86') +
  stripe('M18 0h9', '#2f6f86', 2)

export const CAUSES = {
  vibrio:
    rod(-16, -12, 10, CORAL, 'M-10 3Q0-9 11-1', 10, 'M10 0c8 6 10-6 18 0') +
    rod(14, 4, -40, CORAL_DARK, 'M-10 3Q0-9 11-1', 10, 'M10 0c8 6 10-6 18 0') +
    rod(-12, 18, 70, CORAL, 'M-9 3Q0-8 10-1', 9, 'M10 0c8 6 10-6 16 0') +
    rod(16, -24, 30, CORAL, 'M-8 3Q0-7 9-1', 8.5, 'M8 0c6 5 8-5 14 0'),
  fotobakteri: triangles('-16 -16 20, 14 -12 -50, -12 16 80, 18 18 10, -2 0 -15')
    .map(([x, y, r]) =>
      at(
        { x, y, rotate: r },
        stripe('M-6 0h12', '#a9314d', 12) + stripe('M-1 0h2', '#f2b9c0', 9) + stripe('M-7-3h3', '#fff', 1.5, 0.6),
      ),
    )
    .join(''),
  streptokokus:
    cocci(pairs('-30 -8, -20 -14, -9 -15, 2 -11, 11 -4, 20 2, 31 3'), '#8a6fc4', '#523f86') +
    cocci(pairs('-24 22, -13 20, -3 24, 8 26, 18 22'), '#8a6fc4', '#523f86') +
    cocci(pairs('8 -28, 18 -24'), '#8a6fc4', '#523f86'),
  tenaci: stripe(
    'M-34-18Q-10-30 6-18T34-24M-34-4Q-12-12 4-4T36-6M-32 12q20-12 36-2t32 0M-24 26q16-12 30-4t24-4M-16-32q6 20-2 40t4 26M18-34q-8 22 0 40t-4 28',
    '#d8953d',
    4.2,
  ),
  nokardia:
    stripe(
      'M-32 20C-16 14-8 6 0-2S20-18 32-22M-10 8c-4-12-2-20-10-30M-4 2c10 2 18 10 30 10M10-10c0-8-2-14 4-22M-18 14c2 8 0 14 4 20M14 10c2 8 8 12 10 20',
      '#6d56a8',
      4.2,
    ) + point(pairs('-32 20, 32 -22, -20 -22, 26 12, 14 -32, 24 30, -14 34'), 6, '#523f86'),
  virusKecil:
    virus(-14, -10, 12) +
    virus(14, -18, 10) +
    virus(12, 12, 13) +
    virus(-14, 20, 9) +
    virus(30, 4, 7) +
    virus(-32, 6, 6),
  virusBesar: virus(-2, 0, 27) + virus(28, -22, 9) + virus(28, 24, 8) + virus(-30, 26, 7),
  kripto: skin + point(pairs('-26 -20, 24 26, -22 26'), 12, '#fff', 0.8) + cryptocaryon(22),
  amyloodinium,
  trichodina,
  cacingKulit: skin + worm(-8, 0, 0.95, 20) + worm(24, 18, 0.45, -30) + worm(22, -18, 0.4, 60),
  cacingInsang:
    stripe('M-30-40Q-20 0-30 40M-14-42Q-4 0-14 42M2-42q10 42 0 84M18-40q10 40 0 80', '#e08f86', 9) +
    gillWorm(-12, 0, 25, 0.85) +
    gillWorm(14, 8, -30, 0.7),
  lintah:
    content('M-42 26q42-8 84 0v20h-84z', '#ad9d77') +
    leechAt(-26, 24, 0, 0.95) +
    point(pairs('-26 -16, -17 -22, 26 -14'), 9, '#5b3018') +
    point(pairs('-26 -16, -17 -22, 26 -14'), 5, '#a8714c'),
  kutu: whole(0, 0, 42, '#e3d9bd') + isopod(-12, 0, 0.82, -15) + lice(20, 2, 0.62, 25),
  hifa: whole(0, 0, 42, '#f3e7cf') + hypha,
  ikti: whole(0, 0, 42, '#e8b9a8') + ichthyophonus,
  kapang:
    whole(0, 0, 42, '#f3e7cf') +
    mold(-16, 6, 0.8, -12) +
    mold(14, 0, 1, 6) +
    point(pairs('-30 -22, -6 -28, 34 -26, -30 20, 34 22'), 4, '#2c6a3a'),
  jeruk: whole(0, 0, 42, '#fdf6e3') + citrus,
  cacingDalam:
    whole(0, 0, 42, '#f2cbbd') +
    stripe('M-26-8c6-20 34-20 34-2s-28 14-28 0 20-12 30 4-6 30-22 26', '#8f4f3e', 8) +
    stripe('M-26-8c6-20 34-20 34-2s-28 14-28 0 20-12 30 4-6 30-22 26', '#fdf6e3', 5) +
    stripe('M16 22c8-6 14 2 18-4', '#fdf6e3', 4.5),
  spora:
    content('M-42-6q10-14 21-2t21 0 21 0 21 2v50h-84z', '#e8b9a8') +
    stripe('M-32 4v30M-14 6v30M4 6v30M22 6v30', '#c98a78', 2.5) +
    triangles('-24 14 20, -6 20 -30, 12 12 60, 30 22 10, -20 30 80, 4 32 0, 24 34 40')
      .map(([x, y, r]) => at({ x, y, rotate: r }, ellipse(0, 0, 5.5, 3.6, '#523f86') + ellipse(-1, -1, 2, 1.2, '#fff')))
      .join('') +
    triangles('-20 -22 30, 8 -26 -20, 26 -16 50')
      .map(([x, y, r]) => at({ x, y, rotate: r }, ellipse(0, 0, 5.5, 3.6, '#8a6fc4')))
      .join(''),
  uronema:
    skin +
    triangles('-14 -10 20, 14 8 -40, -10 20 80')
      .map(([x, y, r]) => at({ x, y, rotate: r }, tear))
      .join(''),
  limfo:
    skin +
    triangles('-14 -10 17, 16 -8 14, 0 16 19, -26 16 10, 26 20 9')
      .map(
        ([x, y, r]) =>
          whole(x, y, r, '#8fa3a0') + whole(x, y, r - 2, '#eef2ee') + whole(x - 2, y - 2, r * 0.35, '#c3d0d0'),
      )
      .join(''),
  rucah: whole(0, 0, 42, '#e4f1f4') + trashFish(0, -16, 0.9, -6) + trashFish(2, 2, 0.9, 4) + trashFish(-2, 20, 0.9, -4),
  tengik:
    whole(0, 0, 42, '#fbebcf') +
    content('M0-34q22 30 22 44a22 22 0 0 1-44 0q0-14 22-44z', '#d8953d') +
    content('M0-26q17 26 17 36a17 17 0 0 1-34 0q0-10 17-36z', '#f4cd4f') +
    stripe('M-10 10q0 10 9 12', '#fff3bf', 4),
  minyak:
    whole(0, 0, 42, '#e4f1f4') +
    content('M-6-32q20 28 20 40a20 20 0 0 1-40 0q0-12 20-40z', '#dc8a1f') +
    content('M-6-24q15 24 15 32a15 15 0 0 1-30 0q0-8 15-32z', '#f6c879') +
    content('M-18 10Q-8 0 6 8q-12 12-24 2zM4 8l8-5v10z', '#b46a0d'),
  alga:
    pairs('-20 -16, -8 -10, 4 -4, 16 2')
      .map(
        ([x, y]) =>
          whole(x, y, 8.5, '#7d3a1e') + whole(x, y, 6, '#c9713a') + stripe(d`M${x - 5} ${y + 3}l10-6`, '#7d3a1e', 1.6),
      )
      .join('') +
    pairs('18 -24, -22 18, 6 26, 28 24')
      .map(
        ([x, y]) =>
          ellipse(x, y, 9, 7, '#7d3a1e') +
          ellipse(x, y, 6.5, 4.8, '#c9713a') +
          stripe(d`M${x} ${y - 7}v14M${x + 8} ${y}q6 2 8-3`, '#7d3a1e', 1.6),
      )
      .join(''),
} satisfies Record<string, string>

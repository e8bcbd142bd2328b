import { INK, SEA_DARK, SEA_PALE, WOOD_DEEP, YELLOW_DARK } from './colors.ts'
import { content, ellipse, pairs, point, stripe, whole } from './shapes.ts'
import { scatter } from './sick-fish.ts'
import { at, d, num } from './svg.ts'

export const BLOOD = '#c8372c'

/* Visible signs of a sick fish, around it or under a magnifying glass. Marks on the fish use the fish's own coordinates. */

/** Part of a disc on one side of a line at `offset` from its middle; `angle` is where that side lies, in degrees. */
export function truncate(cx: number, cy: number, r: number, angle: number, offset: number): string {
  const a = (angle * Math.PI) / 180
  const half = Math.acos(Math.max(-1, Math.min(1, offset / r)))
  const p = (t: number) => [cx + r * Math.cos(t), cy + r * Math.sin(t)] as const
  const [x1, y1] = p(a - half)
  const [x2, y2] = p(a + half)
  return d`M${x1} ${y1}A${r} ${r} 0 ${half > Math.PI / 2 ? 1 : 0} 1 ${x2} ${y2}z`
}

/** A magnifying glass; `handle` is the direction of its handle in degrees. Its content must stay within `r`. */
export function glass(cx: number, cy: number, r: number, handle: number, inner: string, base = SEA_PALE): string {
  const a = (handle * Math.PI) / 180
  const p = (k: number) => d`${cx + Math.cos(a) * k} ${cy + Math.sin(a) * k}`
  return (
    stripe(`M${p(r)}L${p(r * 1.62)}`, WOOD_DEEP, r * 0.26) +
    stripe(`M${p(r * 1.25)}L${p(r * 1.62)}`, YELLOW_DARK, r * 0.26) +
    whole(cx, cy, r, base) +
    inner +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="#faf6ee" stroke-width="${num(r * 0.16)}"/>` +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 1.1)}" fill="none" stroke="${SEA_DARK}" stroke-width="${num(r * 0.09)}"/>`
  )
}

export const whiteSpot = () =>
  point(scatter(34, 17, 84, 428, 5), 9, '#fff') +
  point(scatter(22, 20, 100, 428, 9), 6, '#fff') +
  point(pairs('462 216, 486 203, 506 233, 478 253, 504 257, 292 140, 262 148, 384 166, 372 334'), 7, '#fff')

/** Fine gold dust over the whole flank. */
export const dust = () =>
  content(
    'M86 256c32-42 70-70 123-82 76-17 165 9 232 36 6 9 8 40 4 52-64 32-136 76-210 80-72 5-128-18-152-50-6-10-4-26 3-36z',
    '#b98524',
    0.5,
  ) +
  point(scatter(84, 14, 90, 428, 2), 6.5, '#f6cf63') +
  point(scatter(40, 20, 100, 428, 4), 5, '#8a5a12')

/** A leech with its big sucker at 0,0, arched like a looper, about 60 long. */
export const leechAt = (x: number, y: number, rotate: number, scale = 1) => {
  const body = 'M0 0C-6-26 12-44 26-36 44-26 36-4 54-8'
  return at(
    { x, y, rotate, scale },
    stripe(body, '#3a2317', 15) +
      stripe(body, '#7d4a33', 9) +
      `<path d="${body}" fill="none" stroke="#b57a55" stroke-width="9" stroke-dasharray="1 11"/>` +
      whole(0, 0, 10, '#3a2317') +
      whole(54, -8, 8.5, '#3a2317'),
  )
}

/** A biting isopod, about 60 long, head up. */
export const isopod = (x: number, y: number, scale: number, rotate = 0) =>
  at(
    { x, y, scale, rotate },
    stripe(
      'M-14-12l-12-8M-16-2l-14-2M-16 8l-14 4M-14 17l-11 8M14-12l12-8M16-2l14-2M16 8l14 4M14 17l11 8',
      '#4a2f22',
      4,
    ) +
      stripe('M-6-26l-6-9M6-26l6-9', '#4a2f22', 3) +
      ellipse(0, 0, 18, 29, '#4a2f22') +
      ellipse(0, 0, 14.5, 25.5, '#c98a70') +
      stripe('M-13-9q13 6 26 0M-14 0q14 6 28 0M-14 9q14 6 28 0M-11 18q11 5 22 0', '#8f4f3e', 3) +
      point(pairs('-6 -19, 6 -19'), 5, INK),
  )

/** A sea louse: a round shield, and two strings of eggs. About 60 long. */
export const lice = (x: number, y: number, scale: number, rotate = 0) =>
  at(
    { x, y, scale, rotate },
    stripe('M-6 20v26M6 20v26', '#a86b53', 5) +
      stripe('M-17-4l-9 8M17-4l9 8M-14 8l-8 10M14 8l8 10', '#4a2f22', 3.5) +
      ellipse(0, 14, 9, 14, '#c98a70') +
      ellipse(0, -8, 21, 20, '#4a2f22') +
      ellipse(0, -8, 18, 17, '#dba98f') +
      stripe('M-9-20q9 8 18 0M0-14v18', '#8f4f3e', 3) +
      point(pairs('-7 -14, 7 -14'), 4.5, INK),
  )

/** A flat clear worm with its hooks behind and two suckers in front, about 60 long. */
export const worm = (x: number, y: number, scale: number, rotate = 0, dark = '#8aa3a0') =>
  at(
    { x, y, scale, rotate },
    content('M-6-26C10-30 22-4 17 14 13 26-13 26-17 14-22-2-16-22-6-26z', dark) +
      content('M-5-22C8-26 18-4 14 12 10 22-10 22-14 12-18-2-13-19-5-22z', '#f3f8f4') +
      content('M-3-12q10 2 8 16-6 6-10 0-4-10 2-16z', dark, 0.5) +
      whole(-8, -23, 4.5, dark) +
      whole(5, -23, 4.5, dark) +
      whole(0, 21, 9.5, dark) +
      whole(0, 21, 5, '#f3f8f4'),
  )

/** An open sore about 60 across. */
export const ulcer = (x: number, y: number, scale: number) =>
  at(
    { x, y, scale },
    content('M-28 2c-2-26 26-32 40-24 22 6 22 34 8 44-18 10-46 4-48-20z', '#e2a083') +
      content('M-21 2c-2-19 20-24 30-18 17 5 17 26 6 33-13 8-34 3-36-15z', '#c8442f') +
      content('M-11 2c-1-10 10-13 16-9 9 2 9 13 3 17-7 4-18 2-19-8z', '#7d1f1a') +
      stripe('M-4-2l3 3M5 4l2-3', '#f0b9a8', 3),
  )

/** A tuft like cotton wool about 60 across. */
export const cotton = (x: number, y: number, scale: number) => {
  const hairs = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * 2 * Math.PI
    const r = i % 2 ? 34 : 28
    return d`M${Math.cos(a) * 14} ${Math.sin(a) * 14}L${Math.cos(a + 0.15) * r} ${Math.sin(a + 0.15) * r}`
  }).join('')
  return at(
    { x, y, scale },
    stripe(hairs, '#aab5b3', 6) +
      stripe(hairs, '#fff', 3.5) +
      content('M-20-4c-4-16 10-22 18-18 14-6 24 6 20 16 8 14-4 24-14 22-12 8-26-4-24-20z', '#fff') +
      stripe('M-13-8q7-8 13-1M4 14q9 0 10-9', '#c3cccb', 3),
  )
}

export const bubbles = (points: readonly (readonly [number, number, number])[], color = '#5fa9b7') =>
  points
    .map(
      ([x, y, r]) =>
        `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#fff" fill-opacity=".6" stroke="${color}" stroke-width="1.6"/>`,
    )
    .join('')

/** The net of a cage within a box: meshes of `step`. */
export function net(x: number, y: number, w: number, h: number, step: number, color: string, width = 1.4): string {
  let out = ''
  for (let i = step; i < w + h; i += step) {
    const [a, b] = [Math.min(i, w), Math.max(0, i - w)]
    const [e, f] = [Math.max(0, i - h), Math.min(i, h)]
    out += d`M${x + a} ${y + b}L${x + e} ${y + f}M${x + w - a} ${y + b}L${x + w - e} ${y + f}`
  }
  return stripe(out, color, width)
}

/** A sore that has gone black and hollow, about 60 across. */
export const crater = (x: number, y: number, scale: number) =>
  at(
    { x, y, scale },
    content('M-30 4l4-20 16-12 18 2 14-8 8 14 10 8-4 18 2 14-16 8-12 10-16-6-16 2-6-14z', '#55503f') +
      content('M-22 4l6-18 14-8 16 4 10 8 4 16-10 16-18 4-16-6z', '#241f1c') +
      content('M-10 4q0-12 12-12 12 2 12 14-4 8-14 8-8-2-10-10z', '#000'),
  )

/** A heap of feed pellets, its middle at the bottom; each pellet is a dot. */
export const pile = (x: number, y: number, rows: number, step: number) => {
  const points: [number, number][] = []
  for (let r = 0; r < rows; r++) {
    for (let i = 0; i < (rows - r) * 2; i++) points.push([x + (i - (rows - r) + 0.5) * step, y - r * step * 0.8])
  }
  return point(points, step * 1.05, '#6d4526') + point(points, step * 0.6, '#9a6a3f')
}

/** A small silver fish as it is fed to grouper, 60 long. */
export const trashFish = (x: number, y: number, scale: number, rotate = 0) =>
  at(
    { x, y, scale, rotate },
    content('M22 0l12-10q-4 10 0 20z', '#5f7f92') +
      content('M-32 0Q-12-14 24-1q-34 16-56 1z', '#c3d3da') +
      content('M-32 0Q-12-14 24-1-6-4-32 0z', '#4d7287') +
      whole(-23, -2, 3, INK),
  )

export type Organ = 'benjol' | 'limpa' | 'hati'

/** The opened belly: kidney above, liver in front, gut, spleen. */
export function openBelly(what: Organ): string {
  const bumps: [number, number][] = pairs(
    '262 262, 284 254, 304 270, 270 288, 292 300, 254 306, 316 288, 274 238, 310 229, 346 228, 380 236, 350 274, 368 268, 360 284',
  )
  return (
    '<path d="M226 240c50-34 144-36 196-8 4 44-70 108-188 110-18-32-22-70-8-102z" fill="#f2cbbd" stroke="#8f4f3e" stroke-width="7"/>' +
    stripe('M250 240q80-26 148-4', '#7d2a35', 17) +
    stripe('M290 322q44 4 56-20t44-30', '#d9a878', 17) +
    stripe('M290 322q44 4 56-20t44-30', '#efcfa8', 11) +
    content('M238 256c36-20 86-12 98 10 4 26-44 60-90 60-16-20-16-50-8-70z', what === 'hati' ? '#f4cd4f' : '#9c4a3a') +
    (what === 'hati'
      ? content('M250 266c30-14 62-8 72 6-20-6-50-6-74 16z', '#fdeaa0') +
        point(pairs('268 300, 292 290, 312 284, 256 316'), 11, '#fff3bf')
      : '') +
    (what === 'limpa'
      ? '<path d="M276 268c30-24 96-26 112-4 6 28-60 54-100 44-20-8-24-26-12-40z" fill="#2c0b18"/>' +
        stripe('M298 268q34-18 66-8', '#6b3146', 6)
      : ellipse(360, 276, 25, 15, '#6b1d2b')) +
    (what === 'benjol' ? point(bumps, 14, '#7a4a3a', 0.5) + point(bumps, 11, '#fff') : '')
  )
}

/** Grey slime that hangs down in strings. */
export function mucus(): string {
  const kain =
    'M86 262c30-50 75-84 123-92 76-12 165 12 232 38 6 14 4 44-2 54-12 6-16 14-18 34-2 30-2 60-8 60s-8-30-10-52c-4-20-24-18-28 2-2 26 0 92-8 92s-8-66-10-90c-4-20-28-18-32 2-2 20-2 60-8 60s-8-34-10-52c-6-18-28-16-32 6-2 30-2 104-10 104s-8-72-12-98c-6-16-26-16-30 0-4 24-2 74-8 74s-8-46-12-70c-8-18-34-22-46-38-8-10-22-26-35-34z'
  return (
    `<path d="${kain}" fill="#cfd6d3" fill-opacity=".86" stroke="#8e9b99" stroke-width="6"/>` +
    stripe('M126 232q36-34 76-38M236 190q60-2 110 20M256 240q40-8 84 4M176 256q24-12 44-6M380 232l40 12', '#fff', 8)
  )
}

export function bones(): string {
  const segments = 'M232 226Q280 222 318 250T380 246 440 214'
  return (
    stripe(segments, '#5f5138', 15, 0.6) +
    `<path d="${segments}" fill="none" stroke="#fff" stroke-width="8"/>` +
    `<path d="${segments}" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="butt" stroke-dasharray="5 13"/>`
  )
}

export function largeGill(color: string, line: string): string {
  return (
    content('M192 196c44 14 68 46 66 76-2 32-26 60-58 72 18-46 18-100-8-148z', color) +
    stripe('M206 212c16 36 18 80 6 116M222 224c16 30 16 68 4 94M238 242c10 22 8 46-2 64', line, 5) +
    stripe('M192 196c26 48 26 102 8 148', '#5f5138', 8)
  )
}

/** Bleeding at mouth, fins and vent. */
export const reddening = () =>
  stripe('M70 288q40 4 70 26', BLOOD, 17) +
  stripe('M72 274q34 2 66 16', BLOOD, 9, 0.7) +
  content('M216 274c8-14 22-18 34-14l4 58c-18-2-32-14-38-26-2-8-2-12 0-18z', BLOOD) +
  stripe('M250 276l30 2M252 290l34 6M250 304l28 10', BLOOD, 4) +
  content('M206 334q26-8 50 6l18 44q-40-4-62-34z', BLOOD, 0.9) +
  whole(322, 318, 17, BLOOD) +
  stripe('M340 322q40-10 68-40', BLOOD, 15) +
  point(pairs('180 322, 196 334, 286 336, 300 326, 270 330, 160 316'), 7, BLOOD)

/** A spleen with white nodules, for under a glass. */
export const bumpySpleen = (x: number, y: number) =>
  at(
    { x, y },
    content('M-22 2c4-16 34-22 44-6 4 14-14 26-30 24-10-2-16-10-14-18z', '#6b1d2b') +
      point(pairs('-12 2, -2 -6, 10 -4, 2 8, 14 4, -10 12'), 6, '#fff'),
  )

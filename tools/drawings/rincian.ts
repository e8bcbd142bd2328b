import { INK, SEA_PALE, YELLOW } from './colors.ts'
import { content, stripe, whole } from './shapes.ts'
import { BROWN, ikan } from './sick-fish.ts'
import { at, d } from './svg.ts'

/* Backgrounds and close-ups of the sign pictures. */

const BOX_PATH = 'M14 0H146a14 14 0 0 1 14 14V146a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V14a14 14 0 0 1 14-14z'

/** Backgrounds: water, the table on which a fish is opened, and night. */
export const BACKGROUND = {
  air: content(BOX_PATH, SEA_PALE),
  desk: content(BOX_PATH, '#f3e7cf'),
  malam: content(BOX_PATH, '#27506b'),
}
/** Water from `y` to the bottom. */
export const waves = (y: number, color: string) =>
  content(d`M0 ${y}q20-8 40 0t40 0 40 0 40 0V146a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z`, color)
/** Water with a wave in it, behind most signs. */
export const AIR =
  BACKGROUND.air + content('M0 66c28-9 52 7 82-1 30-7 54 5 78-3V146a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z', '#b9dfe6')

/** Returns densely packed positions in a disc, like the seeds of a sunflower. */
export function compact(cx: number, cy: number, r: number, step: number): [number, number][] {
  const out: [number, number][] = []
  for (let i = 0; i < 400; i++) {
    const q = Math.sqrt(i) * step * 0.56
    if (q > r) break
    out.push([Math.round((cx + q * Math.cos(i * 2.4)) * 10) / 10, Math.round((cy + q * Math.sin(i * 2.4)) * 10) / 10])
  }
  return out
}

/** A fish with its mouth at the surface. */
export function gasping(x: number, y: number, scale: number): string {
  return ikan({ x: x + 4, y: y + 14, scale, rotate: 62 }, { isSmall: true, mouth: 'buka' })
}

/** A dead fish, belly up. */
export function floating(x: number, y: number, scale: number, mirror: boolean): string {
  return ikan({ x, y, scale, rotate: 180, mirror }, { isSmall: true, eye: 'mati', mouth: 'buka' })
}

/** A head from the front with protruding eyes. */
export function frontView(x: number, y: number, scale: number): string {
  return at(
    { x, y, scale },
    content('M0-44l-6-8 2 10-10-4 6 8h16l6-8-10 4 2-10z', BROWN.fin) +
      content('M-30 4C-30-24-14-38 0-38S30-24 30 4 18 36 0 36-30 24-30 4z', BROWN.body) +
      content('M-27 14Q0 0 27 14 22 36 0 36T-27 14z', BROWN.belly) +
      stripe('M-20 16Q0 6 20 16', BROWN.stripe, 4) +
      whole(-27, -12, 16, BROWN.stripe) +
      whole(27, -12, 16, BROWN.stripe) +
      whole(-28, -12, 13, YELLOW) +
      whole(28, -12, 13, YELLOW) +
      whole(-31, -12, 7, INK) +
      whole(31, -12, 7, INK),
  )
}

/** A clouded eye, close. */
export function cloudyEye(x: number, y: number): string {
  return (
    whole(x, y, 29, BROWN.body) +
    whole(x, y, 22, BROWN.stripe) +
    whole(x, y, 19, '#e9f1f0') +
    whole(x + 1, y + 1, 10, '#c3d2d2') +
    stripe(d`M${x - 13} ${y - 4}q4-9 12-11M${x + 4} ${y + 13}q8-2 10-10`, '#fff', 4)
  )
}

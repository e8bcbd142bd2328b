import { num } from './svg.ts'

/*
 * Shapes of the sign and disease pictures. Line caps and joins are set once at the root of each picture, and positions are
 * written as text. Both keep the pictures small.
 */

/** A filled shape. */
export const content = (d: string, fill: string, opacity?: number) =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${num(opacity)}"`}/>`

/** A line. */
export const stripe = (d: string, stroke: string, width: number, opacity?: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${opacity === undefined ? '' : ` opacity="${num(opacity)}"`}/>`

export const whole = (cx: number, cy: number, r: number, fill: string, opacity?: number) =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${num(opacity)}"`}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number) =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${num(opacity)}"`}/>`

type Point = readonly [number, number]

/** Dots of one size as a single path. */
export const point = (points: readonly Point[], diameter: number, color: string, opacity?: number) =>
  stripe(points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), color, diameter, opacity)

/** Parses `1 2, 3 4` as pairs: positions as text keep the code of a picture short. */
export const pairs = (text: string) =>
  text.split(',').map((pair) => pair.trim().split(' ').map(Number) as [number, number])
/** Parses triples: a position and a size, or a position and a rotation. */
export const triangles = (text: string) =>
  text.split(',').map((three) => three.trim().split(' ').map(Number) as [number, number, number])

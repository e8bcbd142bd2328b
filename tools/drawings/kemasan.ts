import { GRAY, GRAY_DARK, INK, PAPER } from './colors.ts'
import { type Content, label, type Ukuran } from './label.ts'
import { at, type Box, circle, d, dots, path, rect } from './svg.ts'

/*
 * Shapes of packs. Each stands centered on the line y = 0 and extends upwards, with light from the upper left. The whole
 * silhouette has the shade color; the lit part is drawn over it with a narrower right edge.
 */

export interface Gambar {
  svg: string
  /** Extent above the ground line, for placing. */
  w: number
  h: number
}

export type Kemasan = (content: Content, ukuran: Ukuran) => Gambar

const GLOSS = 0.38

interface BottleShape {
  w: number
  h: number
  neck: number
  neckH: number
  /** Height of the shoulder. */
  shoulder: number
  /** 0 = straight cone, 1 = full round. */
  round: number
  foot: number
}

function bottleOutline({ w, h, neck, neckH, shoulder, round, foot }: BottleShape, shade: number): string {
  const left = -w / 2
  const right = w / 2 - shade
  const neckRight = neck / 2 - (shade > 0 ? Math.min(shade, neck * 0.22) : 0)
  const top = -h
  const shoulderTop = top + neckH
  const bodyTop = shoulderTop + shoulder
  const bend = shoulder * round
  return d`M${-neck / 2} ${top}V${shoulderTop}C${-neck / 2} ${shoulderTop + bend * 0.5} ${left} ${bodyTop - bend} ${left} ${bodyTop}V${-foot}Q${left} 0 ${left + foot} 0H${right - foot}Q${right} 0 ${right}${-foot}V${bodyTop}C${right} ${bodyTop - bend} ${neckRight} ${shoulderTop + bend * 0.5} ${neckRight} ${shoulderTop}V${top}z`
}

interface BottleOptions extends BottleShape {
  body: string
  bodyDark: string
  cap: string
  capDark: string
  capW: number
  capH: number
  /** Color of the liquid in a see-through bottle. */
  liquid?: { color: string; dark: string }
  pipet?: boolean
}

export function bottle(o: BottleOptions): Kemasan {
  return (content, ukuran) => {
    const bodyTop = -o.h + o.neckH + o.shoulder
    const out: string[] = []
    out.push(path(bottleOutline(o, 0), { fill: o.bodyDark }), path(bottleOutline(o, o.w * 0.13), { fill: o.body }))
    if (o.liquid) {
      // Slightly into the shoulder, where the wall is still vertical.
      const level = bodyTop - o.shoulder * 0.2
      const box = { left: -o.w / 2 + 12, right: o.w / 2 - 12 }
      const f = Math.max(o.foot - 8, 4)
      const pour = (right: number) =>
        d`M${box.left} ${level + 14}q0-14 14-14H${right - 14}q14 0 14 14V${-12 - f}Q${right} -12 ${right - f} -12H${box.left + f}Q${box.left} -12 ${box.left} ${-12 - f}z`
      out.push(
        path(pour(box.right), { fill: o.liquid.dark }),
        path(pour(box.right - o.w * 0.12), { fill: o.liquid.color }),
      )
    }
    // Cap over the neck, with a ring below.
    const capY = -o.h - o.capH + o.neckH * 0.55
    if (o.pipet) {
      out.push(
        path(
          d`M${-o.capW * 0.3} ${capY + 4}C${-o.capW * 0.42} ${capY - 90} ${o.capW * 0.42} ${capY - 90} ${o.capW * 0.3} ${capY + 4}z`,
          {
            fill: '#33464c',
          },
        ),
        path(d`M${-o.capW * 0.14} ${capY - 10}c${-4}${-26} 0${-40} ${8}${-46}`, { stroke: '#6d8085', width: 6 }),
      )
    }
    out.push(
      rect({ x: -o.capW / 2, y: capY, w: o.capW, h: o.capH }, 10, { fill: o.capDark }),
      path(d`M${-o.capW / 2} ${capY + 10}q0-10 10-10h${o.capW * 0.7}v${o.capH}h${-o.capW * 0.7}q-10 0-10-10z`, {
        fill: o.cap,
      }),
      path(ribs(-o.capW / 2 + 16, o.capW - 32, capY + 14, o.capH - 28), { stroke: o.capDark, width: 4 }),
    )
    // The label wraps around: it runs from edge to edge of the bottle.
    const labelTop = bodyTop + o.h * (o.liquid ? 0.07 : 0.035)
    const box: Box = { x: -o.w / 2, y: labelTop, w: o.w, h: -labelTop - o.foot - 6 }
    out.push(label(box, content, { ukuran, paper: 0, head: 'pita', edge: 0.085 }))
    out.push(rect({ x: box.x + box.w * 0.93, y: box.y, w: box.w * 0.07, h: box.h }, 0, { fill: INK, opacity: 0.1 }))
    out.push(
      path(
        d`M${-o.w / 2 + 20} ${bodyTop - o.shoulder * 0.12}c2${-o.shoulder * 0.26} ${o.w * 0.06}${-o.shoulder * 0.36} ${o.w * 0.13}${-o.shoulder * 0.44}`,
        {
          stroke: '#fff',
          width: 9,
          opacity: GLOSS,
        },
      ),
    )
    return { svg: out.join(''), w: o.w, h: -capY + (o.pipet ? 66 : 0) }
  }
}

function ribs(x: number, w: number, y: number, h: number): string {
  const count = Math.max(3, Math.round(w / 17))
  return Array.from({ length: count }, (_, index) => d`M${x + (w * index) / (count - 1)} ${y}v${h}`).join('')
}

type PouchStyle = 'color' | 'gelombang' | 'kraft' | 'foil' | 'jendela'

interface PouchOptions {
  w: number
  h: number
  style: PouchStyle
  /** Content visible through the clear bottom of a 'jendela' pouch. */
  granules?: { base: string; light: string; dark: string; ukuran: number }
}

const POUCH_BODY: Record<PouchStyle, (content: Content) => { base: string; dark: string; printed: string }> = {
  color: ({ rona }) => ({ base: rona.base, dark: rona.dark, printed: rona.light }),
  gelombang: () => ({ base: PAPER, dark: '#e6dccb', printed: '#d5c8b2' }),
  kraft: () => ({ base: '#d6b184', dark: '#bb9262', printed: '#a57c4d' }),
  foil: () => ({ base: '#dbe4e5', dark: '#b5c3c6', printed: '#98a9ad' }),
  jendela: () => ({ base: PAPER, dark: '#e6dccb', printed: '#d5c8b2' }),
}

/** Stand-up pouch: crimped top, tear notches, a zip, a gusset at the foot. */
export function pouch({ w, h, style, granules }: PouchOptions): Kemasan {
  return (content, ukuran) => {
    const { rona } = content
    const { base, dark, printed } = POUCH_BODY[style](content)
    const seal = h * 0.085
    const left = -w / 2
    const outline = (shade: number) => {
      const right = w / 2 - shade
      const n = 7
      const notch = -h + seal * 0.5
      return d`M${left + 4} ${-h}H${right - 4}V${notch}l${-n} ${n} ${n} ${n}C${right + 6} ${-h * 0.66} ${right + 8} ${-h * 0.4} ${right}${-20}Q${right - 2} 0 ${right - 22} 0Q${(left + right) / 2} 14 ${left + 22} 0Q${left + 2} 0 ${left}${-20}C${left - 8}${-h * 0.4} ${left - 6}${-h * 0.66} ${left + 4} ${notch + 2 * n}l${n}${-n} ${-n}${-n}z`
    }
    const out = [path(outline(0), { fill: dark }), path(outline(w * 0.08), { fill: base })]
    out.push(path(ribs(left + 20, w - 40, -h + 10, seal - 22), { stroke: printed, width: 4 }))
    out.push(path(d`M${left + 14} ${-h + seal + 8}H${w / 2 - 14}`, { stroke: printed, width: 4 }))

    const wave = style === 'gelombang' || style === 'jendela'
    const top = -h + seal + 20
    const crest = -h * (style === 'jendela' ? 0.2 : 0.13)
    if (wave) {
      const foot = d`M${left - 2} ${crest}c${w * 0.2}${-w * 0.09} ${w * 0.34}${-w * 0.05} ${w * 0.52} ${w * 0.01}s${w * 0.34} ${w * 0.05} ${w * 0.48 + 4}${-w * 0.03}L${w / 2}${-20}Q${w / 2 - 2} 0 ${w / 2 - 22} 0Q0 14 ${left + 22} 0Q${left + 2} 0 ${left}${-20}z`
      out.push(path(foot, { fill: granules?.base ?? rona.base }))
      if (granules) out.push(grains(w - 44, -crest - w * 0.03, granules))
      out.push(
        path(
          d`M${left - 1} ${crest}c${w * 0.2}${-w * 0.09} ${w * 0.34}${-w * 0.05} ${w * 0.52} ${w * 0.01}s${w * 0.34} ${w * 0.05} ${w * 0.48 + 2}${-w * 0.03}`,
          { stroke: granules ? rona.base : rona.light, width: granules ? 12 : 7 },
        ),
      )
    }
    if (style !== 'jendela') {
      const crease = wave ? rona.dark : style === 'color' ? rona.dark : printed
      out.push(path(d`M${left + 26}${-9}Q0${-h * 0.085} ${w / 2 - 26}${-9}`, { stroke: crease, width: 5 }))
    }
    if (wave) {
      const face: Box = { x: left + w * 0.03, y: top, w: w * 0.89, h: crest - w * 0.07 - top }
      out.push(label(face, content, { ukuran, head: 'polos' }))
    } else {
      const face: Box = { x: left + w * 0.075, y: top + 6, w: w * 0.85, h: -h * 0.085 - top - 6 }
      out.push(label(face, content, { ukuran, paper: 16, head: style === 'color' ? 'polos' : 'pita' }))
    }
    out.push(
      path(d`M${left + 13} ${-h * 0.82}c-5 ${h * 0.18}-7 ${h * 0.36}-5 ${h * 0.56}`, {
        stroke: '#fff',
        width: 7,
        opacity: wave ? 0.9 : GLOSS,
      }),
    )
    return { svg: out.join(''), w: w + 10, h }
  }
}

/** Evenly spread granules: the golden ratio avoids clusters and gives the same result in every build. */
function grains(w: number, h: number, { light, dark, ukuran }: NonNullable<PouchOptions['granules']>): string {
  const count = Math.round((w * h) / (ukuran * ukuran * 3.4))
  const points = Array.from({ length: count }, (_, index) => {
    const u = (index * 0.6180339887) % 1
    const v = (index + 0.5) / count
    return [(u - 0.5) * w * (0.9 + 0.08 * v), -h + 6 + v * (h - 18)] as const
  })
  const even = points.filter((_, index) => index % 2 === 0)
  const odd = points.filter((_, index) => index % 2 === 1)
  return dots(odd, ukuran, dark) + dots(even, ukuran, light)
}

/** Side-gusset bag with its top rolled down and clipped. */
export function bag({ w, h }: { w: number; h: number }): Kemasan {
  return (content, ukuran) => {
    const { rona } = content
    const left = -w / 2
    const roll = h * 0.13
    const body = (shade: number) =>
      d`M${left + 14} ${-h + roll}H${w / 2 - 14 - shade}L${w / 2 - shade}${-30}Q${w / 2 - shade} 0 ${w / 2 - 26 - shade} 0H${left + 26}Q${left} 0 ${left}${-30}z`
    const face: Box = { x: left + w * 0.08, y: -h + roll + h * 0.06, w: w * 0.8, h: h * 0.75 }
    const out = [
      path(body(0), { fill: rona.dark }),
      path(body(w * 0.1), { fill: rona.base }),
      path(d`M${w / 2 - w * 0.1} ${-h + roll + 6}L${w / 2 - w * 0.05}${-h * 0.45}L${w / 2 - w * 0.1}${-8}`, {
        stroke: rona.base,
        width: 5,
      }),
      rect({ x: left + 6, y: -h, w: w - 12, h: roll }, 16, { fill: rona.dark }),
      path(d`M${left + 6} ${-h + 16}q0-16 16-16H${w / 2 - 22}q16 0 16 16v${roll * 0.3}H${left + 6}z`, {
        fill: rona.base,
      }),
      rect({ x: left - 6, y: -h + roll * 0.34, w: w * 0.2, h: roll * 0.4 }, 8, { fill: rona.light }),
      rect({ x: w / 2 + 6 - w * 0.2, y: -h + roll * 0.34, w: w * 0.2, h: roll * 0.4 }, 8, { fill: rona.light }),
      label(face, content, { ukuran, paper: 16, head: 'pita' }),
      path(d`M${left + 14} ${-h + roll + 20}L${left + 9}${-h * 0.2}`, { stroke: '#fff', width: 7, opacity: GLOSS }),
    ]
    return { svg: out.join(''), w: w + 12, h }
  }
}

/** Pail with a press-on lid and a wire handle. */
export const ember: Kemasan = (content, ukuran) => {
  const { rona } = content
  const [w, h] = [400, 400]
  const body = (shade: number) =>
    d`M${-w / 2}${-h}H${w / 2 - shade}L${w / 2 - 38 - shade * 0.9}${-20}Q${w / 2 - 40 - shade} 0 ${w / 2 - 62 - shade} 0H${-w / 2 + 62}Q${-w / 2 + 40} 0 ${-w / 2 + 38}${-20}z`
  const out = [
    path(d`M${-w / 2 - 4}${-h + 20}C${-w / 2 + 10}${-h - 190} ${w / 2 - 10}${-h - 190} ${w / 2 + 4}${-h + 20}`, {
      stroke: GRAY_DARK,
      width: 9,
    }),
    path(d`M-54${-h - 137}h108`, { stroke: rona.dark, width: 24 }),
    path(body(0), { fill: GRAY }),
    path(body(46), { fill: PAPER }),
    rect({ x: -w / 2 - 14, y: -h - 30, w: w + 28, h: 58 }, 16, { fill: rona.dark }),
    path(d`M${-w / 2 - 14}${-h - 14}q0-16 16-16H${w / 2 - 50}v58H${-w / 2 + 2}q-16 0-16-16z`, { fill: rona.base }),
    rect({ x: -w / 2 - 2, y: -h + 28, w: w + 4, h: 12 }, 0, { fill: GRAY_DARK }),
    path(ribs(-w / 2 + 12, w - 60, -h - 12, 20), { stroke: rona.dark, width: 5 }),
    label({ x: -150, y: -h + 62, w: 268, h: 318 }, content, { ukuran, paper: 16, head: 'pita' }),
    circle(-w / 2 - 2, -h + 22, 13, { fill: GRAY_DARK }),
    circle(w / 2 + 2, -h + 22, 13, { fill: GRAY_DARK }),
    path(d`M${-w / 2 + 26} ${-h + 70}l20 250`, { stroke: '#fff', width: 10, opacity: 0.9 }),
  ]
  return { svg: out.join(''), w: w + 32, h: h + 165 }
}

/** Jerrycan with a molded handle. */
export const jerrycan: Kemasan = (content, ukuran) => {
  const { rona } = content
  const [w, h] = [400, 480]
  const l = -w / 2
  const body = (shade: number) => {
    const r = w / 2 - shade
    return d`M${l} ${-h + 150}Q${l} ${-h + 118} ${l + 22} ${-h + 96}L${l + 90} ${-h + 22}Q${l + 110} ${-h} ${l + 140} ${-h}H${r - 36}Q${r} ${-h} ${r} ${-h + 36}V-32Q${r} 0 ${r - 32} 0H${l + 32}Q${l} 0 ${l}-32z`
  }
  const out = [
    path(body(0), { fill: GRAY }),
    path(body(46), { fill: '#f2f5f4' }),
    // The hole of the handle shows the disc behind it.
    path(d`M${l + 186} ${-h + 78}q0-34 34-34h74q30 0 30 26v14q0 26-28 26h-82q-28 0-28-32z`, { fill: rona.pale }),
    path(d`M${l + 190} ${-h + 98}q6-36 38-38h70q22 0 26 18`, { stroke: GRAY_DARK, width: 7 }),
    at(
      { x: l + 72, y: -h + 44, rotate: -46 },
      rect({ x: -36, y: -30, w: 72, h: 26 }, 6, { fill: '#e2e8e7' }) +
        rect({ x: -46, y: -82, w: 92, h: 58 }, 10, { fill: rona.dark }) +
        path('M-46-72q0-10 10-10h56v58h-56q-10 0-10-10z', { fill: rona.base }) +
        path(ribs(-32, 64, -70, 34), { stroke: rona.dark, width: 5 }),
    ),
    label({ x: l + 26, y: -h + 140, w: w - 76, h: h - 162 }, content, { ukuran, paper: 16, head: 'pita' }),
    path(d`M${l + 13} ${-h + 160}V-60`, { stroke: '#fff', width: 8, opacity: 0.95 }),
  ]
  return { svg: out.join(''), w, h: h + 30 }
}

/** Ointment tube standing on its cap. */
export const tube: Kemasan = (content, ukuran) => {
  const { rona } = content
  const [w, h] = [270, 540]
  const foot = 78
  const body = (shade: number) =>
    d`M${-w / 2}${-h}H${w / 2 - shade}C${w / 2 - shade}${-h * 0.6} ${w / 2 - 10 - shade}${-h * 0.3} ${w / 2 - 26 - shade}${-foot - 26}Q${w / 2 - 34 - shade}${-foot} ${w / 2 - 60 - shade}${-foot}H${-w / 2 + 60}Q${-w / 2 + 34}${-foot} ${-w / 2 + 26}${-foot - 26}C${-w / 2 + 10}${-h * 0.3} ${-w / 2}${-h * 0.6} ${-w / 2}${-h}z`
  const out = [
    rect({ x: -76, y: -foot + 2, w: 152, h: foot - 2 }, 10, { fill: rona.dark }),
    path(d`M-76${-foot + 2}h112v${foot - 2}h-102q-10 0-10-10z`, { fill: rona.base }),
    path(ribs(-62, 124, -foot + 16, foot - 32), { stroke: rona.dark, width: 5 }),
    path(body(0), { fill: '#e2d8c6' }),
    path(body(34), { fill: PAPER }),
    rect({ x: -w / 2 - 6, y: -h - 34, w: w + 12, h: 46 }, 6, { fill: rona.base }),
    path(ribs(-w / 2 + 8, w - 16, -h - 24, 26), { stroke: rona.dark, width: 5 }),
    label({ x: -w / 2 + 10, y: -h + 20, w: w - 52, h: h - foot - 40 }, content, { ukuran, head: 'polos' }),
    path(d`M${-w / 2 + 13} ${-h + 30}c1 ${h * 0.2} 4 ${h * 0.4} 12 ${h * 0.6}`, {
      stroke: '#fff',
      width: 8,
      opacity: 0.95,
    }),
  ]
  return { svg: out.join(''), w: w + 12, h: h + 34 }
}

/** Glass vaccine bottle: rubber stopper, crimped aluminium, a snowflake tag for the cold chain. */
export const vial: Kemasan = (content, ukuran) => {
  const { rona } = content
  const shape: BottleShape = { w: 310, h: 500, neck: 112, neckH: 46, shoulder: 84, round: 0.75, foot: 30 }
  const top = -shape.h
  const out = [
    path(bottleOutline(shape, 0), { fill: '#b9d3da' }),
    path(bottleOutline(shape, 40), { fill: '#d9eaee' }),
    path(d`M-143${-shape.h * 0.66}H143V-34Q143-12 121-12H-121Q-143-12-143-34z`, { fill: '#e9c9cf' }),
    rect({ x: -74, y: top - 40, w: 148, h: 70 }, 10, { fill: GRAY_DARK }),
    path(d`M-74${top - 30}q0-10 10-10H34v70H-64q-10 0-10-10z`, { fill: GRAY }),
    path(ribs(-58, 116, top - 10, 30), { stroke: GRAY_DARK, width: 4 }),
    rect({ x: -52, y: top - 60, w: 104, h: 26 }, 8, { fill: rona.base }),
    label({ x: -155, y: top + 148, w: 310, h: 322 }, content, { ukuran, paper: 0, head: 'pita', edge: 0.085 }),
    rect({ x: 133, y: top + 148, w: 22, h: 322 }, 0, { fill: INK, opacity: 0.1 }),
    path(d`M-126 ${top + 128}c2-30 18-46 44-56`, { stroke: '#fff', width: 9, opacity: 0.8 }),
  ]
  return { svg: out.join(''), w: shape.w, h: shape.h + 60 }
}

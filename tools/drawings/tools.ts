import {
  CORAL,
  CORAL_DARK,
  GRAY,
  GRAY_DARK,
  INK,
  PAPER,
  type Rona,
  SEA,
  SEA_DARK,
  SEA_DEEP,
  SEA_LIGHT,
  SEA_MEDIUM,
  SEA_PALE,
  SPOT,
  YELLOW,
} from './colors.ts'
import type { Gambar, Kemasan } from './kemasan.ts'
import { type Content, inset, label, type Ukuran } from './label.ts'
import { text } from './lettering.ts'
import { at, type Box, circle, dots, line, path, polygon, rect } from './svg.ts'

/* Tools and test sets. Like packs they stand on y = 0; a tool without room for a label leans against its box. */

/** Cardboard box seen a little from the right: front with the label, side in shade, lid on top. */
function carton(front: Box, depth: number, content: Content, ukuran: Ukuran, rona: Rona = content.rona): string {
  const { x, y, w, h } = front
  const rise = depth * 0.42
  return (
    polygon(
      [
        [x + w, y],
        [x + w + depth, y - rise],
        [x + w + depth, y + h - rise],
        [x + w, y + h],
      ],
      { fill: rona.dark },
    ) +
    polygon(
      [
        [x, y],
        [x + depth, y - rise],
        [x + w + depth, y - rise],
        [x + w, y],
      ],
      { fill: rona.light },
    ) +
    rect(front, 0, { fill: rona.base }) +
    label(inset(front, w * 0.06, w * 0.06), content, { ukuran, paper: 12, head: 'polos' })
  )
}

export const refractometer: Kemasan = (content, ukuran) => {
  const { rona } = content
  const tool =
    // Eyepiece, grip, tube, prism with its daylight plate.
    rect({ x: -300, y: -38, w: 74, h: 76 }, 20, { fill: INK }) +
    rect({ x: -312, y: -46, w: 30, h: 92 }, 14, { fill: '#2c3f45' }) +
    rect({ x: -232, y: -30, w: 60, h: 60 }, 6, { fill: GRAY_DARK }) +
    path('M-214-30v60M-198-30v60', { stroke: '#7f9196', width: 5 }) +
    rect({ x: -178, y: -42, w: 290, h: 84 }, 14, { fill: rona.dark }) +
    path('M-178-28q0-14 14-14H98q14 0 14 14V8H-178z', { fill: rona.base }) +
    rect({ x: -136, y: -42, w: 150, h: 84 }, 0, { fill: '#22343a' }) +
    path('M-120-42v84M-96-42v84M-72-42v84M-48-42v84M-24-42v84M0-42v84', { stroke: '#3d525a', width: 6 }) +
    circle(64, -44, 13, { fill: GRAY }) +
    rect({ x: 108, y: -36, w: 54, h: 72 }, 6, { fill: GRAY }) +
    path('M108 6h54v24q0 6-6 6h-42q-6 0-6-6z', { fill: GRAY_DARK }) +
    path('M160-30l148 44v16q0 8-8 8h-140z', { fill: GRAY }) +
    path('M160 8h148v22q0 8-8 8h-140z', { fill: GRAY_DARK }) +
    path('M166-34l140 40', { stroke: SPOT, width: 15 }) +
    path('M168-44l142 38', { stroke: '#eef7fa', width: 12, opacity: 0.95 }) +
    circle(166, -40, 11, { fill: INK }) +
    path('M-166-31H96', { stroke: '#fff', width: 7, opacity: 0.38 })

  if (ukuran !== 'penuh') {
    return {
      svg:
        carton({ x: -150, y: -260, w: 300, h: 260 }, 44, content, ukuran) +
        at({ x: 30, y: -306, rotate: -14, scale: 0.8 }, tool),
      w: 420,
      h: 420,
    }
  }
  // Box in the background, tool in front, and the view through it: blue above, white below, the scale between.
  const scale = [0, 20, 40, 60, 80, 100]
    .map((value, index) => {
      const y = 62 - index * 25
      return (
        line(-20, y, index % 2 === 0 ? 8 : 0, y, { stroke: SEA_DARK, width: 4 }) +
        (index % 2 === 0
          ? text(String(value), { x: 14, y: y + 6, size: 18, weight: 700, fill: SEA_DARK, align: 'left' })
          : '')
      )
    })
    .join('')
  const view =
    circle(0, 0, 96, { fill: INK }) +
    circle(0, 0, 84, { fill: PAPER }) +
    path('M-81 22a84 84 0 1 1 162 0z', { fill: '#9fd4ee' }) +
    line(-20, -68, -20, 66, { stroke: SEA_DARK, width: 4 }) +
    scale +
    path('M-50-58a76 76 0 0 0-20 26', { stroke: '#fff', width: 8, opacity: 0.8 })
  return {
    svg:
      carton({ x: -190, y: -560, w: 330, h: 420 }, 56, content, ukuran) +
      at({ x: -4, y: -92, rotate: -9, scale: 1.04 }, tool) +
      at({ x: 222, y: -476, scale: 0.98 }, view),
    w: 640,
    h: 580,
  }
}

/** Reagent bottle of a test set, foot at 0,0. */
function reagent(cap: string, capDark: string, liquid: string, number: string): string {
  return (
    rect({ x: -36, y: -150, w: 72, h: 150 }, 14, { fill: '#dfe7e7' }) +
    path('M-36-96h72v82q0 14-14 14h-44q-14 0-14-14z', { fill: liquid }) +
    path('M20-150h2q14 0 14 14V-14q0 14-14 14h-10z', { fill: INK, opacity: 0.1 }) +
    rect({ x: -36, y: -92, w: 72, h: 62 }, 0, { fill: PAPER }) +
    text(number, { x: 0, y: -47, size: 40, weight: 800, fill: capDark }) +
    path('M-24-150h48l-7-40h-34z', { fill: cap }) +
    path('M10-150h14l-7-40h-12z', { fill: capDark }) +
    rect({ x: -9, y: -212, w: 18, h: 28 }, 7, { fill: cap })
  )
}

/** Test tube with a tinted sample, foot at 0,0. */
function testTube(color: string, dark: string): string {
  return (
    rect({ x: -26, y: -176, w: 52, h: 176 }, 24, { fill: '#dceaed' }) +
    path('M-26-116h52v92a26 26 0 0 1-52 0z', { fill: color }) +
    path('M10-116h16v92a26 26 0 0 1-18 25z', { fill: dark }) +
    rect({ x: -32, y: -190, w: 64, h: 20 }, 8, { fill: '#b9ccd1' }) +
    path('M-14-156v110', { stroke: '#fff', width: 7, opacity: 0.7 })
  )
}

/** Color card to compare the sample with, its left top corner at 0,0. */
function colorCard(color: readonly string[], values: readonly string[], satuan: string): string {
  const w = 44 + color.length * 66
  return (
    rect({ x: 0, y: 0, w, h: 138 }, 12, { fill: '#e5dccb' }) +
    rect({ x: 0, y: 0, w: w - 8, h: 132 }, 12, { fill: PAPER }) +
    color
      .map(
        (fill, index) =>
          rect({ x: 20 + index * 66, y: 18, w: 56, h: 62 }, 8, { fill }) +
          text(values[index] ?? '', { x: 48 + index * 66, y: 104, size: 20, weight: 700, fill: INK }),
      )
      .join('') +
    text(satuan, { x: w / 2 - 4, y: 124, size: 15, weight: 600, fill: '#52676c' })
  )
}

interface TestKitOptions {
  sample: { color: string; dark: string }
  kartu: readonly string[]
  values: readonly string[]
  reagent: readonly (readonly [cap: string, dark: string, liquid: string])[]
}

export function testKit({ sample, kartu, values, reagent: bottles }: TestKitOptions): Kemasan {
  return (content, ukuran) => {
    if (ukuran !== 'penuh') {
      const svg =
        carton({ x: -160, y: -330, w: 290, h: 330 }, 44, content, ukuran) +
        bottles
          .slice(0, 1)
          .map(([cap, dark, liquid]) => at({ x: 165, scale: 1.05 }, reagent(cap, dark, liquid, '1')))
          .join('')
      return { svg, w: 400, h: 350 }
    }
    const box = carton({ x: -300, y: -545, w: 350, h: 430 }, 60, content, ukuran)
    const row = bottles
      .map(([cap, dark, liquid], index) =>
        at({ x: 282 - (bottles.length - 1 - index) * 80, y: -26 }, reagent(cap, dark, liquid, String(index + 1))),
      )
      .join('')
    const svg =
      box +
      row +
      at({ x: -318, y: -104, rotate: -4, scale: 0.9 }, colorCard(kartu, values, 'mg/L')) +
      at({ x: 62, y: 10 }, testTube(sample.color, sample.dark))
    return { svg, w: 620, h: 572 }
  }
}

/** Colors of tarpaulin: wall in light and in shade, hem. */
const FRONT = '#1f7fae'
const SIDE = '#145f87'
const HEM = '#79bfe0'

/** Tank of tarpaulin in a frame, filled to four fifths. */
const tank = () =>
  [
    // Back walls and water.
    polygon(
      [
        [-300, -330],
        [-150, -430],
        [300, -430],
        [210, -330],
      ],
      { fill: SIDE },
    ),
    polygon(
      [
        [-286, -318],
        [-150, -404],
        [284, -404],
        [206, -318],
      ],
      { fill: SEA_LIGHT },
    ),
    path('M-170-352q24-12 48 0t48 0M-20-376q24-12 48 0t48 0M60-340q24-12 48 0', { stroke: SEA_PALE, width: 6 }),
    // Right and front wall.
    polygon(
      [
        [210, -330],
        [300, -430],
        [300, -110],
        [210, 0],
      ],
      { fill: SIDE },
    ),
    rect({ x: -300, y: -330, w: 510, h: 330 }, 0, { fill: FRONT }),
    path('M-130-318V-10M40-318V-10', { stroke: SIDE, width: 6 }),
    path('M-300-330H210L300-430H-150z', { stroke: HEM, width: 20 }),
    dots(
      [
        [-264, -330],
        [-192, -330],
        [-120, -330],
        [-48, -330],
        [24, -330],
        [96, -330],
        [168, -330],
      ],
      9,
      SEA_DEEP,
    ),
    // Posts.
    line(-300, -346, -300, -6, { stroke: GRAY, width: 20 }),
    line(210, -346, 210, -6, { stroke: GRAY, width: 20 }),
    line(300, -446, 300, -112, { stroke: GRAY_DARK, width: 18 }),
    line(-150, -446, -150, -432, { stroke: GRAY_DARK, width: 18 }),
    // Drain.
    rect({ x: -276, y: -58, w: 44, h: 34 }, 8, { fill: SEA_DEEP }),
    circle(-276, -41, 21, { fill: CORAL }),
    circle(-276, -41, 9, { fill: CORAL_DARK }),
  ].join('')

/** The folded tank in its strap. */
const foldedTank = (rona: Rona) =>
  rect({ x: -98, y: -92, w: 196, h: 34 }, 14, { fill: HEM }) +
  rect({ x: -104, y: -64, w: 208, h: 36 }, 14, { fill: FRONT }) +
  rect({ x: -108, y: -34, w: 216, h: 34 }, 14, { fill: SIDE }) +
  path('M-54-92V0M54-92V0', { stroke: rona.base, width: 15 }) +
  path('M-46-92q46-44 92 0', { stroke: rona.base, width: 12 })

/** Soaking tank, with the folded one beside it. */
export const tarpaulin: Kemasan = (content, ukuran): Gambar => {
  const small = ukuran !== 'penuh'
  const box = small ? { x: -215, y: -290, w: 350, h: 250 } : { x: -196, y: -296, w: 316, h: 268 }
  const print = label(box, content, { ukuran, paper: 14, head: 'polos', withoutIcon: true })
  const folded = small ? '' : at({ x: 246, y: 26 }, foldedTank(content.rona))
  return { svg: tank() + print + folded, w: 640, h: 450 }
}

const sampleBottle = (liquid: string) =>
  rect({ x: -32, y: -130, w: 64, h: 130 }, 12, { fill: '#dcebee' }) +
  path('M-32-84h64v72q0 12-12 12h-40q-12 0-12-12z', { fill: liquid }) +
  path('M-8-34c8-12 22-10 28 0l8-6v14l-8-6c-6 10-20 10-28-2z', { fill: CORAL }) +
  rect({ x: -38, y: -156, w: 76, h: 34 }, 8, { fill: SEA_DARK }) +
  path('M-22-112v84', { stroke: '#fff', width: 6, opacity: 0.7 })

function glove(): string {
  return (
    path(
      'M-40 0v-78l-22-34q-6-16 8-18 8 0 16 14l14 22v-88q0-14 12-14t12 14v60-74q0-14 12-14t12 14v76-62q0-13 11-13t11 13v68-42q0-12 10-12t10 12V-60q0 26-16 40v20z',
      {
        fill: '#7fbfe0',
      },
    ) + path('M-42-14h92', { stroke: '#4c98c0', width: 12 })
  )
}

/** The form that accompanies the samples. */
function caseForm(): string {
  return (
    rect({ x: 0, y: 0, w: 150, h: 196 }, 8, { fill: '#e3d9c7' }) +
    rect({ x: 0, y: 0, w: 142, h: 190 }, 8, { fill: PAPER }) +
    rect({ x: 46, y: -12, w: 52, h: 26 }, 8, { fill: GRAY_DARK }) +
    path('M20 46h66M20 76h102M20 104h102M20 132h102M20 160h60', { stroke: '#b9c6c8', width: 6 }) +
    path('M104 40l8 9 14-18', { stroke: SEA_MEDIUM, width: 6 })
  )
}

/** Cool box with sample bottles, gloves and the case form. */
export const kitContoh: Kemasan = (content, ukuran) => {
  const small = ukuran !== 'penuh'
  const lid = SEA
  const box =
    polygon(
      [
        [140, -330],
        [208, -362],
        [208, -36],
        [140, 0],
      ],
      { fill: '#bfd4da' },
    ) +
    rect({ x: -250, y: -330, w: 390, h: 330 }, 14, { fill: '#eef4f4' }) +
    polygon(
      [
        [-262, -344],
        [-190, -384],
        [220, -384],
        [152, -344],
      ],
      { fill: SEA_LIGHT },
    ) +
    polygon(
      [
        [152, -344],
        [220, -384],
        [220, -332],
        [152, -292],
      ],
      { fill: SEA_DARK },
    ) +
    rect({ x: -262, y: -344, w: 414, h: 54 }, 12, { fill: lid }) +
    path('M-150-364q10-92 110-92t110 92', { stroke: SEA_DARK, width: 20 }) +
    label({ x: -226, y: -270, w: 342, h: 250 }, content, { ukuran, paper: 14, head: 'polos', withoutIcon: true }) +
    path('M-238-276v250', { stroke: '#fff', width: 7 })
  if (small) return { svg: box, w: 480, h: 450 }
  return {
    svg:
      at({ x: 170, y: -470, rotate: 8 }, caseForm()) +
      box +
      at({ x: 200, y: 22 }, sampleBottle(YELLOW)) +
      at({ x: 286, y: 22, scale: 0.92 }, sampleBottle('#e8e2c4')) +
      at({ x: -252, y: 30, rotate: -12, scale: 0.8 }, glove()),
    w: 620,
    h: 500,
  }
}

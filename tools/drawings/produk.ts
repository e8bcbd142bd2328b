import { produk } from '#server/db/seed/katalog.ts'
import { RONA, SAND, SHADOW } from './colors.ts'
import { type Ikon, ikon } from './emblem.ts'
import { bag, bottle, ember, jerrycan, type Kemasan, pouch, tube, vial } from './kemasan.ts'
import type { Content } from './label.ts'
import { text } from './lettering.ts'
import { at, circle, document, ellipse, rect } from './svg.ts'
import { kitContoh, refractometer, tarpaulin, testKit } from './tools.ts'

interface Design {
  kemasan: Kemasan
  ikon: Ikon
  shortName: string
  /** Printed net content, if the catalog's `kemasan` says only '1 set' or '1 unit'. */
  netContent?: string
  scale?: number
}

const WHITE = { body: '#f5f6f3', bodyDark: '#d5dcdb' }

/** Design of each product. */
const designs: Record<string, Design> = {
  P01: {
    kemasan: bottle({
      w: 300,
      h: 500,
      neck: 120,
      neckH: 40,
      shoulder: 96,
      round: 0.85,
      foot: 30,
      body: '#8a4a20',
      bodyDark: '#6b3615',
      cap: '#f5f6f3',
      capDark: '#cfd8d8',
      capW: 136,
      capH: 84,
    }),
    ikon: ikon.antiseptik,
    shortName: 'Povidon Iodin',
  },
  P02: { kemasan: pouch({ w: 390, h: 530, style: 'color' }), ikon: ikon.boot, shortName: 'Desinfektan' },
  P03: { kemasan: ember, ikon: ikon.klor, shortName: 'Kaporit' },
  P04: {
    kemasan: pouch({
      w: 410,
      h: 560,
      style: 'jendela',
      granules: { base: '#cfe3ee', light: '#ffffff', dark: '#a9cbe0', ukuran: 15 },
    }),
    ikon: ikon.kristal,
    shortName: 'Tiosulfat',
  },
  P05: { kemasan: jerrycan, ikon: ikon.bubbles, shortName: 'H2O2 50%' },
  P06: { kemasan: pouch({ w: 410, h: 560, style: 'gelombang' }), ikon: ikon.bubbles, shortName: 'Perkarbonat' },
  P07: { kemasan: pouch({ w: 410, h: 560, style: 'kraft' }), ikon: ikon.citrus, shortName: 'Asam Sitrat' },
  P08: { kemasan: pouch({ w: 340, h: 470, style: 'foil' }), ikon: ikon.cacing, shortName: 'Prazikuantel' },
  P09: { kemasan: tube, ikon: ikon.ikanPlester, shortName: 'Gel Luka' },
  P10: {
    kemasan: bottle({
      w: 310,
      h: 490,
      neck: 124,
      neckH: 38,
      shoulder: 70,
      round: 0.55,
      foot: 34,
      ...WHITE,
      cap: '#3f8a4f',
      capDark: '#2c6a3a',
      capW: 150,
      capH: 92,
    }),
    ikon: ikon.telur,
    shortName: 'H2O2 35%',
  },
  P11: {
    kemasan: bottle({
      w: 300,
      h: 520,
      neck: 96,
      neckH: 54,
      shoulder: 130,
      round: 0.95,
      foot: 40,
      body: '#c9a06a',
      bodyDark: '#a87f49',
      cap: '#2c6a3a',
      capDark: '#1f5029',
      capW: 118,
      capH: 74,
      liquid: { color: '#7a4419', dark: '#5f3210' },
    }),
    ikon: ikon.daun,
    shortName: 'Ketapang',
  },
  P12: { kemasan: pouch({ w: 410, h: 560, style: 'kraft' }), ikon: ikon.antikapang, shortName: 'Anti-kapang' },
  P13: { kemasan: pouch({ w: 390, h: 540, style: 'gelombang' }), ikon: ikon.basil, shortName: 'Oksitetrasiklin' },
  P14: { kemasan: pouch({ w: 370, h: 510, style: 'color' }), ikon: ikon.cocci, shortName: 'Eritromisin' },
  P15: { kemasan: vial, ikon: ikon.salju, shortName: 'Vaksin' },
  P16: { kemasan: pouch({ w: 390, h: 530, style: 'color' }), ikon: ikon.vitaminC, shortName: 'Vitamin C' },
  P17: { kemasan: bag({ w: 400, h: 570 }), ikon: ikon.multivitamin, shortName: 'Premiks' },
  P18: { kemasan: pouch({ w: 360, h: 490, style: 'foil' }), ikon: ikon.b1, shortName: 'Vitamin B1' },
  P19: { kemasan: pouch({ w: 360, h: 490, style: 'kraft' }), ikon: ikon.ragi, shortName: 'Beta-Glukan' },
  P20: {
    kemasan: bottle({
      w: 280,
      h: 520,
      neck: 88,
      neckH: 60,
      shoulder: 120,
      round: 0.9,
      foot: 30,
      body: '#f7e3ae',
      bodyDark: '#e6c67c',
      cap: '#b46a0d',
      capDark: '#8f5208',
      capW: 108,
      capH: 72,
      liquid: { color: '#f0b43c', dark: '#db992a' },
    }),
    ikon: ikon.omega,
    shortName: 'Minyak Ikan',
  },
  P21: { kemasan: pouch({ w: 390, h: 530, style: 'gelombang' }), ikon: ikon.perekat, shortName: 'Perekat' },
  P22: { kemasan: pouch({ w: 390, h: 530, style: 'color' }), ikon: ikon.basil, shortName: 'Probiotik Pakan' },
  P23: {
    kemasan: bottle({
      w: 320,
      h: 480,
      neck: 150,
      neckH: 34,
      shoulder: 60,
      round: 0.4,
      foot: 40,
      ...WHITE,
      cap: '#0f8a80',
      capDark: '#086860',
      capW: 178,
      capH: 76,
    }),
    ikon: ikon.airBaik,
    shortName: 'Probiotik Air',
  },
  P24: {
    kemasan: pouch({
      w: 410,
      h: 560,
      style: 'jendela',
      granules: { base: '#1d292c', light: '#4a5b60', dark: '#333f43', ukuran: 17 },
    }),
    ikon: ikon.arang,
    shortName: 'Arang Aktif',
  },
  P25: { kemasan: refractometer, ikon: ikon.salinitas, shortName: 'Salinitas', netContent: '1 unit' },
  P26: {
    kemasan: testKit({
      sample: { color: '#9cc66a', dark: '#7fae4e' },
      kartu: ['#f3e58a', '#c9d977', '#9cc66a', '#5ea65a', '#2f7d57'],
      values: ['0', '0,3', '0,5', '1', '3'],
      reagent: [
        ['#2c9a6d', '#1d734f', '#eef3d2'],
        ['#486572', '#324b57', '#f6f2df'],
      ],
    }),
    ikon: ikon.amonia,
    shortName: 'Uji Amonia',
    netContent: '1 set',
  },
  P27: {
    kemasan: testKit({
      sample: { color: '#e59a5a', dark: '#cc7d3c' },
      kartu: ['#fbe9c7', '#f5cf95', '#eab06a', '#d98a45', '#b5612c'],
      values: ['0', '2', '4', '6', '8'],
      reagent: [
        ['#2773b0', '#19578b', '#e6eef3'],
        ['#eb5f3d', '#b63d2b', '#fbe9dd'],
        ['#f1bf5b', '#a8701d', '#fdf3d9'],
      ],
    }),
    ikon: ikon.oksigen,
    shortName: 'Uji Oksigen',
    netContent: '1 set',
  },
  P28: { kemasan: tarpaulin, ikon: ikon.rendam, shortName: 'Terpal 2 m3', netContent: '1 unit' },
  P29: { kemasan: kitContoh, ikon: ikon.tabung, shortName: 'Kit Contoh', netContent: '1 set' },
  P30: {
    kemasan: bottle({
      w: 300,
      h: 420,
      neck: 100,
      neckH: 36,
      shoulder: 70,
      round: 0.85,
      foot: 26,
      body: '#8f4f1d',
      bodyDark: '#6d3a12',
      cap: '#2b3c42',
      capDark: '#18272c',
      capW: 118,
      capH: 66,
      pipet: true,
    }),
    ikon: ikon.cengkeh,
    shortName: 'Cengkeh',
  },
}

const netContentOf = (kemasan: string) => kemasan.replace(/^(botol|pouch|ember|jeriken|tube) /, '')

export function content(kode: string): Content & Design {
  const item = produk.find((candidate) => candidate.kode === kode)
  const design = designs[kode]
  const rona = RONA[item?.kategori ?? '']
  if (item === undefined || design === undefined || rona === undefined) throw new Error(`No design for ${kode}`)
  return {
    ...design,
    nama: item.nama,
    netContent: design.netContent ?? netContentOf(item.kemasan),
    rona,
    resep: item.golongan === 'obat_keras',
  }
}

const GROUND = 694

export function gambarProduk(kode: string): string {
  const item = content(kode)
  const pack = item.kemasan(item, 'penuh')
  // Equal margins around every pack: tall ones fill the height, wide ones the width.
  const scale = Math.min(580 / pack.h, 640 / pack.w, 1.12)
  return document(
    800,
    800,
    `${item.nama}, ${item.netContent}`,
    rect({ x: 0, y: 0, w: 800, h: 800 }, 0, { fill: SAND }) +
      circle(400, 392, 318, { fill: item.rona.pale }) +
      ellipse(416, GROUND, Math.min(pack.w * scale * 0.62, 360), 26, { fill: SHADOW }) +
      at({ x: 400, y: GROUND, scale }, pack.svg) +
      contoh(800, 800),
  )
}

/** Label for pictures of invented products, until the shop uploads its own picture. */
export function contoh(width: number, height: number): string {
  return text('Ilustrasi contoh', {
    x: width - 28,
    y: height - 28,
    size: 19,
    weight: 600,
    fill: '#7d7364',
    align: 'right',
  })
}

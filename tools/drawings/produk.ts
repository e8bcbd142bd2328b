import { produk } from '#server/db/seed/katalog.ts'
import { kitContoh, refraktometer, terpal, testKit } from './alat.ts'
import { text } from './huruf.ts'
import { botol, ember, jeriken, type Kemasan, kantong, pouch, tube, vial } from './kemasan.ts'
import type { Isi } from './label.ts'
import { type Ikon, ikon } from './lambang.ts'
import { at, circle, document, ellipse, rect } from './svg.ts'
import { BAYANG, PASIR, RONA } from './warna.ts'

interface Rancangan {
  kemasan: Kemasan
  ikon: Ikon
  pendek: string
  /** Printed net content, if the catalog's `kemasan` says only '1 set' or '1 unit'. */
  neto?: string
  skala?: number
}

const PUTIH = { badan: '#f5f6f3', badanTua: '#d5dcdb' }

/** Design of each product. */
const rancangan: Record<string, Rancangan> = {
  P01: {
    kemasan: botol({
      w: 300,
      h: 500,
      neck: 120,
      neckH: 40,
      shoulder: 96,
      round: 0.85,
      foot: 30,
      badan: '#8a4a20',
      badanTua: '#6b3615',
      tutup: '#f5f6f3',
      tutupTua: '#cfd8d8',
      capW: 136,
      capH: 84,
    }),
    ikon: ikon.antiseptik,
    pendek: 'Povidon Iodin',
  },
  P02: { kemasan: pouch({ w: 390, h: 530, gaya: 'warna' }), ikon: ikon.boot, pendek: 'Desinfektan' },
  P03: { kemasan: ember, ikon: ikon.klor, pendek: 'Kaporit' },
  P04: {
    kemasan: pouch({
      w: 410,
      h: 560,
      gaya: 'jendela',
      butiran: { dasar: '#cfe3ee', terang: '#ffffff', gelap: '#a9cbe0', ukuran: 15 },
    }),
    ikon: ikon.kristal,
    pendek: 'Tiosulfat',
  },
  P05: { kemasan: jeriken, ikon: ikon.gelembung, pendek: 'H2O2 50%' },
  P06: { kemasan: pouch({ w: 410, h: 560, gaya: 'gelombang' }), ikon: ikon.gelembung, pendek: 'Perkarbonat' },
  P07: { kemasan: pouch({ w: 410, h: 560, gaya: 'kraft' }), ikon: ikon.jeruk, pendek: 'Asam Sitrat' },
  P08: { kemasan: pouch({ w: 340, h: 470, gaya: 'foil' }), ikon: ikon.cacing, pendek: 'Prazikuantel' },
  P09: { kemasan: tube, ikon: ikon.ikanPlester, pendek: 'Gel Luka' },
  P10: {
    kemasan: botol({
      w: 310,
      h: 490,
      neck: 124,
      neckH: 38,
      shoulder: 70,
      round: 0.55,
      foot: 34,
      ...PUTIH,
      tutup: '#3f8a4f',
      tutupTua: '#2c6a3a',
      capW: 150,
      capH: 92,
    }),
    ikon: ikon.telur,
    pendek: 'H2O2 35%',
  },
  P11: {
    kemasan: botol({
      w: 300,
      h: 520,
      neck: 96,
      neckH: 54,
      shoulder: 130,
      round: 0.95,
      foot: 40,
      badan: '#c9a06a',
      badanTua: '#a87f49',
      tutup: '#2c6a3a',
      tutupTua: '#1f5029',
      capW: 118,
      capH: 74,
      cairan: { warna: '#7a4419', tua: '#5f3210' },
    }),
    ikon: ikon.daun,
    pendek: 'Ketapang',
  },
  P12: { kemasan: pouch({ w: 410, h: 560, gaya: 'kraft' }), ikon: ikon.antikapang, pendek: 'Anti-kapang' },
  P13: { kemasan: pouch({ w: 390, h: 540, gaya: 'gelombang' }), ikon: ikon.basil, pendek: 'Oksitetrasiklin' },
  P14: { kemasan: pouch({ w: 370, h: 510, gaya: 'warna' }), ikon: ikon.kokus, pendek: 'Eritromisin' },
  P15: { kemasan: vial, ikon: ikon.salju, pendek: 'Vaksin' },
  P16: { kemasan: pouch({ w: 390, h: 530, gaya: 'warna' }), ikon: ikon.vitaminC, pendek: 'Vitamin C' },
  P17: { kemasan: kantong({ w: 400, h: 570 }), ikon: ikon.multivitamin, pendek: 'Premiks' },
  P18: { kemasan: pouch({ w: 360, h: 490, gaya: 'foil' }), ikon: ikon.b1, pendek: 'Vitamin B1' },
  P19: { kemasan: pouch({ w: 360, h: 490, gaya: 'kraft' }), ikon: ikon.ragi, pendek: 'Beta-Glukan' },
  P20: {
    kemasan: botol({
      w: 280,
      h: 520,
      neck: 88,
      neckH: 60,
      shoulder: 120,
      round: 0.9,
      foot: 30,
      badan: '#f7e3ae',
      badanTua: '#e6c67c',
      tutup: '#b46a0d',
      tutupTua: '#8f5208',
      capW: 108,
      capH: 72,
      cairan: { warna: '#f0b43c', tua: '#db992a' },
    }),
    ikon: ikon.omega,
    pendek: 'Minyak Ikan',
  },
  P21: { kemasan: pouch({ w: 390, h: 530, gaya: 'gelombang' }), ikon: ikon.perekat, pendek: 'Perekat' },
  P22: { kemasan: pouch({ w: 390, h: 530, gaya: 'warna' }), ikon: ikon.basil, pendek: 'Probiotik Pakan' },
  P23: {
    kemasan: botol({
      w: 320,
      h: 480,
      neck: 150,
      neckH: 34,
      shoulder: 60,
      round: 0.4,
      foot: 40,
      ...PUTIH,
      tutup: '#0f8a80',
      tutupTua: '#086860',
      capW: 178,
      capH: 76,
    }),
    ikon: ikon.airBaik,
    pendek: 'Probiotik Air',
  },
  P24: {
    kemasan: pouch({
      w: 410,
      h: 560,
      gaya: 'jendela',
      butiran: { dasar: '#1d292c', terang: '#4a5b60', gelap: '#333f43', ukuran: 17 },
    }),
    ikon: ikon.arang,
    pendek: 'Arang Aktif',
  },
  P25: { kemasan: refraktometer, ikon: ikon.salinitas, pendek: 'Salinitas', neto: '1 unit' },
  P26: {
    kemasan: testKit({
      sampel: { warna: '#9cc66a', tua: '#7fae4e' },
      kartu: ['#f3e58a', '#c9d977', '#9cc66a', '#5ea65a', '#2f7d57'],
      nilai: ['0', '0,3', '0,5', '1', '3'],
      pereaksi: [
        ['#2c9a6d', '#1d734f', '#eef3d2'],
        ['#486572', '#324b57', '#f6f2df'],
      ],
    }),
    ikon: ikon.amonia,
    pendek: 'Uji Amonia',
    neto: '1 set',
  },
  P27: {
    kemasan: testKit({
      sampel: { warna: '#e59a5a', tua: '#cc7d3c' },
      kartu: ['#fbe9c7', '#f5cf95', '#eab06a', '#d98a45', '#b5612c'],
      nilai: ['0', '2', '4', '6', '8'],
      pereaksi: [
        ['#2773b0', '#19578b', '#e6eef3'],
        ['#eb5f3d', '#b63d2b', '#fbe9dd'],
        ['#f1bf5b', '#a8701d', '#fdf3d9'],
      ],
    }),
    ikon: ikon.oksigen,
    pendek: 'Uji Oksigen',
    neto: '1 set',
  },
  P28: { kemasan: terpal, ikon: ikon.rendam, pendek: 'Terpal 2 m3', neto: '1 unit' },
  P29: { kemasan: kitContoh, ikon: ikon.tabung, pendek: 'Kit Contoh', neto: '1 set' },
  P30: {
    kemasan: botol({
      w: 300,
      h: 420,
      neck: 100,
      neckH: 36,
      shoulder: 70,
      round: 0.85,
      foot: 26,
      badan: '#8f4f1d',
      badanTua: '#6d3a12',
      tutup: '#2b3c42',
      tutupTua: '#18272c',
      capW: 118,
      capH: 66,
      pipet: true,
    }),
    ikon: ikon.cengkeh,
    pendek: 'Cengkeh',
  },
}

const roteNeto = (kemasan: string) => kemasan.replace(/^(botol|pouch|ember|jeriken|tube) /, '')

export function isi(kode: string): Isi & Rancangan {
  const item = produk.find((candidate) => candidate.kode === kode)
  const design = rancangan[kode]
  const rona = RONA[item?.kategori ?? '']
  if (item === undefined || design === undefined || rona === undefined) throw new Error(`No design for ${kode}`)
  return {
    ...design,
    nama: item.nama,
    neto: design.neto ?? roteNeto(item.kemasan),
    rona,
    resep: item.golongan === 'obat_keras',
  }
}

const GROUND = 694

export function gambarProduk(kode: string): string {
  const item = isi(kode)
  const pack = item.kemasan(item, 'penuh')
  // Equal margins around every pack: tall ones fill the height, wide ones the width.
  const scale = Math.min(580 / pack.h, 640 / pack.w, 1.12)
  return document(
    800,
    800,
    `${item.nama}, ${item.neto}`,
    rect({ x: 0, y: 0, w: 800, h: 800 }, 0, { fill: PASIR }) +
      circle(400, 392, 318, { fill: item.rona.pucat }) +
      ellipse(416, GROUND, Math.min(pack.w * scale * 0.62, 360), 26, { fill: BAYANG }) +
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

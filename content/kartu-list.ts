import type { Kartu } from './kartu/kartu.ts'
import type { KodePenyakit } from './penyakit.ts'

const isi = async (file: Promise<{ kartu: Kartu }>): Promise<Kartu> => (await file).kartu

/** Card of each disease, imported on demand, so that a page loads only the cards that it shows. */
export const KARTU: Readonly<Record<KodePenyakit, () => Promise<Kartu>>> = {
  vibriosis: () => isi(import('./kartu/vibriosis.ts')),
  fotobakteriosis: () => isi(import('./kartu/fotobakteriosis.ts')),
  streptokokosis: () => isi(import('./kartu/streptokokosis.ts')),
  tenacibakulosis: () => isi(import('./kartu/tenacibakulosis.ts')),
  nokardiosis: () => isi(import('./kartu/nokardiosis.ts')),
  vnn: () => isi(import('./kartu/vnn.ts')),
  iridovirus: () => isi(import('./kartu/iridovirus.ts')),
  'bintik-putih': () => isi(import('./kartu/bintik-putih.ts')),
  amyloodinium: () => isi(import('./kartu/amyloodinium.ts')),
  trichodina: () => isi(import('./kartu/trichodina.ts')),
  'cacing-kulit': () => isi(import('./kartu/cacing-kulit.ts')),
  'cacing-insang': () => isi(import('./kartu/cacing-insang.ts')),
  'lintah-laut': () => isi(import('./kartu/lintah-laut.ts')),
  'kutu-ikan': () => isi(import('./kartu/kutu-ikan.ts')),
  'jamur-luar': () => isi(import('./kartu/jamur-luar.ts')),
  ichthyophonus: () => isi(import('./kartu/ichthyophonus.ts')),
  'pakan-berjamur': () => isi(import('./kartu/pakan-berjamur.ts')),
  'kurang-vitamin-c': () => isi(import('./kartu/kurang-vitamin-c.ts')),
  'kurang-tiamin': () => isi(import('./kartu/kurang-tiamin.ts')),
  'lemak-tengik': () => isi(import('./kartu/lemak-tengik.ts')),
  'kurang-omega-3': () => isi(import('./kartu/kurang-omega-3.ts')),
  'oksigen-rendah': () => isi(import('./kartu/oksigen-rendah.ts')),
  'ledakan-alga': () => isi(import('./kartu/ledakan-alga.ts')),
  amonia: () => isi(import('./kartu/amonia.ts')),
  'salinitas-turun': () => isi(import('./kartu/salinitas-turun.ts')),
  'gelembung-gas': () => isi(import('./kartu/gelembung-gas.ts')),
  keracunan: () => isi(import('./kartu/keracunan.ts')),
  'luka-jaring': () => isi(import('./kartu/luka-jaring.ts')),
}

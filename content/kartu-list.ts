import type { Kartu } from './kartu/kartu.ts'
import type { KodePenyakit } from './penyakit.ts'

const content = async (file: Promise<{ kartu: Kartu }>): Promise<Kartu> => (await file).kartu

/** Card of each disease, imported on demand, so that a page loads only the cards that it shows. */
export const KARTU: Readonly<Record<KodePenyakit, () => Promise<Kartu>>> = {
  vibriosis: () => content(import('./kartu/vibriosis.ts')),
  fotobakteriosis: () => content(import('./kartu/fotobakteriosis.ts')),
  streptokokosis: () => content(import('./kartu/streptokokosis.ts')),
  tenacibakulosis: () => content(import('./kartu/tenacibakulosis.ts')),
  nokardiosis: () => content(import('./kartu/nokardiosis.ts')),
  vnn: () => content(import('./kartu/vnn.ts')),
  iridovirus: () => content(import('./kartu/iridovirus.ts')),
  limfokistis: () => content(import('./kartu/limfokistis.ts')),
  'bintik-putih': () => content(import('./kartu/bintik-putih.ts')),
  amyloodinium: () => content(import('./kartu/amyloodinium.ts')),
  trichodina: () => content(import('./kartu/trichodina.ts')),
  'cacing-kulit': () => content(import('./kartu/cacing-kulit.ts')),
  'cacing-insang': () => content(import('./kartu/cacing-insang.ts')),
  'lintah-laut': () => content(import('./kartu/lintah-laut.ts')),
  'kutu-ikan': () => content(import('./kartu/kutu-ikan.ts')),
  'cacing-dalam': () => content(import('./kartu/cacing-dalam.ts')),
  'berak-putih': () => content(import('./kartu/berak-putih.ts')),
  uronema: () => content(import('./kartu/uronema.ts')),
  'jamur-luar': () => content(import('./kartu/jamur-luar.ts')),
  ichthyophonus: () => content(import('./kartu/ichthyophonus.ts')),
  'pakan-berjamur': () => content(import('./kartu/pakan-berjamur.ts')),
  'kurang-vitamin-c': () => content(import('./kartu/kurang-vitamin-c.ts')),
  'kurang-tiamin': () => content(import('./kartu/kurang-tiamin.ts')),
  'lemak-tengik': () => content(import('./kartu/lemak-tengik.ts')),
  'kurang-omega-3': () => content(import('./kartu/kurang-omega-3.ts')),
  kanibalisme: () => content(import('./kartu/kanibalisme.ts')),
  'oksigen-rendah': () => content(import('./kartu/oksigen-rendah.ts')),
  'ledakan-alga': () => content(import('./kartu/ledakan-alga.ts')),
  amonia: () => content(import('./kartu/amonia.ts')),
  'salinitas-turun': () => content(import('./kartu/salinitas-turun.ts')),
  'gelembung-gas': () => content(import('./kartu/gelembung-gas.ts')),
  keracunan: () => content(import('./kartu/keracunan.ts')),
  'luka-jaring': () => content(import('./kartu/luka-jaring.ts')),
  'ubur-ubur': () => content(import('./kartu/ubur-ubur.ts')),
  'stres-angkut': () => content(import('./kartu/stres-angkut.ts')),
}

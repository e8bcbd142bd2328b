import type { KodeGejala } from './gejala.ts'
import type { KodeKelas } from './kelas.ts'

/**
 * All diseases and problems that the shop covers: farmers' name, class (`Kelas`),
 * and signs, the most specific first. Rules of use, the symptom check, cards, search and the treatment book use these codes.
 */
export const PENYAKIT = {
  vibriosis: { nama: 'vibriosis', kelas: 'B', gejala: ['S13', 'S12', 'S11', 'S14', 'S16', 'S20', 'S21'] },
  fotobakteriosis: { nama: 'fotobakteriosis', kelas: 'B', gejala: ['S25', 'S12', 'S20', 'S29'] },
  streptokokosis: { nama: 'streptokokosis', kelas: 'B', gejala: ['S14', 'S17', 'S15', 'S13'] },
  tenacibakulosis: { nama: 'sirip dan mulut busuk', kelas: 'B', gejala: ['S11', 'S13', 'S12'] },
  nokardiosis: { nama: 'nokardiosis', kelas: 'B', gejala: ['S25', 'S29', 'S12'] },
  vnn: { nama: 'VNN', kelas: 'V', gejala: ['S17', 'S19', 'S22', 'S20', 'S21'] },
  iridovirus: { nama: 'iridovirus', kelas: 'V', gejala: ['S18', 'S26', 'S08', 'S20', 'S22'] },
  limfokistis: { nama: 'limfokistis', kelas: 'V', gejala: ['S01'] },
  'bintik-putih': { nama: 'bintik putih', kelas: 'P', gejala: ['S01', 'S03', 'S09', 'S15'] },
  amyloodinium: { nama: 'Amyloodinium', kelas: 'P', gejala: ['S02', 'S09', 'S03'] },
  trichodina: { nama: 'Trichodina', kelas: 'P', gejala: ['S07', 'S09', 'S03'] },
  'cacing-kulit': { nama: 'cacing kulit', kelas: 'P', gejala: ['S04', 'S15', 'S07', 'S03', 'S12'] },
  'cacing-insang': { nama: 'cacing insang', kelas: 'P', gejala: ['S09', 'S08', 'S29', 'S07'] },
  'lintah-laut': { nama: 'lintah laut', kelas: 'P', gejala: ['S05', 'S08', 'S20'] },
  'kutu-ikan': { nama: 'kutu ikan dan isopoda', kelas: 'P', gejala: ['S06', 'S11', 'S12', 'S03'] },
  'cacing-dalam': { nama: 'cacing dalam tubuh', kelas: 'P', gejala: ['S29', 'S20'] },
  'berak-putih': { nama: 'berak putih', kelas: 'P', gejala: ['S29', 'S22', 'S21'] },
  uronema: { nama: 'Uronema', kelas: 'P', gejala: ['S12', 'S09', 'S07'] },
  'jamur-luar': { nama: 'jamur luar', kelas: 'J', gejala: ['S23', 'S24', 'S12'] },
  ichthyophonus: { nama: 'Ichthyophonus', kelas: 'J', gejala: ['S25', 'S29', 'S20'] },
  'pakan-berjamur': { nama: 'pakan berjamur', kelas: 'J', gejala: ['S29', 'S28', 'S08'] },
  'kurang-vitamin-c': { nama: 'kurang vitamin C', kelas: 'N', gejala: ['S27', 'S13'] },
  'kurang-tiamin': { nama: 'kurang vitamin B1', kelas: 'N', gejala: ['S30', 'S17', 'S20'] },
  'lemak-tengik': { nama: 'lemak tengik', kelas: 'N', gejala: ['S28', 'S20', 'S29'] },
  'kurang-omega-3': { nama: 'kurang omega-3', kelas: 'N', gejala: ['S27', 'S19', 'S29'] },
  kanibalisme: { nama: 'kanibalisme', kelas: 'N', gejala: ['S29', 'S11'] },
  'oksigen-rendah': { nama: 'oksigen rendah', kelas: 'L', gejala: ['S10', 'S09', 'S21'] },
  'ledakan-alga': { nama: 'ledakan alga', kelas: 'L', gejala: ['S10', 'S22', 'S21', 'S09'] },
  amonia: { nama: 'amonia', kelas: 'L', gejala: ['S09', 'S07', 'S21', 'S03'] },
  'salinitas-turun': { nama: 'salinitas turun', kelas: 'L', gejala: ['S21', 'S07', 'S23'] },
  'gelembung-gas': { nama: 'gelembung gas', kelas: 'L', gejala: ['S14', 'S19', 'S09'] },
  keracunan: { nama: 'keracunan', kelas: 'L', gejala: ['S22', 'S10', 'S03', 'S17'] },
  'luka-jaring': { nama: 'luka jaring', kelas: 'L', gejala: ['S12', 'S11', 'S23'] },
  'ubur-ubur': { nama: 'ubur-ubur', kelas: 'L', gejala: ['S09', 'S10', 'S22', 'S12'] },
  'stres-angkut': { nama: 'stres angkut', kelas: 'L', gejala: ['S21', 'S20', 'S09'] },
} as const satisfies Record<string, { nama: string; kelas: KodeKelas; gejala: readonly KodeGejala[] }>

export type KodePenyakit = keyof typeof PENYAKIT
export const KODE_PENYAKIT = Object.keys(PENYAKIT) as [KodePenyakit, ...KodePenyakit[]]

/*
 * Kinds of actions. Cards, call box and symptom check give each action its kind, so that a test finds advice that contradicts
 * other advice on the same screen.
 */

export const TINDAKAN = {
  aerasi: 'tambah udara ke air',
  puasakan: 'hentikan pakan',
  kurangi_pakan: 'kurangi pakan',
  beri_pakan: 'beri pakan',
  ganti_pakan: 'ganti atau lengkapi pakan',
  jangan_pindahkan: 'biarkan ikan di tempatnya',
  pisahkan: 'pisahkan ikan sakit',
  pindahkan: 'pindahkan ikan ke bak lain',
  kurangi_padat: 'kurangi kepadatan ikan',
  jangan_campur: 'jangan campur dengan petak lain',
  tutup_petak: 'tutup petak, pakai alat sendiri',
  geser_keramba: 'geser keramba bersama ikannya',
  jangan_sortir: 'jangan sortir atau tangkap ikan',
  sortir: 'sortir ikan',
  rendam: 'rendam ikan',
  jangan_rendam: 'jangan rendam ikan',
  hentikan_rendam: 'hentikan rendam, angkat ikan ke air bersih',
  obati: 'obati ikan',
  jangan_obati: 'jangan beri obat',
  ganti_air: 'alirkan atau ganti air',
  tutup_air: 'hentikan air masuk',
  atur_salinitas: 'kembalikan salinitas pelan-pelan',
  rawat_wadah: 'bersihkan jaring, bak atau alat',
  angkat_bangkai: 'angkat ikan mati',
  simpan_contoh: 'simpan contoh untuk laboratorium',
  ukur: 'ukur air, periksa ikan',
  lindungi_diri: 'lindungi diri',
  hubungi: 'hubungi petugas',
  jangan_jual: 'jangan jual atau makan ikan',
} as const
export type ActionKind = keyof typeof TINDAKAN

export interface Tindakan {
  jenis: readonly ActionKind[]
  kalimat: string
}

/** Pairs of actions that one screen must not show together. `jangan_pindahkan` wins over `pisahkan`. */
export const EXCLUSIONS: readonly (readonly [ActionKind, ActionKind])[] = [
  ['jangan_pindahkan', 'pindahkan'],
  ['jangan_pindahkan', 'pisahkan'],
  ['jangan_pindahkan', 'kurangi_padat'],
  ['jangan_sortir', 'sortir'],
  ['jangan_rendam', 'rendam'],
  ['hentikan_rendam', 'rendam'],
  ['jangan_obati', 'obati'],
  ['puasakan', 'beri_pakan'],
  ['tutup_air', 'ganti_air'],
]

/** Instructions of the call box, until an expert has diagnosed the fish. */
export const CALL_HOLD: readonly Tindakan[] = [
  { jenis: ['jangan_sortir', 'tutup_petak'], kalimat: 'Hentikan sortir dan jangan bergantian memakai alat.' },
  {
    jenis: ['jangan_pindahkan', 'jangan_jual'],
    kalimat: 'Jangan memindahkan atau menjual ikan, dan jangan membuang airnya ke keramba lain.',
  },
]
export const CALL_WAYS: readonly Tindakan[] = [
  {
    jenis: ['simpan_contoh'],
    kalimat: 'Simpan contoh: ikan yang sekarat atau baru mati, di kantong bersih dan dingin.',
  },
  {
    jenis: ['hubungi'],
    kalimat: 'Hubungi dokter hewan, Posikandu (pos kesehatan ikan), atau Dinas Perikanan hari ini juga.',
  },
]

/** First steps of the symptom check if many fish gasp at once. */
export const WATER_FIRST: readonly Tindakan[] = [
  { jenis: ['aerasi'], kalimat: 'Nyalakan aerasi atau alirkan air laut yang bersih sekarang juga.' },
  {
    jenis: ['puasakan', 'jangan_sortir', 'jangan_pindahkan'],
    kalimat: 'Hentikan pakan. Jangan sortir atau pindahkan ikan.',
  },
  { jenis: ['ukur'], kalimat: 'Ukur oksigen, suhu, salinitas, pH, dan amonia. Catat jamnya.' },
  { jenis: ['ukur'], kalimat: 'Lihat warna dan bau air, juga ikan liar di sekitar keramba.' },
]

/** Actions of a disease card that wait for the officer's answer while the symptom check shows the call box or the water. */
export const POSTPONED: readonly ActionKind[] = [
  'pindahkan',
  'pisahkan',
  'kurangi_padat',
  'rendam',
  'obati',
  'sortir',
  'beri_pakan',
]
export const POSTPONED_SENTENCE =
  'Kartu penyakit bisa menyebut pindah bak, rendam, obat, atau pakan. Tunda langkah itu sampai ikan tenang dan petugas menjawab.'

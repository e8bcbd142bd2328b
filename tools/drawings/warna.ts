/** The brand's colors in the illustrations. Light comes from the upper left in every picture. */
export const PASIR = '#faf6ee'
export const PASIR_GELAP = '#efe6d6'
export const BAYANG = '#e3d8c4'
export const TINTA = '#0c2328'
export const LAUT = '#00677a'
export const LAUT_TUA = '#00495a'
export const LAUT_DALAM = '#05343e'
export const LAUT_MUDA = '#61afbe'
export const LAUT_TENGAH = '#278b9e'
export const LAUT_PUCAT = '#d0eaee'
export const LAUT_LEMBUT = '#9bced8'
export const KARANG = '#eb5f3d'
export const KARANG_TUA = '#b63d2b'
export const KARANG_GARIS = '#a33a22'
export const KARANG_MUDA = '#fa9673'
export const BINTIK = '#6cc4ea'
export const KUNING = '#f1bf5b'
export const KUNING_TUA = '#d8953d'
export const KAYU = '#c49a74'
export const KAYU_TUA = '#a8805d'
export const KAYU_GELAP = '#76513b'
export const TALI = '#e1ceb0'
export const KERTAS = '#fffdf8'
export const ABU = '#c9d3d4'
export const ABU_TUA = '#a3b2b5'

/** One hue per category: `dasar` prints, `tua` shades, `muda` accents, `pucat` is the disc behind the pack. */
export interface Rona {
  dasar: string
  tua: string
  muda: string
  pucat: string
}

export const RONA: Record<string, Rona> = {
  K1: { dasar: '#2773b0', tua: '#19578b', muda: '#8fc0e6', pucat: '#dfebf3' },
  K2: { dasar: '#6d56a8', tua: '#523f86', muda: '#b9a9de', pucat: '#e8e3f1' },
  K3: { dasar: '#3f8a4f', tua: '#2c6a3a', muda: '#9bcb9f', pucat: '#e0edde' },
  K4: { dasar: '#a9314d', tua: '#822038', muda: '#e09aa8', pucat: '#f5e0e1' },
  K5: { dasar: '#dc8a1f', tua: '#b46a0d', muda: '#f6c879', pucat: '#fbebcf' },
  K6: { dasar: '#0f8a80', tua: '#086860', muda: '#7fcabf', pucat: '#daeee9' },
  K7: { dasar: '#486572', tua: '#324b57', muda: '#9fb6bf', pucat: '#e2e9ea' },
}

/** The brand's colors in the illustrations. Light comes from the upper left in every picture. */
export const SAND = '#faf6ee'
export const SAND_DARK = '#efe6d6'
export const SHADOW = '#e3d8c4'
export const INK = '#0c2328'
export const SEA = '#00677a'
export const SEA_DARK = '#00495a'
export const SEA_DEEP = '#05343e'
export const SEA_LIGHT = '#61afbe'
export const SEA_MEDIUM = '#278b9e'
export const SEA_PALE = '#d0eaee'
export const SEA_SOFT = '#9bced8'
export const CORAL = '#eb5f3d'
export const CORAL_DARK = '#b63d2b'
export const CORAL_LINE = '#a33a22'
export const CORAL_LIGHT = '#fa9673'
export const SPOT = '#6cc4ea'
export const YELLOW = '#f1bf5b'
export const YELLOW_DARK = '#d8953d'
export const WOOD = '#c49a74'
export const WOOD_DARK = '#a8805d'
export const WOOD_DEEP = '#76513b'
export const TALI = '#e1ceb0'
export const PAPER = '#fffdf8'
export const GRAY = '#c9d3d4'
export const GRAY_DARK = '#a3b2b5'

/** One hue per category: `base` prints, `dark` shades, `light` accents, `pale` is the disc behind the pack. */
export interface Rona {
  base: string
  dark: string
  light: string
  pale: string
}

export const RONA: Record<string, Rona> = {
  K1: { base: '#2773b0', dark: '#19578b', light: '#8fc0e6', pale: '#dfebf3' },
  K2: { base: '#6d56a8', dark: '#523f86', light: '#b9a9de', pale: '#e8e3f1' },
  K3: { base: '#3f8a4f', dark: '#2c6a3a', light: '#9bcb9f', pale: '#e0edde' },
  K4: { base: '#a9314d', dark: '#822038', light: '#e09aa8', pale: '#f5e0e1' },
  K5: { base: '#dc8a1f', dark: '#b46a0d', light: '#f6c879', pale: '#fbebcf' },
  K6: { base: '#0f8a80', dark: '#086860', light: '#7fcabf', pale: '#daeee9' },
  K7: { base: '#486572', dark: '#324b57', light: '#9fb6bf', pale: '#e2e9ea' },
}

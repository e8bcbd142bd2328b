/** Pairs of text and background colors that the components use. */
export const TEXT_PAIRS: readonly [teks: string, alas: string][] = [
  ['tinta', 'pasir'],
  ['tinta', 'pasir-tua'],
  ['tinta', 'kertas'],
  ['tinta', 'laut-muda'],
  ['tinta-2', 'pasir'],
  ['tinta-2', 'pasir-tua'],
  ['tinta-2', 'kertas'],
  ['tinta-2', 'laut-muda'],
  ['laut', 'pasir'],
  ['laut', 'pasir-tua'],
  ['laut', 'kertas'],
  ['laut', 'laut-muda'],
  ['di-laut', 'laut'],
  ['di-laut', 'laut-tua'],
  ['di-karang', 'karang'],
  ['di-karang', 'karang-tua'],
  ['hijau', 'kertas'],
  ['hijau', 'hijau-muda'],
  ['kuning', 'kertas'],
  ['kuning', 'kuning-muda'],
  ['merah', 'pasir'],
  ['merah', 'kertas'],
  ['merah', 'merah-muda'],
  ['abu', 'abu-muda'],
]

/** Pairs for elements that are not text but must be visible: the edge of a field and the focus ring. */
export const BORDER_PAIRS: readonly [border: string, alas: string][] = [
  ['garis-tua', 'pasir'],
  ['garis-tua', 'kertas'],
  ['laut', 'pasir'],
  ['laut', 'kertas'],
]

export const TEXT_CONTRAST = 4.5
export const BORDER_CONTRAST = 3

/**
 * Returns the contrast of two opaque `oklch()` colors, from 1 to 21, as WCAG 2.2 defines it.
 * @throws Error for a color in another notation
 */
export function contrast(one: string, second: string): number {
  const [darker = 0, lightTheme = 0] = [luminance(one), luminance(second)].sort((a, b) => a - b)
  return (lightTheme + 0.05) / (darker + 0.05)
}

/** Returns the relative luminance. The matrices are those of CSS Color 4, "OKLCH to sRGB". Values outside sRGB are clipped. */
function luminance(oklch: string): number {
  const [, L = 0, C = 0, h = 0] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch) ?? []).map(Number)
  if (!oklch.startsWith('oklch(') || Number.isNaN(L)) throw new Error(`not an opaque oklch() colour: ${oklch}`)
  const a = C * Math.cos((h * Math.PI) / 180)
  const b = C * Math.sin((h * Math.PI) / 180)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue)
}

const inGamut = (value: number) => Math.max(0, Math.min(1, value))

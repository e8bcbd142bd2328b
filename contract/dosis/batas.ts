import { BATAS_RENDAM, BATAS_ZAT, type BatasZat, JANGAN_CAMPUR } from '#content/batas-dosis.ts'

/** What limits a bath, put together of the substance's and the product's own. Null = nothing is known that would. */
export interface Batas {
  ppm_maks: number | null
  menit_maks: number | null
  suhu_tunda: number | null
  oksigen_min: number | null
  /** Why `ppm_maks`, where the substance decides it. */
  alasan: string
}

const KATA = Object.values<BatasZat>(BATAS_ZAT)

/** @param nama what a substance or product calls itself, in any spelling of case */
export function batasZat(nama: string): BatasZat | undefined {
  const kecil = nama.toLowerCase()
  return KATA.find(({ dikenal }) => dikenal.some((kata) => kecil.includes(kata)))
}

/** What must stand beside a dose of it, because it must not meet something else. */
export function janganCampur(nama: string): string[] {
  const kecil = nama.toLowerCase()
  return JANGAN_CAMPUR.filter(({ dikenal }) => dikenal.some((kata) => kecil.includes(kata))).map(
    ({ kalimat }) => kalimat,
  )
}

/** The smaller of what is known. */
const palingKecil = (...values: (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number')
  return known.length > 0 ? Math.min(...known) : null
}

/**
 * The stricter of what holds for the substance and of what the product's rule says.
 * @param nama of the substance, or of the product
 * @param aturan the product's own limits (`aturan_pakai[].batas`)
 * @param ada whether fish are in it; an empty tank is put off for nothing
 */
export function gabungBatas(
  nama: string,
  aturan?: { suhu_maks: number | null; do_min: number | null; maks_keras: number | null },
  ada = true,
): Batas {
  const zat = batasZat(nama)
  const oksigen = Math.max(BATAS_RENDAM.oksigen_min, aturan?.do_min ?? 0)
  return {
    ppm_maks: palingKecil(ada ? zat?.ppm_maks : null, aturan?.maks_keras),
    menit_maks: palingKecil(ada ? zat?.menit_maks : null),
    suhu_tunda: ada ? palingKecil(zat?.suhu_tunda, aturan?.suhu_maks) : null,
    oksigen_min: ada ? oksigen : null,
    alasan: zat?.alasan ?? 'batas produk ini',
  }
}

import { JANGAN_CAMPUR } from '#content/batas-dosis.ts'

interface Bahan {
  nama: string
  /** Ingredients as free text. */
  zat: string
  zat_aktif: readonly { nama: string }[]
  bahaya: string
}

const [KAPORIT, LAIN] = JANGAN_CAMPUR

/**
 * Returns the warning against mixing chlorine, acids and peroxides. A single one is enough: the buyer may own the others. An
 * unidentified oxidizer counts as a peroxide. The texts come from `content/batas-dosis.ts`.
 * @param ada start of the sentence that names the products to keep apart
 * @returns null if no product contains one of them
 */
export function peringatanCampur(semua: readonly Bahan[], ada = 'Paket ini berisi'): string | null {
  const kaporit = semua.filter((satu) => isSatuDari(satu, KAPORIT.dikenal))
  const lain = semua.filter(
    (satu) => !kaporit.includes(satu) && (satu.bahaya === 'pengoksidasi' || isSatuDari(satu, LAIN.dikenal)),
  )
  const [chlor] = kaporit
  if (!chlor && lain.length === 0) return null
  const bersama = chlor && lain.length > 0 ? `${ada} ${[chlor, ...lain].map(({ nama }) => nama).join(' dan ')}. ` : ''
  return `${bersama}${KAPORIT.kalimat} Simpan terpisah, dengan ember dan takaran sendiri-sendiri.`
}

function isSatuDari({ nama, zat, zat_aktif }: Bahan, kata: readonly string[]): boolean {
  const teks = [nama, zat, ...zat_aktif.map((satu) => satu.nama)].join('\n').toLowerCase()
  return kata.some((satu) => teks.includes(satu))
}

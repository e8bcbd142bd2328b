import { JANGAN_CAMPUR } from '#content/batas-dosis.ts'

interface Bahan {
  nama: string
  /** What is in it, in words. */
  zat: string
  zat_aktif: readonly { nama: string }[]
  bahaya: string
}

const [KAPORIT, LAIN] = JANGAN_CAMPUR

/**
 * What is said where chlorine, acids and peroxides stand together, or one of them stands alone: nobody knows what else is in the shed.
 * An oxidiser of which nothing more is known counts as a peroxide. The words are of `content/batas-dosis.ts`.
 * @param ada begins the sentence that names those that must not meet
 * @returns null where none of them is among the parts
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

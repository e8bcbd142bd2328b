import { formatBilangan } from '#contract/bilangan.ts'
import type { AturanPakai } from '#contract/katalog/aturan-pakai.ts'
import { batasZat, gabungBatas, janganCampur } from './batas.ts'
import { type Kekuatan, type ProdukBerkekuatan, readKekuatan } from './kekuatan.ts'
import { type Keadaan, type TakaranRendam, takaranRendam, tolakRendam, tundaRendam } from './rendam.ts'

/** Substance or product for a bath, and its rule of use; a pure substance has none. */
export interface BahanRendam {
  nama: string
  kekuatan: Kekuatan
  /** True if there are fish in the water; false for washing an empty tank. */
  berikan: boolean
  aturan?: AturanPakai
}

export type JawabanRendam =
  | { jenis: 'tolak' | 'tunda'; alasan: string[] }
  | ({ jenis: 'takaran'; kekuatan: Kekuatan; catatan: string[] } & TakaranRendam)

/** True if the calculator supports the rule: a bath with fish, or washing a tank. */
export const isAturanRendam = ({ cara, satuan }: AturanPakai): boolean =>
  (cara === 'rendam' || cara === 'sanitasi') && (satuan === 'ppm' || satuan === 'g/L')

/** Returns a product as `BahanRendam`, or an Indonesian text with the reason why it cannot be calculated. */
export function bahanProduk(
  produk: ProdukBerkekuatan & { nama: string },
  aturan: AturanPakai | undefined,
): BahanRendam | string {
  if (!aturan || !isAturanRendam(aturan)) return `${produk.nama} tidak punya aturan rendam yang bisa dihitung.`
  // A dose in g/L measures the product itself.
  const kekuatan = readKekuatan(aturan.satuan === 'g/L' ? { ...produk, zat_aktif: [] } : produk)
  if (typeof kekuatan === 'string') return `${kekuatan}. Ikuti label kemasan.`
  if (aturan.satuan === 'g/L' && kekuatan.satuan === 'mL') return `${produk.nama} ditakar menurut label kemasan.`
  // Include both names, so that a limit applies however the substance is written.
  const nama = [produk.zat_aktif[0]?.nama, produk.nama].filter(Boolean).join(', ')
  return { nama, kekuatan, berikan: aturan.cara === 'rendam', aturan }
}

/** Converts a dose to ppm; 1 g/L is 1,000 ppm. */
export const ppmAturan = (dosis: number, satuan: AturanPakai['satuan']): number =>
  satuan === 'g/L' ? dosis * 1000 : dosis

/** Returns the amount for one bath, or the reasons against it: exceeded limits first, then reasons to postpone. */
export function hitungRendam(bahan: BahanRendam, volume: number, keadaan: Keadaan): JawabanRendam {
  const { nama, kekuatan, berikan, aturan } = bahan
  const batas = gabungBatas(nama, aturan && { ...aturan.batas, maks_keras: maksKeras(aturan) }, berikan)
  const menit = keadaan.menit ?? (berikan ? (aturan?.lama ?? undefined) : undefined)
  const tolak = tolakRendam({ ...keadaan, menit }, batas)
  if (tolak.length > 0) return { jenis: 'tolak', alasan: tolak }
  const tunda = tundaRendam(keadaan, batas)
  if (tunda.length > 0) return { jenis: 'tunda', alasan: tunda }
  const takaran = takaranRendam({ ppm: keadaan.ppm, volume, kekuatan, maks: batas.ppm_maks })
  return { jenis: 'takaran', kekuatan, ...takaran, catatan: catatanRendam(bahan, keadaan, takaran) }
}

const maksKeras = ({ satuan, batas: { maks_keras } }: AturanPakai) =>
  maks_keras === null ? null : ppmAturan(maks_keras, satuan)

function catatanRendam({ nama, berikan, aturan }: BahanRendam, { ppm, suhu }: Keadaan, hasil: TakaranRendam): string[] {
  const hangat = batasZat(nama)?.suhu_hangat ?? null
  const min = aturan && ppmAturan(aturan.min, aturan.satuan)
  const maks = aturan && ppmAturan(aturan.maks, aturan.satuan)
  const meleset = Math.abs(hasil.ppm - ppm) / ppm
  return [
    ...janganCampur(nama),
    ...(berikan ? [] : ['Hanya untuk wadah kosong dan alat. Tidak boleh ada ikan di dalamnya.']),
    ...(berikan && hangat !== null && suhu !== undefined && suhu >= hangat && min !== undefined && ppm > min
      ? [`Air ${formatBilangan(hangat)} °C ke atas: mulai dari ${formatBilangan(min)} ppm.`]
      : []),
    ...(maks !== undefined && ppm > maks ? [`Di atas anjuran produk ini, ${formatBilangan(maks)} ppm.`] : []),
    ...(min !== undefined && ppm < min
      ? [`Di bawah anjuran produk ini, ${formatBilangan(min)} ppm: mungkin tidak mempan.`]
      : []),
    ...(hasil.takaran > 0 && hasil.takaran < 10 && meleset > 0.005
      ? [
          'Takaran sekecil ini sulit tepat. Larutkan sepuluh kali lipat dalam 1 liter air, lalu pakai sepersepuluh larutan itu.',
        ]
      : []),
  ]
}

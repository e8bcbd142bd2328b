import { formatBilangan } from '#contract/bilangan.ts'
import type { AturanPakai } from '#contract/katalog/aturan-pakai.ts'
import { batasZat, gabungBatas, janganCampur } from './batas.ts'
import { type Kekuatan, type ProdukBerkekuatan, readKekuatan } from './kekuatan.ts'
import { type Keadaan, type TakaranRendam, takaranRendam, tolakRendam, tundaRendam } from './rendam.ts'

/** What is put into the water, and the rule that it goes by; a substance by itself has none. */
export interface BahanRendam {
  nama: string
  kekuatan: Kekuatan
  /** Are there fish in the water? An empty tank is washed. */
  berikan: boolean
  aturan?: AturanPakai
}

export type JawabanRendam =
  | { jenis: 'tolak' | 'tunda'; alasan: string[] }
  | ({ jenis: 'takaran'; kekuatan: Kekuatan; catatan: string[] } & TakaranRendam)

/** A rule that a bath can be computed by: fish in it, or a tank that is washed. */
export const isAturanRendam = ({ cara, satuan }: AturanPakai): boolean =>
  (cara === 'rendam' || cara === 'sanitasi') && (satuan === 'ppm' || satuan === 'g/L')

/** A product as `BahanRendam`; or in Indonesian why nothing can be computed of it. */
export function bahanProduk(
  produk: ProdukBerkekuatan & { nama: string },
  aturan: AturanPakai | undefined,
): BahanRendam | string {
  if (!aturan || !isAturanRendam(aturan)) return `${produk.nama} tidak punya aturan rendam yang dapat dihitung.`
  // Per litre it is the product that is measured out.
  const kekuatan = readKekuatan(aturan.satuan === 'g/L' ? { ...produk, zat_aktif: [] } : produk)
  if (typeof kekuatan === 'string') return `${kekuatan}. Ikuti label kemasan.`
  if (aturan.satuan === 'g/L' && kekuatan.satuan === 'mL') return `${produk.nama} ditakar menurut label kemasan.`
  // Both names, so that a cap holds however the substance is written.
  const nama = [produk.zat_aktif[0]?.nama, produk.nama].filter(Boolean).join(', ')
  return { nama, kekuatan, berikan: aturan.cara === 'rendam', aturan }
}

/** ppm of a dose as its rule has it; a gram in a litre is a thousand. */
export const ppmAturan = (dosis: number, satuan: AturanPakai['satuan']): number =>
  satuan === 'g/L' ? dosis * 1000 : dosis

/** The amount for one bath, or why there is none: beyond a cap first, then what is only put off. */
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
      ? [`Air ${formatBilangan(hangat)} °C atau lebih: mulai dari ${formatBilangan(min)} ppm.`]
      : []),
    ...(maks !== undefined && ppm > maks ? [`Di atas anjuran produk ini, ${formatBilangan(maks)} ppm.`] : []),
    ...(min !== undefined && ppm < min
      ? [`Di bawah anjuran produk ini, ${formatBilangan(min)} ppm: mungkin tidak mempan.`]
      : []),
    ...(hasil.takaran > 0 && hasil.takaran < 10 && meleset > 0.005
      ? ['Takaran sekecil ini sulit tepat. Larutkan sepuluh kali lipat dalam 1 liter air, pakai sepersepuluhnya.']
      : []),
  ]
}

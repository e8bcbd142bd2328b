import { BATAS_AIR_TAWAR, BATAS_VOLUME } from '#content/batas-dosis.ts'
import { formatBilangan } from '#contract/bilangan.ts'
import type { AturanPakai } from '#contract/katalog/aturan-pakai.ts'
import { type HasilAirTawar, rendamAirTawar, tolakAirTawar } from './air-tawar.ts'
import type { ProdukDosis } from './endpoints.ts'
import { type Isian, type Pembaca, pembaca } from './isian.ts'
import { readKekuatan } from './kekuatan.ts'
import { KURANG_MAKAN, type TakaranPakan, takaranPakan } from './pakan.ts'
import { bahanProduk, hitungRendam, isAturanRendam, type JawabanRendam, ppmAturan } from './rendam-produk.ts'
import { type GantiAir, turunkanSalinitas } from './salinitas.ts'
import { BENTUK, BENTUK_WADAH, type BentukWadah, hitungVolume, isVolumeWajar } from './volume.ts'

/** Calculations that the calculator supports. */
export const CARA_HITUNG = {
  rendam: 'Rendam obat',
  pakan: 'Campur pakan',
  'air-tawar': 'Rendam air tawar',
  salinitas: 'Turunkan salinitas',
} as const
export type CaraHitung = keyof typeof CARA_HITUNG

/** A shape of `volume.ts`, or 'volume' if the farmer knows it. */
export type Wadah = BentukWadah | 'volume'

/** No result yet: missing and invalid fields. */
export interface Belum {
  jenis: 'belum'
  galat: Pembaca['galat']
  kosong: Pembaca['kosong']
}
type Tidak = { jenis: 'tolak' | 'tunda'; alasan: string[] }
type Takaran = Extract<JawabanRendam, { jenis: 'takaran' }>

export interface HasilRendam extends Takaran {
  aturan: AturanPakai
  wadah: Wadah
  volume: number
  wish: number
  kali: number
  /** Amount for all baths, in the unit of `takaran`. */
  total: number
}
export interface HasilPakan extends TakaranPakan {
  jenis: 'pakan'
  aturan: AturanPakai
  satuan: 'g' | 'mL'
  dosis: number
  hari: number
  catatan: string[]
}

export const isAturanPakan = ({ cara, satuan }: AturanPakai): boolean => cara === 'pakan' && satuan.startsWith('mg/kg')

/** Returns the rules of a product that the calculator supports for the given calculation. */
export const aturanUntuk = (cara: CaraHitung, { aturan_pakai }: Pick<ProdukDosis, 'aturan_pakai'>): AturanPakai[] =>
  cara === 'rendam' ? aturan_pakai.filter(isAturanRendam) : cara === 'pakan' ? aturan_pakai.filter(isAturanPakan) : []

/** Returns the calculation from the URL; by default that of its product. */
export function bacaCara({ cara, produk }: Isian, daftar: readonly ProdukDosis[]): CaraHitung {
  if (cara && Object.hasOwn(CARA_HITUNG, cara)) return cara as CaraHitung
  const found = daftar.find(({ produkId }) => String(produkId) === produk)
  return found && aturanUntuk('rendam', found).length === 0 && aturanUntuk('pakan', found).length > 0
    ? 'pakan'
    : 'rendam'
}

/** Returns the rule for a disease. If `untuk` is empty, prefers a rule without a disease. Default: the first rule. */
export const bacaAturan = (aturan: readonly AturanPakai[], { untuk }: Isian): AturanPakai | undefined =>
  aturan.find((satu) => (satu.untuk as string[]).includes(untuk ?? '')) ??
  aturan.find((satu) => untuk === '' && satu.untuk.length === 0) ??
  aturan[0]

export const bacaWadah = ({ bentuk, volume }: Isian): Wadah =>
  bentuk && (bentuk === 'volume' || (BENTUK as string[]).includes(bentuk))
    ? (bentuk as Wadah)
    : volume
      ? 'volume'
      : 'persegi'

/** Returns the volume in m³, or 0 with the errors in `baca`. */
function bacaVolume(baca: Pembaca, wadah: Wadah): number {
  const nama = wadah === 'volume' ? (['volume'] as const) : BENTUK_WADAH[wadah].ukuran
  const ukuran = Object.fromEntries(nama.map((satu) => [satu, baca.wajib(satu)]))
  const volume = wadah === 'volume' ? (ukuran.volume ?? 0) : (hitungVolume(wadah, ukuran) ?? 0)
  if (baca.lengkap() && !isVolumeWajar(volume))
    baca.galat[nama[0]] =
      `Volumenya ${formatBilangan(Number(volume.toPrecision(3)))} m³. Kalkulator ini untuk ${formatBilangan(BATAS_VOLUME.min)} sampai ${formatBilangan(BATAS_VOLUME.maks)} m³.`
  return volume
}

const belum = ({ galat, kosong }: Pembaca): Belum => ({ jenis: 'belum', galat, kosong })

/** Calculates a bath with a product by one of its rules. */
export function hitungRendamIsian(produk: ProdukDosis, aturan: AturanPakai, isian: Isian): HasilRendam | Tidak | Belum {
  const baca = pembaca(isian)
  const wadah = bacaWadah(isian)
  const volume = bacaVolume(baca, wadah)
  const wish = baca.boleh('ppm') ?? ppmAturan(aturan.min, aturan.satuan)
  const kali = baca.boleh('kali') ?? (aturan.ulang_hari === null ? 1 : KALI)
  const keadaan = { ppm: wish, suhu: baca.boleh('suhu'), oksigen: baca.boleh('oksigen') }
  baca.boleh('sendok')
  const bahan = bahanProduk(produk, aturan)
  if (typeof bahan === 'string') return { jenis: 'tolak', alasan: [bahan] }
  // Reasons that do not depend on the vessel are reported without it.
  if (!baca.galat.ppm) {
    const awal = hitungRendam(bahan, volume || 1, keadaan)
    if (awal.jenis !== 'takaran') return awal
  }
  if (!baca.lengkap()) return belum(baca)
  const hasil = hitungRendam(bahan, volume, keadaan)
  if (hasil.jenis !== 'takaran') return hasil
  if (hasil.takaran === 0)
    return { jenis: 'tolak', alasan: ['Takarannya kurang dari 0,1, terlalu kecil untuk ditakar.'] }
  const catatan = wadah === 'keramba' && aturan.cara === 'rendam' ? [DIBUNGKUS, ...hasil.catatan] : hasil.catatan
  return { ...hasil, catatan, aturan, wadah, volume, wish, kali, total: hasil.takaran * kali }
}

/** Number of consecutive baths if the rule has a repeat interval: later baths hit newly hatched parasites. */
const KALI = 3
const DIBUNGKUS =
  'Bungkus dulu jaring keramba dengan terpal rapat. Ukur air di dalam terpal. Jangan tuang obat ke laut terbuka.'

/** Calculates medicated feed by one of a product's rules. */
export function hitungPakanIsian(produk: ProdukDosis, aturan: AturanPakai, isian: Isian): HasilPakan | Tidak | Belum {
  const baca = pembaca(isian)
  const ikan = { ekor: baca.wajib('ekor'), berat: baca.wajib('berat'), fr: baca.wajib('fr') }
  const hari = baca.boleh('hari') ?? aturan.lama ?? HARI
  const dosis = baca.boleh('dosis') ?? aturan.min
  baca.boleh('sendok')
  const kekuatan = readKekuatan(produk)
  if (typeof kekuatan === 'string') return { jenis: 'tolak', alasan: [`${kekuatan}. Ikuti label kemasan.`] }
  const { maks_keras } = aturan.batas
  if (maks_keras !== null && dosis > maks_keras)
    return {
      jenis: 'tolak',
      alasan: [
        `${formatBilangan(dosis)} ${aturan.satuan} melebihi batas ${formatBilangan(maks_keras)} ${aturan.satuan} produk ini.`,
      ],
    }
  if (!baca.lengkap()) return belum(baca)
  const per = aturan.satuan === 'mg/kg pakan' ? 'pakan' : 'ikan'
  const hasil = takaranPakan({ ...ikan, dosis, per, aktif: kekuatan.aktif, hari })
  const catatan = [
    ...(hasil.kurangMakan ? [KURANG_MAKAN] : []),
    ...(dosis > aturan.maks ? [`Di atas anjuran produk ini, ${formatBilangan(aturan.maks)} ${aturan.satuan}.`] : []),
    ...(dosis < aturan.min ? [`Di bawah anjuran produk ini, ${formatBilangan(aturan.min)} ${aturan.satuan}.`] : []),
  ]
  return { jenis: 'pakan', ...hasil, aturan, satuan: kekuatan.satuan, dosis, hari, catatan }
}

/** Default duration in days, if the rule has none. */
const HARI = 7

export type HasilTawar = { jenis: 'air-tawar'; menit: number; volume: number } & HasilAirTawar

export function hitungAirTawarIsian(isian: Isian): HasilTawar | Tidak | Belum {
  const baca = pembaca(isian)
  const volume = bacaVolume(baca, bacaWadah(isian))
  const bath = {
    ekor: baca.wajib('ekor'),
    berat: baca.wajib('berat'),
    volume,
    padat: baca.boleh('padat') ?? BATAS_AIR_TAWAR.padat,
    menit: baca.boleh('menit') ?? BATAS_AIR_TAWAR.menit,
    tangani: baca.boleh('tangani') ?? BATAS_AIR_TAWAR.menit,
    bawaan: baca.boleh('bawaan') ?? 0,
    salinitas: baca.wajib('salinitas'),
  }
  if (!baca.lengkap()) return belum(baca)
  const tolak = tolakAirTawar(bath)
  if (tolak.length > 0) return { jenis: 'tolak', alasan: tolak }
  return { jenis: 'air-tawar', menit: bath.menit, volume, ...rendamAirTawar(bath) }
}

export type HasilSalinitas = { jenis: 'salinitas'; volume: number; dari: number; ke: number } & GantiAir

export function hitungSalinitasIsian(isian: Isian): HasilSalinitas | Tidak | Belum {
  const baca = pembaca(isian)
  const volume = bacaVolume(baca, bacaWadah(isian))
  const [dari, ke] = [baca.wajib('dari'), baca.wajib('ke')]
  if (baca.lengkap() && ke >= dari) baca.galat.ke = 'Salinitas yang diinginkan harus lebih rendah dari yang sekarang'
  if (!baca.lengkap()) return belum(baca)
  return { jenis: 'salinitas', volume, dari, ke, ...turunkanSalinitas({ volume, dari, ke }) }
}

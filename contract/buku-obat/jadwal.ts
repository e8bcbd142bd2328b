import { isHari, selisihHari, tambahHari } from './hari.ts'
import { type IsiBaris, ulangOf } from './kolom.ts'

type Waktu = Pick<IsiBaris['pengobatan'], 'mulai' | 'selesai' | 'ulang'>
type Obat = Waktu & Pick<IsiBaris['pengobatan'], 'masa_henti'>

/** The day on which the last dose is given, repeats among them; undefined while nobody knows when the treatment ends. */
export function dosisTerakhir({ mulai, selesai, ulang }: Waktu): string | undefined {
  if (!isHari(mulai) || !isHari(selesai)) return undefined
  return tambahHari(selesai, Math.max(0, ...ulangOf(ulang)))
}

/** The first day of harvest after it; undefined where nobody knows. */
export function selesaiMasaHenti(obat: Obat): string | undefined {
  const akhir = dosisTerakhir(obat)
  return akhir === undefined || obat.masa_henti === null ? undefined : tambahHari(akhir, obat.masa_henti)
}

/** Something that a treatment asks for on a day. */
export interface Acara {
  hari: string
  jenis: 'ulang' | 'panen'
  /** Of a repeat: which day of the treatment it is, counted from the first as zero. */
  ke: number
}

/** Everything that a treatment still asks for, by day: its repeats, and the end of its withdrawal period. */
export function acaraOf(obat: Obat): Acara[] {
  const ulang = ulangOf(obat.ulang).map((ke): Acara => ({ hari: tambahHari(obat.mulai, ke), jenis: 'ulang', ke }))
  const panen = selesaiMasaHenti(obat)
  if (!panen || !obat.masa_henti) return ulang
  return [...ulang, { hari: panen, jenis: 'panen', ke: selisihHari(obat.mulai, panen) }]
}

/** The next day after this one on which it asks for something. */
export const acaraBerikut = (obat: Obat, sesudah: string): string | undefined =>
  acaraOf(obat)
    .map(({ hari }) => hari)
    .filter((hari) => hari > sesudah)
    .sort()[0]

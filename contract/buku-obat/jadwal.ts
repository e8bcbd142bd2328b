import { isHari, selisihHari, tambahHari } from './hari.ts'
import { type IsiBaris, ulangOf } from './kolom.ts'

type Waktu = Pick<IsiBaris['pengobatan'], 'mulai' | 'selesai' | 'ulang'>
type Obat = Waktu & Pick<IsiBaris['pengobatan'], 'masa_henti'>

/** Returns the day of the last dose, repeats included; undefined while the end of the treatment is unknown. */
export function dosisTerakhir({ mulai, selesai, ulang }: Waktu): string | undefined {
  if (!isHari(mulai) || !isHari(selesai)) return undefined
  return tambahHari(selesai, Math.max(0, ...ulangOf(ulang)))
}

/** Returns the first day of harvest after the withdrawal period; undefined if unknown. */
export function selesaiMasaHenti(obat: Obat): string | undefined {
  const akhir = dosisTerakhir(obat)
  return akhir === undefined || obat.masa_henti === null ? undefined : tambahHari(akhir, obat.masa_henti)
}

/** An event of a treatment. */
export interface Acara {
  hari: string
  jenis: 'ulang' | 'panen'
  /** For a repeat: day of the treatment, counted from 0. */
  ke: number
}

/** Returns all events of a treatment by day: its repeats and the end of its withdrawal period. */
export function acaraOf(obat: Obat): Acara[] {
  const ulang = ulangOf(obat.ulang).map((ke): Acara => ({ hari: tambahHari(obat.mulai, ke), jenis: 'ulang', ke }))
  const panen = selesaiMasaHenti(obat)
  if (!panen || !obat.masa_henti) return ulang
  return [...ulang, { hari: panen, jenis: 'panen', ke: selisihHari(obat.mulai, panen) }]
}

/** Returns the day of the next event after the given day. */
export const acaraBerikut = (obat: Obat, sesudah: string): string | undefined =>
  acaraOf(obat)
    .map(({ hari }) => hari)
    .filter((hari) => hari > sesudah)
    .sort()[0]

import { MONTHS } from '#contract/wib.ts'
import { jamWilayah } from './tujuan.ts'

/** Minimum and maximum delivery time, in working days. */
export interface Hari {
  min: number
  maks: number
}

/** First and last possible day of arrival, as '2026-11-26'. */
export interface Arrival {
  dari: string
  sampai: string
}

const DAY_MS = 86_400_000
/** '3-5 hari', '1 – 2 hari kerja', '3 sampai 5 hari', '2 hari' */
const RANGE = /(\d{1,3})(?:\s*(?:-|–|sampai|s\/d)\s*(\d{1,3}))?\s*hari/i

/** Parses the days in a method's text; returns null if there are none or they are invalid. */
export function hariFrom(estimasi: string): Hari | null {
  const [, min, maks = min] = RANGE.exec(estimasi) ?? []
  const hari = { min: Number(min), maks: Number(maks) }
  return min === undefined || hari.min > hari.maks ? null : hari
}

/**
 * Returns the arrival of a parcel packed today, in working days (Monday to Friday) of the destination's time zone. Public
 * holidays are not considered.
 * @param kodeWilayah destination region; null: Jakarta's time
 */
export function arrivesOn(sekarang: Date, { min, maks }: Hari, kodeWilayah: string | null): Arrival {
  const initial = new Date(sekarang.getTime() + jamWilayah(kodeWilayah) * 3_600_000)
  return { dari: afterWorkdays(initial, min), sampai: afterWorkdays(initial, maks) }
}

/** 'Tiba 26–28 November', 'Tiba 30 November–2 Desember', 'Tiba 26 November' */
export function formatArrival({ dari, sampai }: Arrival): string {
  const [initial, akhir] = [dari, sampai].map((tanggal) => {
    const [, bulan = '', hari = ''] = tanggal.split('-')
    return { hari: Number(hari), bulan: MONTHS[Number(bulan) - 1] ?? '' }
  }) as [Tanggal, Tanggal]
  const end = `${akhir.hari} ${akhir.bulan}`
  if (dari === sampai) return `Tiba ${end}`
  return initial.bulan === akhir.bulan ? `Tiba ${initial.hari}–${end}` : `Tiba ${initial.hari} ${initial.bulan}–${end}`
}

interface Tanggal {
  hari: number
  bulan: string
}

/** @param awal a date whose UTC fields show the local time of the destination */
function afterWorkdays(initial: Date, jumlah: number): string {
  let hari = initial
  for (let sisa = jumlah; sisa > 0; ) {
    hari = new Date(hari.getTime() + DAY_MS)
    if (hari.getUTCDay() % 6 !== 0) sisa--
  }
  return hari.toISOString().slice(0, 10)
}

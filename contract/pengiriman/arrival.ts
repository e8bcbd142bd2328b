import { MONTHS } from '#contract/wib.ts'
import { wilayahClock } from './tujuan.ts'

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
export function hariFrom(estimate: string): Hari | null {
  const [, min, max = min] = RANGE.exec(estimate) ?? []
  const hari = { min: Number(min), maks: Number(max) }
  return min === undefined || hari.min > hari.maks ? null : hari
}

/**
 * Returns the arrival of a parcel packed today, in working days (Monday to Friday) of the destination's time zone. Public
 * holidays are not considered.
 * @param kodeWilayah destination region; null: Jakarta's time
 */
export function arrivesOn(today: Date, { min, maks }: Hari, kodeWilayah: string | null): Arrival {
  const initial = new Date(today.getTime() + wilayahClock(kodeWilayah) * 3_600_000)
  return { dari: afterWorkdays(initial, min), sampai: afterWorkdays(initial, maks) }
}

/** 'Tiba 26–28 November', 'Tiba 30 November–2 Desember', 'Tiba 26 November' */
export function formatArrival({ dari, sampai }: Arrival): string {
  const [initial, last] = [dari, sampai].map((date) => {
    const [, month = '', hari = ''] = date.split('-')
    return { hari: Number(hari), bulan: MONTHS[Number(month) - 1] ?? '' }
  }) as [DateText, DateText]
  const end = `${last.hari} ${last.bulan}`
  if (dari === sampai) return `Tiba ${end}`
  return initial.bulan === last.bulan ? `Tiba ${initial.hari}–${end}` : `Tiba ${initial.hari} ${initial.bulan}–${end}`
}

interface DateText {
  hari: number
  bulan: string
}

/** @param initial a date whose UTC fields show the local time of the destination */
function afterWorkdays(initial: Date, count: number): string {
  let hari = initial
  for (let remaining = count; remaining > 0; ) {
    hari = new Date(hari.getTime() + DAY_MS)
    if (hari.getUTCDay() % 6 !== 0) remaining--
  }
  return hari.toISOString().slice(0, 10)
}

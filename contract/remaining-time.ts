import { formatClock, formatDate, formatTime } from './wib.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const HARI_MS = 24 * HOUR_MS

/** Offset of Jakarta from UTC, in minutes. */
const WIB_OFFSET_MINUTES = 420
/** Indonesia's other time zones, by UTC offset in minutes. */
const ZONE: Record<number, string> = { 480: 'WITA', 540: 'WIT' }

/**
 * Formats the time left: '12 menit lagi', '2 jam 5 menit lagi', '3 hari 4 jam lagi'; 'sudah lewat' if none is left.
 * @param remaining milliseconds
 */
export function formatRemaining(remaining: number): string {
  if (remaining <= 0) return 'sudah lewat'
  if (remaining < MINUTE_MS) return 'kurang dari 1 menit lagi'
  const [hari, hours, minutes] = [
    Math.floor(remaining / HARI_MS),
    Math.floor(remaining / HOUR_MS) % 24,
    Math.floor(remaining / MINUTE_MS) % 60,
  ]
  const bagian =
    hari > 0 ? [satuan(hari, 'hari'), satuan(hours, 'jam')] : [satuan(hours, 'jam'), satuan(minutes, 'menit')]
  return `${bagian.filter(Boolean).join(' ')} lagi`
}

const satuan = (count: number, name: string) => (count > 0 ? `${count} ${name}` : '')

/**
 * Formats a moment in the reader's time zone, with Jakarta's time in brackets if it differs: '24 November 2026, 16.05 WITA
 * (15.05 WIB)'.
 * @param offset the reader's UTC offset in minutes, positive east of Greenwich
 */
export function formatLocal(time: string, offset: number): string {
  if (offset === WIB_OFFSET_MINUTES) return formatTime(time)
  const shift = new Date(new Date(time).getTime() + (offset - WIB_OFFSET_MINUTES) * MINUTE_MS)
  const hour = formatClock(shift).replace('WIB', ZONE[offset] ?? 'waktu setempat')
  const wib = formatDate(shift) === formatDate(time) ? formatClock(time) : formatTime(time)
  return `${formatDate(shift)}, ${hour} (${wib})`
}

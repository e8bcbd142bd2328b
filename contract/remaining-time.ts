import { formatJam, formatTanggal, formatTime } from './wib.ts'

const MINUTES = 60_000
const JAM = 60 * MINUTES
const HARI = 24 * JAM

/** Offset of Jakarta from UTC, in minutes. */
const WIB = 420
/** Indonesia's other time zones, by UTC offset in minutes. */
const ZONE: Record<number, string> = { 480: 'WITA', 540: 'WIT' }

/**
 * Formats the time left: '12 menit lagi', '2 jam 5 menit lagi', '3 hari 4 jam lagi'; 'sudah lewat' if none is left.
 * @param sisa milliseconds
 */
export function formatRemaining(sisa: number): string {
  if (sisa <= 0) return 'sudah lewat'
  if (sisa < MINUTES) return 'kurang dari 1 menit lagi'
  const [hari, jam, menit] = [Math.floor(sisa / HARI), Math.floor(sisa / JAM) % 24, Math.floor(sisa / MINUTES) % 60]
  const bagian = hari > 0 ? [satuan(hari, 'hari'), satuan(jam, 'jam')] : [satuan(jam, 'jam'), satuan(menit, 'menit')]
  return `${bagian.filter(Boolean).join(' ')} lagi`
}

const satuan = (jumlah: number, nama: string) => (jumlah > 0 ? `${jumlah} ${nama}` : '')

/**
 * Formats a moment in the reader's time zone, with Jakarta's time in brackets if it differs: '24 November 2026, 16.05 WITA
 * (15.05 WIB)'.
 * @param offset the reader's UTC offset in minutes, positive east of Greenwich
 */
export function formatLocal(waktu: string, offset: number): string {
  if (offset === WIB) return formatTime(waktu)
  const shift = new Date(new Date(waktu).getTime() + (offset - WIB) * MINUTES)
  const jam = formatJam(shift).replace('WIB', ZONE[offset] ?? 'waktu setempat')
  const wib = formatTanggal(shift) === formatTanggal(waktu) ? formatJam(waktu) : formatTime(waktu)
  return `${formatTanggal(shift)}, ${jam} (${wib})`
}

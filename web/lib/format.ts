/*
 * By hand: a cheap phone takes 50 ms to get ready its first `Intl.NumberFormat`, before it hears a press. Jakarta is seven
 * hours ahead all year.
 */

const WIB_MS = 7 * 3_600_000
const BULAN = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ')

/** @param value a whole number */
export function formatAngka(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** 25000 → 'Rp 25.000', with an ordinary space so that it can be searched for and copied. */
export function formatRupiah(value: number): string {
  return `Rp ${formatAngka(value)}`
}

/** The landing page writes its package prices as 'Rp. 800.000'. */
export function formatRupiahTitik(value: number): string {
  return `Rp. ${formatAngka(value)}`
}

/** '20 November 2026', the day it is in Jakarta. */
export function formatTanggal(waktu: string): string {
  const hari = jakarta(waktu)
  return `${hari.getUTCDate()} ${BULAN[hari.getUTCMonth()]} ${hari.getUTCFullYear()}`
}

/** '14.05 WIB' */
export function formatJam(waktu: string): string {
  return `${jakarta(waktu).toISOString().slice(11, 16).replace(':', '.')} WIB`
}

/** '20 November 2026, 14.05 WIB' */
export function formatWaktu(waktu: string): string {
  return `${formatTanggal(waktu)}, ${formatJam(waktu)}`
}

/** '2026-11-20', the day it is in Jakarta, as a date field takes it. */
export function tanggalIsian(waktu: string): string {
  return jakarta(waktu).toISOString().slice(0, 10)
}

/** A date whose UTC reads as the clocks in Jakarta do. */
const jakarta = (waktu: string) => new Date(Date.parse(waktu) + WIB_MS)

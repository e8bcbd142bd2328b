const angka = new Intl.NumberFormat('id-ID')
const tanggal = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})
const jam = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Jakarta' })

// Swedish writes a date as ISO 8601 does.
const tanggalIso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' })

export function formatAngka(value: number): string {
  return angka.format(value)
}

/** 25000 → 'Rp 25.000', with an ordinary space so that it can be searched for and copied. */
export function formatRupiah(value: number): string {
  return `Rp ${angka.format(value)}`
}

/** The landing page writes its package prices as 'Rp. 800.000'. */
export function formatRupiahTitik(value: number): string {
  return `Rp. ${angka.format(value)}`
}

/** '20 November 2026', the day it is in Jakarta. */
export function formatTanggal(waktu: string): string {
  return tanggal.format(new Date(waktu))
}

/** '14.05 WIB' */
export function formatJam(waktu: string): string {
  return `${jam.format(new Date(waktu))} WIB`
}

/** '20 November 2026, 14.05 WIB' */
export function formatWaktu(waktu: string): string {
  return `${formatTanggal(waktu)}, ${formatJam(waktu)}`
}

/** '2026-11-20', the day it is in Jakarta, as a date field takes it. */
export function tanggalIsian(waktu: string): string {
  return tanggalIso.format(new Date(waktu))
}

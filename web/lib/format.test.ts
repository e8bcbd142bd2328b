import { expect, test } from 'vitest'
import {
  formatAngka,
  formatJam,
  formatRupiah,
  formatRupiahTitik,
  formatTanggal,
  formatWaktu,
  tanggalIsian,
} from './format.ts'

test('prices carry Indonesian thousands separators and ordinary spaces', () => {
  expect(formatRupiah(25000)).toBe('Rp 25.000')
  expect(formatRupiah(0)).toBe('Rp 0')
  expect(formatRupiah(1234567)).toBe('Rp 1.234.567')
  expect(formatRupiahTitik(800000)).toBe('Rp. 800.000')
})

test('a point in time is shown as the day and hour it is in Jakarta', () => {
  expect(formatTanggal('2026-11-20T16:59:00.000Z')).toBe('20 November 2026')
  expect(formatTanggal('2026-11-20T17:00:00.000Z')).toBe('21 November 2026')
  expect(formatWaktu('2026-11-20T07:05:00.000Z')).toBe('20 November 2026, 14.05 WIB')
})

test('a date field gets the day it is in Jakarta', () => {
  expect(tanggalIsian('2026-11-20T16:59:00.000Z')).toBe('2026-11-20')
  expect(tanggalIsian('2026-11-20T17:00:00.000Z')).toBe('2026-11-21')
})

test('numbers and times read as Indonesian does', () => {
  const angka = new Intl.NumberFormat('id-ID')
  for (const value of [0, 7, 999, 1_000, 99_999, 100_000, 1_234_567, 1_000_000_000, -5, -999, -1_000, -25_000])
    expect(formatAngka(value)).toBe(angka.format(value))
  const timeZone = 'Asia/Jakarta'
  const tanggal = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const jam = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', timeZone })
  for (let bulan = 0; bulan < 12; bulan++) {
    const waktu = new Date(Date.UTC(2026, bulan, 28, bulan * 2, bulan * 5)).toISOString()
    expect(formatTanggal(waktu)).toBe(tanggal.format(new Date(waktu)))
    expect(formatJam(waktu)).toBe(`${jam.format(new Date(waktu))} WIB`)
  }
})

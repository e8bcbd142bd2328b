import { describe, expect, test } from 'vitest'
import { waterQuality } from './air.ts'
import { writeCalendar } from './calendar.ts'
import { check, type EntryContent, type EntryKind } from './columns.ts'
import { agendaOf } from './event-words.ts'
import { addHari, differenceInHari, isHari } from './hari.ts'
import { emptyObat, obatFrom } from './initial.ts'
import { readInput } from './input.ts'
import { deadShare, reachedLimit, remainingFish } from './kematian.ts'
import type { Catatan } from './merge.ts'
import { calendarEventOf, nextCalendarEvent } from './schedule.ts'
import { volume } from './ukuran.ts'

const OBAT = { ...emptyObat('00000000-0000-4000-8000-000000000001', '2026-11-20'), nama: 'Peroksida' }

test.each<[what: string, change: Partial<EntryContent['pengobatan']>, path: string | undefined]>([
  ['all fields', {}, undefined],
  ['no name', { nama: '' }, 'nama'],
  ['an end before the beginning', { selesai: '2026-11-19' }, 'selesai'],
  ['no end', { selesai: null }, undefined],
  ['repeats', { ulang: '7,14' }, undefined],
  ['repeats in the wrong order', { ulang: '14,7' }, 'ulang'],
  ['a repeat twice', { ulang: '7,7' }, 'ulang'],
  ['a repeat on the first day', { ulang: '0,7' }, 'ulang'],
  ['a repeat in words', { ulang: 'tiap minggu' }, 'ulang'],
  ['a withdrawal period of half a day', { masa_henti: 0.5 }, 'masa_henti'],
  ['a withdrawal period that is negative', { masa_henti: -1 }, 'masa_henti'],
  ['an unknown withdrawal period', { masa_henti: null }, undefined],
  ['an invalid dose', { takaran: Number.NaN }, 'takaran'],
  ['an unknown method', { cara: 'suntik' as never }, 'cara'],
  ['an invalid cage', { keramba_id: 'A1' }, 'keramba_id'],
  ['an invalid day', { mulai: '2026-02-29' }, 'mulai'],
])('validates a treatment with %s', (_, change, path) => {
  expect(check('pengobatan', { ...OBAT, ...change })[0]?.path).toBe(path)
})

test.each<[jenis: EntryKind, nama: string, teks: string, nilai: unknown]>([
  ['pengobatan', 'takaran', '337,5', 337.5],
  ['pengobatan', 'takaran', '337.5', 337.5],
  ['pengobatan', 'takaran', '1.000', Number.NaN],
  ['pengobatan', 'takaran', 'dua', Number.NaN],
  ['pengobatan', 'takaran', ' ', null],
  ['keramba', 'jumlah', '1.000', 1000],
  ['keramba', 'jumlah', '1,5', 1.5],
  ['pengobatan', 'ulang', '7, 14', '7,14'],
  ['pengobatan', 'ulang', 'hari ke-7 dan ke-14', '7,14'],
  ['pengobatan', 'ulang', '', ''],
  ['pengobatan', 'ulang', 'seminggu', 'seminggu'],
  ['pengobatan', 'selesai', '', null],
  ['air', 'waktu', '2026-11-20T06:30', '2026-11-19T23:30:00.000Z'],
  ['air', 'waktu', '', ''],
  ['keramba', 'catatan', ' satu\r\ndua ', 'satu\ndua'],
])('reads for %s.%s %j as %j', (kind, name, text, value) => {
  expect(readInput(kind, name, text)).toEqual(value)
})

test.each<[alamat: string, isi: object]>([
  ['', {}],
  [
    'produk=5&takaran=300&satuan=mL&cara=rendam&untuk=cacing-kulit&mulai=2026-11-20&ulang=7,14&lot=L-1',
    {
      produk_id: 5,
      takaran: 300,
      satuan: 'mL',
      cara: 'rendam',
      untuk: 'cacing-kulit',
      mulai: '2026-11-20',
      selesai: '2026-11-20',
      ulang: '7,14',
      lot: 'L-1',
    },
  ],
  ['ulang=7, 14&mulai=2026-11-20&selesai=2026-11-25', { ulang: '7,14', mulai: '2026-11-20', selesai: '2026-11-25' }],
  ['produk=-1&takaran=banyak&cara=suntik&mulai=besok&ulang=x&masa=0', { masa_henti: 0 }],
  [`nama=${'a'.repeat(200)}&dosis=75 ppm, 30 menit`, { dosis: '75 ppm, 30 menit' }],
])('reads the treatment from the address ?%s: %j', (alamat, content) => {
  expect(obatFrom(new URLSearchParams(alamat))).toEqual(content)
})

test('adds and compares days, and rejects invalid ones', () => {
  expect(addHari('2028-02-28', 2)).toBe('2028-03-01')
  expect(addHari('2026-01-01', -1)).toBe('2025-12-31')
  expect(differenceInHari('2026-11-20', '2026-12-20')).toBe(30)
  expect(['2026-02-30', '2026-13-01', '1899-01-01', '20-11-2026', null, 3].filter(isHari)).toEqual([])
})

const ukuran = { bentuk: 'kotak', panjang: 3, lebar: 3, garis_tengah: null, dalam: 2.5 } as const
test('computes the water in a cage', () => {
  expect(volume(ukuran)).toBe(22.5)
  expect(volume({ ...ukuran, bentuk: 'bulat', garis_tengah: 10 })).toBe(196.3)
  expect(volume({ ...ukuran, dalam: null })).toBeUndefined()
  expect(volume({ ...ukuran, bentuk: 'bulat' })).toBeUndefined()
})

test.each([
  ['do', 5, 'baik'],
  ['do', 4.9, 'awas'],
  ['do', 3.9, 'bertindak'],
  ['do', 3, 'bertindak'],
  ['do', 2.9, 'darurat'],
  ['suhu', 28, 'baik'],
  ['suhu', 27, 'awas'],
  ['suhu', 25.9, 'bertindak'],
  ['suhu', 32.1, 'bertindak'],
  ['salinitas', 24, 'bertindak'],
  ['salinitas', 34, 'awas'],
  ['ph', 7.2, 'awas'],
  ['ph', 8.6, 'bertindak'],
  ['amonia', 0.1, 'baik'],
  ['amonia', 0.2, 'awas'],
  ['amonia', 0.31, 'bertindak'],
] as const)('%s of %d is %s', (measure, value, quality) => {
  expect(waterQuality(measure, value)).toBe(quality)
})

describe('deaths', () => {
  const content = { tebar: '2026-09-01', jumlah: 1000 }
  const deathOf = (quantity: number, hari: string) => ({ jumlah: quantity, hari })
  test.each<[what: string, mati: { jumlah: number; hari: string }[], hasil: string | undefined]>([
    ['none', [], undefined],
    ['1 % on one day', [deathOf(10, '2026-11-20')], undefined],
    ['1 % on two days', [deathOf(10, '2026-11-19'), deathOf(10, '2026-11-20')], 'dua-hari'],
    ['nearly 1 % on two days', [deathOf(9, '2026-11-19'), deathOf(9, '2026-11-20')], undefined],
    ['1 % with a day between', [deathOf(10, '2026-11-18'), deathOf(10, '2026-11-20')], undefined],
    ['5 % on one day', [deathOf(50, '2026-11-20')], 'sehari'],
    ['nearly 5 %', [deathOf(49, '2026-11-20')], undefined],
    ['5 % in two entries of a day', [deathOf(25, '2026-11-20'), deathOf(25, '2026-11-20')], 'sehari'],
    ['5 % the day before yesterday', [deathOf(50, '2026-11-18')], 'sehari'],
    ['5 % long ago', [deathOf(50, '2026-11-10')], undefined],
    ['5 % of the remaining fish', [deathOf(500, '2026-10-01'), deathOf(25, '2026-11-20')], 'sehari'],
    ['deaths before the count', [deathOf(900, '2026-08-01'), deathOf(10, '2026-11-20')], undefined],
  ])('%s', (_, all, outcome) => {
    expect(reachedLimit(content, all, '2026-11-20')).toBe(outcome)
  })
  test('reports no death rate for fish that were not counted', () => {
    expect(reachedLimit({ tebar: null, jumlah: null }, [deathOf(50, '2026-11-20')], '2026-11-20')).toBeUndefined()
    expect(remainingFish(content, [deathOf(30, '2026-11-01')], '2026-11-20')).toBe(970)
    expect(
      deadShare({ ...content, jumlah: 10 }, [deathOf(10, '2026-11-19'), deathOf(1, '2026-11-20')], '2026-11-20'),
    ).toBe(1)
  })
})

test('lists the calendar events of a treatment by day', () => {
  const obat = { mulai: '2026-11-01', selesai: '2026-11-01', ulang: '7,14', masa_henti: 10 }
  expect(calendarEventOf(obat)).toEqual([
    { hari: '2026-11-08', jenis: 'ulang', ke: 7 },
    { hari: '2026-11-15', jenis: 'ulang', ke: 14 },
    { hari: '2026-11-25', jenis: 'panen', ke: 24 },
  ])
  expect(nextCalendarEvent(obat, '2026-11-08')).toBe('2026-11-15')
  expect(nextCalendarEvent(obat, '2026-11-25')).toBeUndefined()
  expect(calendarEventOf({ ...obat, masa_henti: 0, ulang: '' })).toEqual([])
  expect(calendarEventOf({ ...obat, masa_henti: null, ulang: '' })).toEqual([])
  expect(calendarEventOf({ ...obat, selesai: null, ulang: '7' })).toEqual([
    { hari: '2026-11-08', jenis: 'ulang', ke: 7 },
  ])
})

test('shows no harvest day for a cage that is still closed', () => {
  const obat = (id: string, change: Partial<Catatan<'pengobatan'>>): Catatan<'pengobatan'> => ({
    ...emptyObat('k', '2026-11-20'),
    id,
    nama: id,
    masa_henti: 5,
    terlarang: null,
    typed: 5,
    basis: 'tertulis',
    needsSuhu: false,
    ...change,
  })
  const keramba = [{ id: 'k', nama: 'A1' } as Catatan<'keramba'>]
  const agenda = (...pengobatan: Catatan<'pengobatan'>[]) =>
    agendaOf({ keramba, pengobatan, kematian: [], air: [] }, '2026-11-20').map(
      ({ judul, keterangan }) => `${judul} | ${keterangan}`,
    )
  expect(agenda(obat('X', {}))).toEqual([
    'A1: masa henti X selesai | Aman dipanen mulai 25 November 2026. Cek buku obat sebelum panen.',
  ])
  expect(agenda(obat('X', {}), obat('Kloramfenikol', { masa_henti: null, terlarang: 'Kloramfenikol' }))).toEqual([
    'A1: jangan dipanen, hubungi petugas | Kloramfenikol berisi Kloramfenikol, yang terlarang untuk ikan konsumsi. Catat jawaban petugas di buku obat.',
    'A1: masa henti X selesai, tetapi jangan panen dulu | Jangan dipanen, hubungi petugas. Cek buku obat sebelum panen.',
  ])
  expect(agenda(obat('X', {}), obat('Y', { masa_henti: 9 }))[0]).toBe(
    'A1: masa henti X selesai, tetapi jangan panen dulu | Aman dipanen mulai 29 November 2026. Cek buku obat sebelum panen.',
  )
})

test('writes a calendar with whole days, stable names, short lines and escaped values', () => {
  const text = writeCalendar(
    [
      {
        uid: 'abc-ulang-7',
        hari: '2026-12-31',
        judul: 'A1; ulangi, obat\\\r\nEND:VCALENDAR',
        keterangan: 'é'.repeat(200),
      },
    ],
    new Date('2026-11-20T03:04:05Z'),
  )
  const entries = text.split('\r\n')
  expect(entries.slice(0, 10)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//KerapuSehat//Buku Obat//ID',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:abc-ulang-7@kerapusehat',
    'DTSTAMP:20261120T030405Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:A1\\; ulangi\\, obat\\\\\\nEND:VCALENDAR',
  ])
  expect(entries.at(-1)).toBe('')
  expect(entries.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
  for (const line of entries) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(200)}`)
})

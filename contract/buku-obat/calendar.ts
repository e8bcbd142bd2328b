import { addHari } from './hari.ts'

/** An event of one day in a calendar. */
export interface CalendarHari {
  /** Stable id per day and treatment, so that a repeated import creates no duplicates. */
  uid: string
  hari: string
  judul: string
  keterangan: string
}

/** Maximum length of a line in octets, without its line break (RFC 5545). */
const BARIS_MAX = 75

/** Returns a calendar file (RFC 5545) with all-day events and a reminder at 6 a.m. @param dibuat creation time of the file */
export function writeCalendar(hari: readonly CalendarHari[], dibuat: Date): string {
  const timestamp = `${dibuat.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const baris = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//KerapuSehat//Buku Obat//ID',
    'CALSCALE:GREGORIAN',
    ...hari.flatMap((satu) => [
      'BEGIN:VEVENT',
      `UID:${safe(satu.uid)}@kerapusehat`,
      `DTSTAMP:${timestamp}`,
      `DTSTART;VALUE=DATE:${tanggal(satu.hari)}`,
      `DTEND;VALUE=DATE:${tanggal(addHari(satu.hari, 1))}`,
      `SUMMARY:${safe(satu.judul)}`,
      `DESCRIPTION:${safe(satu.keterangan)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${safe(satu.judul)}`,
      'TRIGGER;RELATED=START:PT6H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return baris.map((satu) => `${fold(satu)}\r\n`).join('')
}

const tanggal = (hari: string) => hari.replaceAll('-', '')

/** Escapes a text value, so that it cannot end the line or the value. */
const safe = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a calendar
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

/** Folds a long line without splitting a character. */
function fold(baris: string): string {
  const encoder = new TextEncoder()
  let [selesai, panjang] = ['', 0]
  for (const letters of baris) {
    const octets = encoder.encode(letters).length
    if (panjang + octets > BARIS_MAX) {
      selesai += '\r\n '
      panjang = 1
    }
    selesai += letters
    panjang += octets
  }
  return selesai
}

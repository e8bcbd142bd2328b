import { tambahHari } from './hari.ts'

/** An event of one day in a calendar. */
export interface HariKalender {
  /** Stable id per day and treatment, so that a repeated import creates no duplicates. */
  uid: string
  hari: string
  judul: string
  keterangan: string
}

/** Maximum length of a line in octets, without its line break (RFC 5545). */
const BARIS_MAX = 75

/** Returns a calendar file (RFC 5545) with all-day events and a reminder at 6 a.m. @param dibuat creation time of the file */
export function tulisKalender(hari: readonly HariKalender[], dibuat: Date): string {
  const stempel = `${dibuat.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const baris = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//KerapuSehat//Buku Obat//ID',
    'CALSCALE:GREGORIAN',
    ...hari.flatMap((satu) => [
      'BEGIN:VEVENT',
      `UID:${aman(satu.uid)}@kerapusehat`,
      `DTSTAMP:${stempel}`,
      `DTSTART;VALUE=DATE:${tanggal(satu.hari)}`,
      `DTEND;VALUE=DATE:${tanggal(tambahHari(satu.hari, 1))}`,
      `SUMMARY:${aman(satu.judul)}`,
      `DESCRIPTION:${aman(satu.keterangan)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${aman(satu.judul)}`,
      'TRIGGER;RELATED=START:PT6H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return baris.map((satu) => `${lipat(satu)}\r\n`).join('')
}

const tanggal = (hari: string) => hari.replaceAll('-', '')

/** Escapes a text value, so that it cannot end the line or the value. */
const aman = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a calendar
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (tanda) => `\\${tanda}`)
    .replaceAll('\n', '\\n')

/** Folds a long line without splitting a character. */
function lipat(baris: string): string {
  const encoder = new TextEncoder()
  let [selesai, panjang] = ['', 0]
  for (const huruf of baris) {
    const octets = encoder.encode(huruf).length
    if (panjang + octets > BARIS_MAX) {
      selesai += '\r\n '
      panjang = 1
    }
    selesai += huruf
    panjang += octets
  }
  return selesai
}

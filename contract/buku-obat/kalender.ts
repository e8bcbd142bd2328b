import { tambahHari } from './hari.ts'

/** A day in a calendar. */
export interface HariKalender {
  /** The same for the same day of the same treatment, so that a calendar that gets it twice has it once. */
  uid: string
  hari: string
  judul: string
  keterangan: string
}

/** Octets of a line, as RFC 5545 wants it, without its line break. */
const BARIS_MAX = 75

/**
 * A calendar file (RFC 5545): whole days, each with a reminder at six in the morning.
 * @param dibuat when it is written
 */
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

/** A text as a value: nothing in it ends the line or the value. */
const aman = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a calendar
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (tanda) => `\\${tanda}`)
    .replaceAll('\n', '\\n')

/** Breaks a long line where no letter is torn apart. */
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

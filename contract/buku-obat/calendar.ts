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
const LINE_OCTETS_MAX = 75

/** Returns a calendar file (RFC 5545) with all-day events and a reminder at 6 a.m. @param createdAt creation time of the file */
export function writeCalendar(hari: readonly CalendarHari[], createdAt: Date): string {
  const timestamp = `${createdAt.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const entries = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//KerapuSehat//Buku Obat//ID',
    'CALSCALE:GREGORIAN',
    ...hari.flatMap((item) => [
      'BEGIN:VEVENT',
      `UID:${safe(item.uid)}@kerapusehat`,
      `DTSTAMP:${timestamp}`,
      `DTSTART;VALUE=DATE:${dateOf(item.hari)}`,
      `DTEND;VALUE=DATE:${dateOf(addHari(item.hari, 1))}`,
      `SUMMARY:${safe(item.judul)}`,
      `DESCRIPTION:${safe(item.keterangan)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${safe(item.judul)}`,
      'TRIGGER;RELATED=START:PT6H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return entries.map((line) => `${fold(line)}\r\n`).join('')
}

const dateOf = (hari: string) => hari.replaceAll('-', '')

/** Escapes a text value, so that it cannot end the line or the value. */
const safe = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a calendar
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

/** Folds a long line without splitting a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let [folded, length] = ['', 0]
  for (const char of line) {
    const octets = encoder.encode(char).length
    if (length + octets > LINE_OCTETS_MAX) {
      folded += '\r\n '
      length = 1
    }
    folded += char
    length += octets
  }
  return folded
}

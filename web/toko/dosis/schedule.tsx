import { useEffect, useState } from 'react'
import { hariAfter } from '#contract/dosis/tanggal.ts'
import { dateWib, formatDate, parseWib } from '#contract/wib.ts'

/** Returns the entered start date, else today once the page runs in a browser. A cached page has no current date. */
export function useStart(start: string | undefined): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(dateWib(new Date())), [])
  const written = start && hariAfter(start, 0)
  return written || today
}

/** Returns '20 November 2026', or 'Hari ke-7' if the start date is unknown. */
export function hariName(start: string | undefined, hari: number): string {
  const date = start && hariAfter(start, hari)
  return date ? formatDate(parseWib(date)) : hari === 0 ? 'Hari pertama' : `Hari ke-${hari}`
}

/** Dates of the treatment and its repetitions. */
export function Schedule({
  title,
  start,
  hari,
}: {
  title: string
  start: string | undefined
  hari: readonly number[]
}) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ol className="mt-1 grid list-decimal gap-1 pl-5">
        {hari.map((item) => (
          <li key={item}>{hariName(start, item)}</li>
        ))}
      </ol>
    </div>
  )
}

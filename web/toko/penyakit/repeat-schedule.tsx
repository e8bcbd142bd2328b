import { useEffect, useState } from 'react'
import type { KartuPenyakit } from '#contract/penyakit/endpoints.ts'
import { formatDate, midnightWib } from '#contract/wib.ts'
import { Bagian } from './kartu-sections.tsx'
import { LineSources } from './line-sources.tsx'

export const REPEAT_TITLE = 'Jadwal ulang, jika mulai hari ini'

/**
 * Repeated treatments. The page is cached for all visitors, so it contains intervals only; the browser adds the dates from
 * today. Space for them is reserved, so that nothing shifts.
 */
export function RepeatSchedule({ kartu: { ulang, rujukan } }: { kartu: KartuPenyakit }) {
  const [today, setHariIni] = useState<Date>()
  useEffect(() => setHariIni(new Date()), [])
  if (ulang.length === 0) return null
  return (
    <Bagian title={REPEAT_TITLE}>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {ulang.map(({ apa, hari }, index) => (
          <li key={apa}>
            <p className="font-medium">
              {apa}
              <LineSources codes={rujukan.ulang[index]} />
            </p>
            <ul className="mt-1 grid gap-x-6 gap-y-0.5 pl-4">
              {hari.map((ke) => (
                <li key={ke} className="flex gap-2 tabular-nums">
                  <span className="w-20 shrink-0">hari ke-{ke}</span>
                  <strong className="whitespace-nowrap">{today && formatDate(midnightWib(today, -ke))}</strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Bagian>
  )
}

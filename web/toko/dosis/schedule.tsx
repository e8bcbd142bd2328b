import { useEffect, useState } from 'react'
import { hariAfter } from '#contract/dosis/tanggal.ts'
import { formatTanggal, parseWib, tanggalWib } from '#contract/wib.ts'

/** Returns the entered start date, else today once the page runs in a browser. A cached page has no current date. */
export function useStart(mulai: string | undefined): string | undefined {
  const [hariIni, setHariIni] = useState<string>()
  useEffect(() => setHariIni(tanggalWib(new Date())), [])
  const ditulis = mulai && hariAfter(mulai, 0)
  return ditulis || hariIni
}

/** Returns '20 November 2026', or 'Hari ke-7' if the start date is unknown. */
export function namaHari(mulai: string | undefined, hari: number): string {
  const tanggal = mulai && hariAfter(mulai, hari)
  return tanggal ? formatTanggal(parseWib(tanggal)) : hari === 0 ? 'Hari pertama' : `Hari ke-${hari}`
}

/** Dates of the treatment and its repetitions. */
export function Schedule({
  judul,
  mulai,
  hari,
}: {
  judul: string
  mulai: string | undefined
  hari: readonly number[]
}) {
  return (
    <div>
      <h3 className="text-base">{judul}</h3>
      <ol className="mt-1 grid list-decimal gap-1 pl-5">
        {hari.map((satu) => (
          <li key={satu}>{namaHari(mulai, satu)}</li>
        ))}
      </ol>
    </div>
  )
}

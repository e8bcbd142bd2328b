import { useEffect, useState } from 'react'
import { hariSesudah } from '#contract/dosis/tanggal.ts'
import { formatTanggal, parseWib, tanggalWib } from '#contract/wib.ts'

/** The day that was typed in; else today, as soon as there is a browser that knows it. A kept page knows no today. */
export function useMulai(mulai: string | undefined): string | undefined {
  const [hariIni, setHariIni] = useState<string>()
  useEffect(() => setHariIni(tanggalWib(new Date())), [])
  const ditulis = mulai && hariSesudah(mulai, 0)
  return ditulis || hariIni
}

/** '20 November 2026', or 'Hari ke-7' while nobody knows the first one. */
export function namaHari(mulai: string | undefined, hari: number): string {
  const tanggal = mulai && hariSesudah(mulai, hari)
  return tanggal ? formatTanggal(parseWib(tanggal)) : hari === 0 ? 'Hari pertama' : `Hari ke-${hari}`
}

/** When it is done, and done again. */
export function Jadwal({ judul, mulai, hari }: { judul: string; mulai: string | undefined; hari: readonly number[] }) {
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

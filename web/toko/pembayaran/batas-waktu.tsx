import { useEffect, useState } from 'react'
import { formatSetempat, formatSisa } from '#contract/sisa-waktu.ts'

/** Often enough for a clock that tells minutes. */
const DETAK_MS = 5000

/** What the clock says, while it is looked at. */
function useSekarang(): number {
  const [sekarang, setSekarang] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setSekarang(Date.now()), DETAK_MS)
    return () => clearInterval(timer)
  }, [])
  return sekarang
}

/** A moment by the reader's own clock, with WIB beside it. Only where a browser draws it: no server knows that clock. */
export const setempat = (waktu: string) => formatSetempat(waktu, -new Date(waktu).getTimezoneOffset())

/** How long until then, counted down. */
export function HitungMundur({ batas }: { batas: string }) {
  const sisa = new Date(batas).getTime() - useSekarang()
  return <span className="whitespace-nowrap tabular-nums">{formatSisa(sisa)}</span>
}

import { useEffect, useState } from 'react'
import { formatSetempat, formatSisa } from '#contract/sisa-waktu.ts'

/** 5 s: often enough for a display in minutes. */
const DETAK_MS = 5000

/** Returns the current time in milliseconds, updated every 5 s. */
function useSekarang(): number {
  const [sekarang, setSekarang] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setSekarang(Date.now()), DETAK_MS)
    return () => clearInterval(timer)
  }, [])
  return sekarang
}

/**
 * Formats a time in the reader's time zone, with WIB beside it. Only for the browser, because the server does not know that
 * time zone.
 */
export const setempat = (waktu: string) => formatSetempat(waktu, -new Date(waktu).getTimezoneOffset())

/** Countdown to a deadline. */
export function HitungMundur({ batas }: { batas: string }) {
  const sisa = new Date(batas).getTime() - useSekarang()
  return <span className="whitespace-nowrap tabular-nums">{formatSisa(sisa)}</span>
}

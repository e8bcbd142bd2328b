import { useEffect, useState } from 'react'
import { formatLocal, formatRemaining } from '#contract/remaining-time.ts'

/** 5 s: often enough for a display in minutes. */
const TICK_MS = 5000

/** Returns the current time in milliseconds, updated every 5 s. */
function useNow(): number {
  const [sekarang, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return sekarang
}

/**
 * Formats a time in the reader's time zone, with WIB beside it. Only for the browser, because the server does not know that
 * time zone.
 */
export const localTime = (waktu: string) => formatLocal(waktu, -new Date(waktu).getTimezoneOffset())

/** Countdown to a deadline. */
export function Countdown({ batas }: { batas: string }) {
  const sisa = new Date(batas).getTime() - useNow()
  return <span className="whitespace-nowrap tabular-nums">{formatRemaining(sisa)}</span>
}

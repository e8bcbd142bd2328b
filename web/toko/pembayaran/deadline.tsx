import { useEffect, useState } from 'react'
import { formatLocal, formatRemaining } from '#contract/remaining-time.ts'

/** 5 s: often enough for a display in minutes. */
const TICK_MS = 5000

/** Returns the current time in milliseconds, updated every 5 s. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * Formats a time in the reader's time zone, with WIB beside it. Only for the browser, because the server does not know that
 * time zone.
 */
export const localTime = (time: string) => formatLocal(time, -new Date(time).getTimezoneOffset())

/** Countdown to a deadline. */
export function Countdown({ deadline }: { deadline: string }) {
  const remaining = new Date(deadline).getTime() - useNow()
  return <span className="whitespace-nowrap tabular-nums">{formatRemaining(remaining)}</span>
}

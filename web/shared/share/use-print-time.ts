import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns the time at which the last printing started; undefined before the first. */
export function usePrintTime(): Date | undefined {
  const [time, setTime] = useState<Date>()
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('beforeprint', () => flushSync(() => setTime(new Date())), { signal })
    // Printing started before this effect ran.
    if (matchMedia('print').matches) setTime(new Date())
    return () => listeners.abort()
  }, [])
  return time
}

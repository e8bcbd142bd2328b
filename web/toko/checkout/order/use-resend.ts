import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'

/** Pauses in ms before each further attempt: in 7 seconds a proxy has found another instance, or the shop has restarted. */
const PAUSES_MS = [1000, 2000, 4000]

/**
 * True if the same request may succeed soon, or has succeeded although its response was lost: 502 to 504 come from a proxy
 * without a shop behind it, and from a busy shop; below 400, no response arrived, or half of one.
 */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 400 || (error.status > 501 && error.status < 505))

/** Repeats a request that may succeed soon, until the buyer leaves the screen. */
export function useResend() {
  const [isResending, setResending] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  /** @param send must carry an idempotency key. @throws ApiError of the last attempt */
  async function resend<T>(send: () => Promise<T>, attempt = 0): Promise<T> {
    try {
      return await send().finally(() => setResending(false))
    } catch (error) {
      const pause = PAUSES_MS[attempt]
      if (pause === undefined || !isPassing(error)) throw error
      setResending(true)
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (isGone.current) throw error
    }
    return resend(send, attempt + 1)
  }

  return { resend, isResending }
}

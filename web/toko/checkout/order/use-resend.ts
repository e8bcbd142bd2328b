import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'

/** Pauses in ms before each further attempt: in 7 seconds a proxy has found another instance, or the shop has restarted. */
const PAUSES_MS = [1000, 2000, 4000]

/** Statuses of a proxy without a shop behind it, and of a shop that is busy or has no database for now. */
const PASSING = [502, 503, 504]

/** True if the same request may succeed soon, or has succeeded although its response was lost. */
function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const { status, code } = error
  return code === 'NO_RESPONSE' || PASSING.includes(status) || (code === 'BAD_RESPONSE' && status < 400)
}

/** Repeats a request without a response or with one that passes, until the buyer leaves the screen. */
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
  async function resend<T>(send: () => Promise<T>): Promise<T> {
    try {
      for (const pause of PAUSES_MS) {
        try {
          return await send()
        } catch (error) {
          if (!isPassing(error)) throw error
          setResending(true)
          await new Promise((resolve) => setTimeout(resolve, pause))
          if (isGone.current) throw error
        }
      }
      return await send()
    } finally {
      setResending(false)
    }
  }

  return { resend, isResending }
}

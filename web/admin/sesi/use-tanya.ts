import { useEffect, useRef, useState } from 'react'

/** Asks something; resolves to whether it was answered. */
type Ask = () => Promise<boolean>

/**
 * A question over the open screen that calls to the API may need an answer to; all that wait get the same one.
 * @param listen says who asks, and gives the way to take that back
 */
export function useTanya(listen: (ask: Ask) => () => void) {
  const [open, setOpen] = useState(false)
  const waiting = useRef<{ promise: Promise<boolean>; resolve(done: boolean): void }>(undefined)

  useEffect(
    () =>
      listen(() => {
        if (!waiting.current) {
          waiting.current = Promise.withResolvers<boolean>()
          setOpen(true)
        }
        return waiting.current.promise
      }),
    [listen],
  )

  function settle(done: boolean) {
    setOpen(false)
    waiting.current?.resolve(done)
    waiting.current = undefined
  }
  return { open, settle }
}

import { useEffect, useRef, useState } from 'react'

/** Prompts the user. Resolves to true if the prompt was completed. */
type Ask = () => Promise<boolean>

/**
 * State of a prompt that pending API calls wait for. All waiting calls share one prompt and its result.
 * @param listen registers the prompt and returns the function that removes it
 */
export function usePrompt(listen: (ask: Ask) => () => void) {
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

import { useEffect, useRef, useState } from 'react'

/** Prompts the user. Resolves to the input; to false if the prompt was cancelled. */
type Ask<T> = () => Promise<T | false>

/**
 * State of a prompt that pending API calls wait for. All waiting calls share one prompt and its result.
 * @param listen registers the prompt and returns the function that removes it
 */
export function usePrompt<T = true>(listen: (ask: Ask<T>) => () => void) {
  const [open, setOpen] = useState(false)
  const waiting = useRef<{ promise: Promise<T | false>; resolve(input: T | false): void }>(undefined)

  useEffect(
    () =>
      listen(() => {
        if (!waiting.current) {
          waiting.current = Promise.withResolvers<T | false>()
          setOpen(true)
        }
        return waiting.current.promise
      }),
    [listen],
  )

  function settle(input: T | false) {
    setOpen(false)
    waiting.current?.resolve(input)
    waiting.current = undefined
  }
  return { open, settle }
}

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './use-media.ts'

const EVERY_MS = 5000

/**
 * Calls `advance` every 5 s. Stops while the element is hovered or focused, while the user paused it, in a
 * hidden tab, and with reduced motion. Spread `holders` on the rotating element.
 */
export function useRotation(advance: () => void) {
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const reduced = useReducedMotion()
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })

  const running = !held && !paused && !reduced
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [running])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const holders = { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release }
  return { holders, paused: paused || reduced, canPlay: !reduced, toggle: () => setPaused((value) => !value) }
}

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { KodeQr } from '#web/shared/kode-qr.tsx'

interface PrintedQrProps {
  text: string
  label: string
  className: string
}

/** Events that precede printing, so that a first view does not load the encoder. */
const FIRST_INPUT = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * QR code for paper. It is drawn when printing starts: encoding blocks a slow phone for 160 ms, which would delay the screen that
 * contains it.
 */
export function PrintedQr({ text, label, className }: PrintedQrProps) {
  const [Drawing, setDrawing] = useState<typeof KodeQr>()
  const isPrinted = usePrintTime() !== undefined
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    // Loaded before printing, which does not wait for a download. Without the module, the address is printed without a code.
    const load = () =>
      import('#web/shared/kode-qr.tsx').then(
        (module) => setDrawing(() => module.KodeQr),
        () => {},
      )
    if (navigator.userActivation?.hasBeenActive) void load()
    else for (const type of FIRST_INPUT) addEventListener(type, load, { once: true, signal })
    return () => listeners.abort()
  }, [])
  return isPrinted && Drawing && <Drawing text={text} label={label} className={className} />
}

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

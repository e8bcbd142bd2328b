import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { KodeQr } from '#web/shared/kode-qr.tsx'

interface PrintedQrProps {
  text: string
  label: string
  className: string
}

/**
 * QR code for paper. It is drawn when printing starts: encoding blocks a slow phone for 160 ms, which would delay the screen that
 * contains it.
 */
export function PrintedQr({ text, label, className }: PrintedQrProps) {
  const [Drawing, setDrawing] = useState<typeof KodeQr>()
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // Loaded beforehand: printing does not wait for a download. Without it, the address is printed without a code.
    import('#web/shared/kode-qr.tsx').then(
      (module) => setDrawing(() => module.KodeQr),
      () => {},
    )
    const draw = () => flushSync(() => setPrinted(true))
    addEventListener('beforeprint', draw)
    // Printing started before this effect ran.
    if (matchMedia('print').matches) setPrinted(true)
    return () => removeEventListener('beforeprint', draw)
  }, [])
  return isPrinted && Drawing && <Drawing text={text} label={label} className={className} />
}

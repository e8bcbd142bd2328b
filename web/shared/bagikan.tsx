import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { buttonClass, type Variant } from '#web/ui/button.tsx'

interface BagikanProps {
  /** What is said of it; the address stands on a line of its own. */
  teks: string
  url: string
  /** What the link is called. */
  label?: string
  variant?: Variant
  rapat?: boolean
}

/**
 * To a neighbour: by whatever the device offers for sharing, which on a phone has WhatsApp in it, else straight by WhatsApp. A link, so
 * that it needs no script.
 */
export function Bagikan({ teks, url, label = 'Bagikan', variant = 'garis', rapat = false }: BagikanProps) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${teks}\n${url}`)}`}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => share(event, { text: teks, url })}
      className={buttonClass(variant, rapat, 'min-h-12 print:hidden')}
    >
      <Share2 aria-hidden className="size-5" />
      {label}
    </a>
  )
}

function share(event: MouseEvent<HTMLAnchorElement>, isi: ShareData): void {
  if (!navigator.canShare?.(isi)) return
  event.preventDefault()
  const { href } = event.currentTarget
  navigator.share(isi).catch((error: unknown) => {
    // Who closed the list of ways wants none of them.
    if ((error as DOMException).name !== 'AbortError') window.open(href, '_blank', 'noreferrer')
  })
}

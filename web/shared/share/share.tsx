import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { buttonClass, type Variant } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

interface ShareProps {
  /** Text to share; the URL follows on a line of its own. */
  text: string
  url: string
  /** Label of the link. */
  label?: string
  variant?: Variant
  compact?: boolean
  className?: string
}

/**
 * Shares a link by the device's share dialog, which on a phone includes WhatsApp, else directly by WhatsApp. It is a link, so
 * it works without a script.
 */
export function Share({ text, url, label = 'Bagikan', variant = 'garis', compact = false, className }: ShareProps) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => share(event, { text: text, url })}
      className={buttonClass(variant, compact, cx('min-h-12 print:hidden', className))}
    >
      <Share2 aria-hidden className="size-5" />
      {label}
    </a>
  )
}

function share(event: MouseEvent<HTMLAnchorElement>, content: ShareData): void {
  if (!navigator.canShare?.(content)) return
  event.preventDefault()
  const { href } = event.currentTarget
  navigator.share(content).catch((error: unknown) => {
    // A closed share dialog means that the user does not want to share.
    if ((error as DOMException).name !== 'AbortError') window.open(href, '_blank', 'noreferrer')
  })
}

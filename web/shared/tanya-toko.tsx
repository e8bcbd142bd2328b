import { MessageCircle, MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import { useToko } from '#web/lib/settings.ts'
import { buttonClass, type Variant } from '#web/ui/button.tsx'

interface TanyaTokoProps {
  /** Label of the button. */
  children: string
  /** First message of the chat. */
  kata: string
  /** Initial values of the contact form, used if the shop has no chat. */
  isian?: Readonly<{ pesanan?: string; tentang?: string }>
  variant?: Variant
  compact?: boolean
  className?: string
}

/** Link to ask the shop: opens its chat if it has one, else the contact form. */
export function TanyaToko({
  children,
  kata,
  isian = {},
  variant = 'garis',
  compact = false,
  className,
}: TanyaTokoProps) {
  const chat = useToko()?.chat_toko
  const look = buttonClass(variant, compact, className)
  if (chat)
    return (
      <a href={`${chat}?text=${encodeURIComponent(kata)}`} target="_blank" rel="noreferrer" className={look}>
        <MessageCircle aria-hidden className="size-5" />
        {children}
      </a>
    )
  const query = new URLSearchParams(isian).toString()
  return (
    <Link to={`/kontak${query && `?${query}`}`} className={look}>
      <MessageSquareText aria-hidden className="size-5" />
      {children}
    </Link>
  )
}

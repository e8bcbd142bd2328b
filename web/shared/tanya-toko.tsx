import { MessageCircle, MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import { useToko } from '#web/lib/settings.ts'
import { buttonClass, type Variant } from '#web/ui/button.tsx'

interface AskTokoProps {
  /** Label of the button. */
  children: string
  /** First message of the chat. */
  text: string
  /** Initial values of the contact form, used if the shop has no chat. */
  input?: Readonly<{ pesanan?: string; tentang?: string }>
  variant?: Variant
  compact?: boolean
  className?: string
}

/** Link to ask the shop: opens its chat if it has one, else the contact form. */
export function AskToko({ children, text, input = {}, variant = 'garis', compact = false, className }: AskTokoProps) {
  const chat = useToko()?.chat_toko
  const look = buttonClass(variant, compact, className)
  if (chat)
    return (
      <a href={`${chat}?text=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer" className={look}>
        <MessageCircle aria-hidden className="size-5" />
        {children}
      </a>
    )
  const query = new URLSearchParams(input).toString()
  return (
    <Link to={`/kontak${query && `?${query}`}`} className={look}>
      <MessageSquareText aria-hidden className="size-5" />
      {children}
    </Link>
  )
}

import { MessageCircle, MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import { useToko } from '#web/lib/settings.ts'
import { buttonClass } from '#web/ui/button.tsx'

interface TanyaTokoProps {
  /** What the button says. */
  children: string
  /** What the chat begins with. */
  kata: string
  /** What the contact form begins with, where the shop has no chat. */
  isian?: Readonly<{ pesanan?: string; tentang?: string }>
  className?: string
}

/** Asks the shop about something: in a chat where it has one, in the contact form elsewhere. */
export function TanyaToko({ children, kata, isian = {}, className }: TanyaTokoProps) {
  const chat = useToko()?.chat_toko
  const look = buttonClass('garis', false, className)
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

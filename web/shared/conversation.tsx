import type { ReactNode } from 'react'
import type { Keluhan } from '#contract/keluhan/endpoints.ts'
import { formatTime } from '#contract/wib.ts'
import { cx } from '#web/ui/cx.ts'

/** A message, of a complaint or by WhatsApp. */
type Pesan = Pick<Keluhan['pesan'][number], 'pesanId' | 'dari' | 'isi' | 'waktu'>

interface ConversationProps<P extends Pesan> {
  pesan: readonly P[]
  /** The viewing side: its messages are on the right. */
  own: Pesan['dari']
  mention(pesan: P): string
  /** Content above the text, such as the kind of a message. */
  head?(pesan: P): ReactNode
  /** Content below the text, such as photos. */
  foot(pesan: P): ReactNode
  /** Text of a message without one. */
  empty?: string
}

/** Conversation between buyer and shop, oldest message first. */
export function Conversation<P extends Pesan>({
  pesan,
  own,
  mention,
  head,
  foot,
  empty = '(dihapus)',
}: ConversationProps<P>) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {pesan.map((item) => (
        <li
          key={item.pesanId}
          className={cx(
            'max-w-[90%] rounded border px-4 py-3',
            item.dari === own
              ? 'justify-self-end border-laut/25 bg-laut-muda'
              : 'justify-self-start border-garis bg-kertas',
          )}
        >
          <p className="text-sm text-tinta-2">
            <span className="font-semibold">{mention(item)}</span>,{' '}
            <time dateTime={item.waktu}>{formatTime(item.waktu)}</time>
          </p>
          {head?.(item)}
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere] empty:hidden">{item.isi || empty}</p>
          <div className="mt-3 empty:hidden">{foot(item)}</div>
        </li>
      ))}
    </ol>
  )
}

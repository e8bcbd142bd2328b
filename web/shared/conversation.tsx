import type { ReactNode } from 'react'
import type { Keluhan } from '#contract/keluhan/endpoints.ts'
import { formatTime } from '#contract/wib.ts'
import { cx } from '#web/ui/cx.ts'

type Pesan = Keluhan['pesan'][number]

interface ConversationProps {
  pesan: readonly Pesan[]
  /** The viewing side: its messages are on the right. */
  own: Pesan['dari']
  mention(pesan: Pesan): string
  /** Photos of a message. */
  photos(pesan: Pesan): ReactNode
}

/** Conversation between buyer and shop, oldest message first. */
export function Conversation({ pesan, own, mention, photos }: ConversationProps) {
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
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{item.isi || '(dihapus)'}</p>
          {/* A server of the previous release does not send photos of messages. */}
          {item.foto?.length > 0 && <div className="mt-3">{photos(item)}</div>}
        </li>
      ))}
    </ol>
  )
}

import { formatTime } from '#contract/wib.ts'
import { cx } from '#web/ui/cx.ts'

interface Pesan {
  pesanId: number
  dari: 'pembeli' | 'toko'
  isi: string
  waktu: string
}

interface ConversationProps {
  pesan: readonly Pesan[]
  /** The viewing side: its messages are on the right. */
  own: Pesan['dari']
  mention(pesan: Pesan): string
}

/** Conversation between buyer and shop, oldest message first. */
export function Conversation({ pesan, own, mention }: ConversationProps) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {pesan.map((satu) => (
        <li
          key={satu.pesanId}
          className={cx(
            'max-w-[90%] rounded border px-4 py-3',
            satu.dari === own
              ? 'justify-self-end border-laut/25 bg-laut-muda'
              : 'justify-self-start border-garis bg-kertas',
          )}
        >
          <p className="text-sm text-tinta-2">
            <span className="font-semibold">{mention(satu)}</span>,{' '}
            <time dateTime={satu.waktu}>{formatTime(satu.waktu)}</time>
          </p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{satu.isi || '(dihapus)'}</p>
        </li>
      ))}
    </ol>
  )
}

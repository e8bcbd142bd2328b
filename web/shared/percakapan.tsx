import { formatWaktu } from '#contract/wib.ts'
import { cx } from '#web/ui/cx.ts'

interface Pesan {
  pesanId: number
  dari: 'pembeli' | 'toko'
  isi: string
  waktu: string
}

interface PercakapanProps {
  pesan: readonly Pesan[]
  /** The viewing side: its messages are on the right. */
  milik: Pesan['dari']
  sebut(pesan: Pesan): string
}

/** Conversation between buyer and shop, oldest message first. */
export function Percakapan({ pesan, milik, sebut }: PercakapanProps) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {pesan.map((satu) => (
        <li
          key={satu.pesanId}
          className={cx(
            'max-w-[90%] rounded border px-4 py-3',
            satu.dari === milik
              ? 'justify-self-end border-laut/25 bg-laut-muda'
              : 'justify-self-start border-garis bg-kertas',
          )}
        >
          <p className="text-sm text-tinta-2">
            <span className="font-semibold">{sebut(satu)}</span>,{' '}
            <time dateTime={satu.waktu}>{formatWaktu(satu.waktu)}</time>
          </p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{satu.isi || '(dihapus)'}</p>
        </li>
      ))}
    </ol>
  )
}

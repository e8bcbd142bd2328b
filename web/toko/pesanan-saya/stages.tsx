import type { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { STAGE_NAMES, STAGES, stageOf, stateWord } from '#contract/pesanan/pesanan-stages.ts'
import { cx } from '#web/ui/cx.ts'

type Pesanan = Pick<
  RiwayatPesanan,
  'status_pembayaran' | 'status_pesanan' | 'resi' | 'kurir' | 'menunggu_resep' | 'menunggu_ongkir'
>

/** State of an order in a row of the history; nothing where the badge of the payment beside it says the same word. */
export function StagesSummary({ pesanan }: { pesanan: Pesanan }) {
  const { status_pembayaran, kurir } = pesanan
  if (status_pembayaran === 'pending' || status_pembayaran === 'cancelled') return null
  const text = stateWord(pesanan)
  return (
    <div className="grid gap-1.5">
      <Stages pesanan={pesanan} compact />
      <span className="font-medium text-sm [overflow-wrap:anywhere]">
        {stageOf(pesanan) === 'dikirim' && kurir ? `${text}, ${kurir}` : text}
      </span>
    </div>
  )
}

/** Steps of an order, with their names on a desk unless compact; nothing for an order that has stopped. */
export function Stages({ pesanan, compact = false }: { pesanan: Pesanan; compact?: boolean }) {
  const stage = stageOf(pesanan)
  if (!stage) return null
  const reached = STAGES.indexOf(stage)
  return (
    <ol aria-label="Tahap pesanan" className="flex gap-1">
      {STAGES.map((item, at) => (
        <li key={item} aria-current={at === reached ? 'step' : undefined} className="min-w-0 flex-1">
          <span aria-hidden className={cx('block h-1.5 rounded-full', at <= reached ? 'bg-laut' : 'bg-garis')} />
          <span
            className={cx(
              compact ? 'sr-only' : 'mt-1 block text-sm max-sm:sr-only',
              at === reached ? 'font-bold' : at > reached && 'text-tinta-2',
            )}
          >
            {at === reached ? stateWord(pesanan) : STAGE_NAMES[item]}
            {at > reached && <span className="sr-only"> (belum)</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

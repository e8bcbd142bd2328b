import { Check } from 'lucide-react'
import type { RiwayatPesanan, StageTimes } from '#contract/pesanan/endpoints.ts'
import { STAGE_NAMES, stageOf, TAHAP, type Tahap } from '#contract/pesanan/pesanan-stages.ts'
import { formatJam, formatTanggal } from '#contract/wib.ts'
import { cx } from '#web/ui/cx.ts'

type Pesanan = Pick<
  RiwayatPesanan,
  'status_pembayaran' | 'status_pesanan' | 'resi' | 'kurir' | 'menunggu_resep' | 'menunggu_ongkir'
>

/** Text for the period between a step and the next. */
const SEKARANG: Record<Tahap, string> = {
  dibuat: 'Menunggu pembayaran',
  dibayar: 'Menunggu disiapkan toko',
  disiapkan: 'Sedang disiapkan',
  dikirim: 'Dalam perjalanan',
  diterima: 'Selesai',
}

function kalimat(tahap: Tahap, { menunggu_resep, menunggu_ongkir, kurir }: Pesanan): string {
  if (tahap === 'dibuat' && menunggu_resep) return 'Menunggu persetujuan resep'
  if (tahap === 'dibuat' && menunggu_ongkir) return 'Menunggu ongkir'
  return tahap === 'dikirim' && kurir ? `${SEKARANG.dikirim}, ${kurir}` : SEKARANG[tahap]
}

/** Progress of an order in one line of a list; nothing for an order that has stopped. */
export function StagesSummary({ pesanan }: { pesanan: Pesanan }) {
  const tahap = stageOf(pesanan)
  if (!tahap) return null
  const sampai = TAHAP.indexOf(tahap)
  return (
    <div className="grid gap-1.5">
      <ol aria-label="Tahap pesanan" className="flex gap-1">
        {TAHAP.map((satu, at) => (
          <li
            key={satu}
            aria-current={at === sampai ? 'step' : undefined}
            className={cx('h-1.5 flex-1 rounded-full', at <= sampai ? 'bg-laut' : 'bg-garis')}
          >
            <span className="sr-only">{sound(satu, at <= sampai)}</span>
          </li>
        ))}
      </ol>
      <span className="text-sm text-tinta-2 [overflow-wrap:anywhere]">{kalimat(tahap, pesanan)}</span>
    </div>
  )
}

const sound = (tahap: Tahap, already: boolean) => `${STAGE_NAMES[tahap]}${already ? '' : ' (belum)'}`

/** Progress of an order with the time of each step: vertical on a phone, horizontal on a desktop. */
export function Stages({ pesanan, waktu }: { pesanan: Pesanan; waktu: StageTimes | undefined }) {
  const tahap = stageOf(pesanan)
  if (!tahap) return null
  const sampai = TAHAP.indexOf(tahap)
  return (
    <ol aria-label="Tahap pesanan" className="sm:grid sm:grid-cols-5">
      {TAHAP.map((satu, at) => {
        const already = at <= sampai
        return (
          <li
            key={satu}
            aria-current={at === sampai ? 'step' : undefined}
            className="relative flex gap-3 pb-4 last:pb-0 sm:flex-col sm:items-center sm:gap-1.5 sm:pb-0 sm:text-center"
          >
            {at < TAHAP.length - 1 && (
              <span
                aria-hidden
                className={cx(
                  'absolute max-sm:top-6 max-sm:bottom-0 max-sm:left-[11px] max-sm:w-0.5 sm:top-[11px] sm:left-1/2 sm:h-0.5 sm:w-full',
                  at < sampai ? 'bg-laut' : 'bg-garis',
                )}
              />
            )}
            <span
              aria-hidden
              className={cx(
                'relative grid size-6 shrink-0 place-items-center rounded-full border-2',
                already ? 'border-laut bg-laut text-di-laut' : 'border-garis bg-kertas',
              )}
            >
              {already && <Check className="size-4" />}
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 sm:flex-col sm:items-center">
              <span className={cx(at === sampai ? 'font-bold' : already ? 'font-medium' : 'text-tinta-2')}>
                {STAGE_NAMES[satu]}
                {!already && <span className="sr-only"> (belum)</span>}
              </span>
              <Waktu waktu={already ? waktu?.[satu] : null} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Waktu({ waktu }: { waktu: string | null | undefined }) {
  if (!waktu) return null
  return (
    <time dateTime={waktu} className="text-sm text-tinta-2 sm:grid">
      <span>{formatTanggal(waktu)}</span> <span>{formatJam(waktu)}</span>
    </time>
  )
}

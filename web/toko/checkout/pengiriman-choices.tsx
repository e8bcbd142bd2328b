import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatArrival } from '#contract/pengiriman/arrival.ts'
import { type Cargo, refusals } from '#contract/pengiriman/cargo.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatOngkir } from './format-ongkir.ts'
import type { Ongkir } from './use-ongkir.ts'
import { WithoutPengiriman } from './without-pengiriman.tsx'

interface PengirimanChoicesProps {
  id: string
  query: UseQueryResult<Pengiriman[]>
  /** Goods to ship: not every method may carry everything. */
  muatan: readonly Cargo[]
  /** Price of the goods in rupiah. */
  subtotal: number
  ongkirOf(metode: Pengiriman): Ongkir
  /** Returns the fee shown before for the same goods and destination, if it has changed since. */
  oldOngkir(metode: Pengiriman, ongkir: Ongkir): number | undefined
  value: number | null
  /** True if the chosen method is not offered any more. */
  isGone: boolean
  /** True after an attempt to order without a shipping method. */
  missing: boolean
  onChange(shippingId: number): void
}

export function PengirimanChoices(props: PengirimanChoicesProps) {
  const { id, query, muatan, subtotal, ongkirOf, oldOngkir, value, isGone, missing, onChange } = props
  const { data, isPending, isError, refetch } = query
  const { alert } = useAlerts()
  const pilihan = data?.map((metode) => ({ metode, reason: refusals(metode, muatan) }))
  useEffect(() => {
    if (isError) void alert({ title: 'Gagal', text: 'Tidak dapat mengambil metode pengiriman' })
  }, [isError, alert])

  return (
    <fieldset id={id} aria-describedby={missing ? `${id}-error` : undefined} className="kartu min-w-0 p-4 md:p-5">
      {/* A legend is drawn on the border by default; floating moves it into the card. */}
      <legend className="float-left mb-3 w-full font-bold text-lg">Metode Pengiriman</legend>
      <div className="clear-both grid gap-2.5">
        {isPending && ['a', 'b', 'c'].map((place) => <Skeleton key={place} className="h-20 w-full" />)}
        {isError && <LoadFailure onRetry={() => void refetch()}>Tidak dapat mengambil metode pengiriman</LoadFailure>}
        {pilihan?.map(({ metode, reason }) => {
          const { shippingId, nama } = metode
          const ongkir = ongkirOf(metode)
          const oldBiaya = oldOngkir(metode, ongkir)
          return (
            <label
              key={shippingId}
              className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded border border-garis-tua px-4 py-2.5 transition-colors hover:border-laut has-checked:border-laut has-disabled:cursor-not-allowed has-disabled:border-garis has-disabled:border-dashed has-checked:bg-laut-muda has-disabled:text-tinta-2 has-focus-visible:outline-3 has-focus-visible:outline-laut has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="pengiriman"
                required
                disabled={reason.length > 0}
                value={shippingId}
                checked={value === shippingId}
                onChange={() => onChange(shippingId)}
                className="size-5 shrink-0 accent-laut focus-visible:outline-none"
              />
              {/* The fee is beside the name, or below it if there is no room. */}
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3.5">
                <span className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">
                  <span className="block font-semibold">{nama}</span>
                  {reason.length === 0 ? (
                    <DeliveryTime metode={metode} ongkir={ongkir} subtotal={subtotal} />
                  ) : (
                    <span className="block text-sm text-tinta-2">{metode.estimasi}</span>
                  )}
                  {oldBiaya !== undefined && (
                    <span role="status" className="block font-medium text-kuning text-sm">
                      Ongkirnya baru saja berubah. Tadi {formatRupiah(oldBiaya)}.
                    </span>
                  )}
                  {reason.map((item) => (
                    <span key={item} className="mt-0.5 block font-medium text-kuning text-sm">
                      {item}
                    </span>
                  ))}
                </span>
                {reason.length === 0 && (
                  <span
                    className={
                      ongkir.cara === 'konfirmasi'
                        ? 'text-sm text-tinta-2'
                        : `harga font-semibold ${ongkir.cara === 'gratis' ? 'text-hijau' : ''}`
                    }
                  >
                    {formatOngkir(ongkir)}
                  </span>
                )}
              </span>
            </label>
          )
        })}
        {pilihan && pilihan.length > 0 && pilihan.every(({ reason }) => reason.length > 0) && (
          <WithoutPengiriman many={muatan.length > 1} />
        )}
        {isGone && (
          <p role="status" className="font-medium text-kuning text-sm">
            Cara kirim yang Anda pilih sudah tidak tersedia. Pilih cara kirim lain.
          </p>
        )}
        {missing && (
          <p id={`${id}-error`} className="font-medium text-merah text-sm">
            Pilih metode pengiriman
          </p>
        )}
      </div>
    </fieldset>
  )
}

/** Shows the delivery time, the arrival date, and the subtotal for free shipping. */
function DeliveryTime({ metode, ongkir, subtotal }: { metode: Pengiriman; ongkir: Ongkir; subtotal: number }) {
  const { estimasi, gratis_mulai, menurut_tujuan } = metode
  const { cara, tiba } = ongkir
  return (
    <>
      {/* The estimate of a method with rates does not refer to a destination, so it is hidden. */}
      {!menurut_tujuan && <span className="block text-sm text-tinta-2">{estimasi}</span>}
      {/* The line is always rendered, so that the layout does not shift when the date is known. */}
      <span className="block text-sm text-tinta-2">
        {cara === 'konfirmasi' ? 'Kami beri tahu ongkirnya sebelum Anda bayar' : tiba ? formatArrival(tiba) : '\u00a0'}
      </span>
      {gratis_mulai !== null && subtotal < gratis_mulai && (
        <span className="block text-hijau text-sm">Gratis ongkir mulai belanja {formatRupiah(gratis_mulai)}</span>
      )}
    </>
  )
}

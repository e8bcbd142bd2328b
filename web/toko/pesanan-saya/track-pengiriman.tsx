import { ExternalLink } from 'lucide-react'
import { trackKurir } from '#contract/pemenuhan/track.ts'
import { formatArrival } from '#contract/pengiriman/arrival.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Courier of an order, its number there, and the expected arrival. */
export function TrackPengiriman({ pesanan }: { pesanan: RincianPesanan }) {
  const { kurir, resi, estimasi, tiba, status_pesanan } = pesanan
  const isReceived = status_pesanan === 'Pesanan Selesai'
  return (
    <>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4">
        {kurir && <span>Kurir: {kurir}</span>}
        {/* A delivered order has no expected arrival. */}
        {!isReceived && (tiba || estimasi) && (
          <span className="text-tinta-2">{tiba ? formatArrival(tiba) : `Estimasi tiba: ${estimasi}`}</span>
        )}
      </p>
      {resi && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            Nomor resi: <span className="select-all font-semibold [overflow-wrap:anywhere]">{resi}</span>
          </span>
          <CopyButton text={resi} name="Nomor resi" />
        </div>
      )}
      {!resi && !isReceived && <p className="mt-2 text-tinta-2">Nomor resi muncul di sini setelah pesanan dikirim.</p>}
      <Kiriman pesanan={pesanan} />
    </>
  )
}

/** Link to the tracking page of a known courier. */
export function TrackLink({ pesanan: { kurir, resi } }: { pesanan: RincianPesanan }) {
  const track = trackKurir(kurir)
  if (!resi || !track) return null
  return (
    <>
      <a href={track.lacak} target="_blank" rel="noopener noreferrer" className={buttonClass('garis', false)}>
        Lacak di situs {track.nama}
        <ExternalLink aria-hidden className="size-4" />
        <span className="sr-only">(terbuka di tab baru)</span>
      </a>
      <p className="text-sm text-tinta-2">Salin nomor resinya, lalu tempel di sana.</p>
    </>
  )
}

/** Parcels of an order that is shipped in several. */
function Kiriman({ pesanan: { kiriman } }: { pesanan: RincianPesanan }) {
  // A server of the previous release does not send this field.
  if (!kiriman?.length) return null
  return (
    <ol aria-label="Kiriman" className="mt-2 grid gap-2 text-sm">
      {kiriman.map(({ kurir, resi, waktu, barang }) => (
        <li key={resi} className="[overflow-wrap:anywhere]">
          {formatDate(waktu)}: {[kurir, resi].filter(Boolean).join(' ')}
          <span className="block text-tinta-2">
            {barang.map(({ nama, jumlah }) => `${jumlah} × ${nama}`).join(', ')}
          </span>
        </li>
      ))}
    </ol>
  )
}

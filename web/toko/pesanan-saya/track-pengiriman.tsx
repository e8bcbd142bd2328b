import { ExternalLink } from 'lucide-react'
import { trackKurir } from '#contract/pemenuhan/track.ts'
import { formatArrival } from '#contract/pengiriman/arrival.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { formatTanggal } from '#contract/wib.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Courier of an order, and its tracking. */
export function TrackPengiriman({ pesanan }: { pesanan: RincianPesanan }) {
  const { kurir, resi, estimasi, tiba, selesai_sendiri, status_pesanan } = pesanan
  const track = trackKurir(kurir)
  return (
    <>
      {kurir && <p className="mt-2">Kurir: {kurir}</p>}
      {resi ? (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            Nomor resi: <span className="select-all font-semibold [overflow-wrap:anywhere]">{resi}</span>
          </span>
          <CopyButton text={resi} name="Nomor resi" />
        </div>
      ) : (
        <p className="mt-2 text-tinta-2">Nomor resi muncul di sini setelah pesanan dikirim.</p>
      )}
      <Kiriman pesanan={pesanan} />
      {/* A delivered order has no expected arrival. */}
      {status_pesanan !== 'Pesanan Selesai' && (tiba || estimasi) && (
        <p className="mt-2 text-tinta-2">{tiba ? formatArrival(tiba) : `Estimasi tiba: ${estimasi}`}</p>
      )}
      {resi && track && (
        <>
          <a
            href={track.lacak}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('garis', false, 'mt-3 w-full')}
          >
            Lacak di situs {track.nama}
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">(terbuka di tab baru)</span>
          </a>
          <p className="mt-2 text-sm text-tinta-2">Salin nomor resinya, lalu tempel di sana.</p>
        </>
      )}
      {selesai_sendiri && (
        <p className="mt-2 text-sm text-tinta-2">
          Pesanan otomatis selesai pada <span className="whitespace-nowrap">{formatTanggal(selesai_sendiri)}</span> jika
          tidak ada kabar dari Anda.
        </p>
      )}
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
          {formatTanggal(waktu)}: {[kurir, resi].filter(Boolean).join(' ')}
          <span className="block text-tinta-2">
            {barang.map(({ nama, jumlah }) => `${jumlah} × ${nama}`).join(', ')}
          </span>
        </li>
      ))}
    </ol>
  )
}

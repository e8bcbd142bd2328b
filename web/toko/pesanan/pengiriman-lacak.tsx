import { ExternalLink } from 'lucide-react'
import { teksTiba } from '#contract/pengiriman/tiba.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { lacakKurir } from '#contract/pesanan/lacak.ts'
import { formatTanggal } from '#contract/wib.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** With whom an order travels, and how to follow it. */
export function PengirimanLacak({ pesanan }: { pesanan: RincianPesanan }) {
  const { kurir, resi, estimasi, tiba, selesai_sendiri } = pesanan
  const lacak = lacakKurir(kurir)
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
        <p className="mt-2 text-tinta-2">Nomor resi terlihat di sini setelah pesanan dikirim.</p>
      )}
      {tiba ? (
        <p className="mt-2 text-tinta-2">{teksTiba(tiba)}</p>
      ) : (
        estimasi && <p className="mt-2 text-tinta-2">Perkiraan lama di jalan: {estimasi}</p>
      )}
      {resi && lacak && (
        <>
          <a
            href={lacak.lacak}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('garis', false, 'mt-3 w-full')}
          >
            Lacak di situs {lacak.nama}
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">(terbuka di tab baru)</span>
          </a>
          <p className="mt-2 text-sm text-tinta-2">Salin nomor resinya, lalu tempel di sana.</p>
        </>
      )}
      {selesai_sendiri && (
        <p className="mt-2 text-sm text-tinta-2">
          Bila Anda tidak mengabari, pesanan dianggap diterima pada{' '}
          <span className="whitespace-nowrap">{formatTanggal(selesai_sendiri)}</span>.
        </p>
      )}
    </>
  )
}

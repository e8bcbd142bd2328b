import { FileDown, ZoomIn } from 'lucide-react'
import { getBerkasResepAdmin, type ResepAdmin } from '#contract/resep/admin.ts'
import type { BerkasResep } from '#contract/resep/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { endpointUrl } from '#web/lib/api-request.ts'
import { formatUkuran } from '#web/shared/ukuran.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Pages of a prescription. Pictures are shown here; PDFs are downloaded. */
export function BerkasAdmin({ resep: { resepId, berkas, berkas_dihapus } }: { resep: ResepAdmin }) {
  if (berkas_dihapus)
    return (
      <Notice kind="info">
        Berkas resep ini dihapus pada {formatDate(berkas_dihapus)} karena masa simpannya selesai.
      </Notice>
    )
  return (
    <div className="grid grid-cols-1 gap-4 xl:sticky xl:top-4">
      {berkas.map((page, index) => (
        <Halaman key={page.berkasId} resepId={resepId} berkas={page} nomor={index + 1} />
      ))}
    </div>
  )
}

function Halaman({ resepId, berkas, nomor }: { resepId: number; berkas: BerkasResep; nomor: number }) {
  const { berkasId, jenis, ukuran } = berkas
  const alamat = endpointUrl(getBerkasResepAdmin, { params: { resepId, berkasId } })
  if (jenis === 'application/pdf')
    return (
      <div className="kartu flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
        <p className="flex-1">
          <span className="block font-semibold">Halaman {nomor}</span>
          <span className="text-sm text-tinta-2">PDF, {formatUkuran(ukuran)}</span>
        </p>
        <a href={alamat} download className={buttonClass('garis', false)}>
          <FileDown aria-hidden className="size-5" />
          Unduh PDF
        </a>
      </div>
    )
  return (
    <figure className="kartu overflow-hidden">
      <img
        src={alamat}
        alt={`Resep, halaman ${nomor}`}
        className="aspect-3/4 max-h-[80dvh] w-full max-xl:max-h-[45dvh] bg-abu-muda object-contain"
      />
      <figcaption className="flex flex-wrap items-center justify-between gap-3 border-garis border-t px-5 py-2">
        Halaman {nomor}
        <a href={alamat} target="_blank" rel="noreferrer" className={buttonClass('polos', true)}>
          <ZoomIn aria-hidden className="size-5" />
          Perbesar
        </a>
      </figcaption>
    </figure>
  )
}

import { useMutation } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { getFotoKeluhan, type Keluhan } from '#contract/keluhan/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { errorText } from '#web/lib/api-error.ts'
import { openFile } from '#web/lib/open-file.ts'
import { useDataUrl } from '#web/lib/use-data-url.ts'
import { formatUkuran } from '#web/shared/ukuran.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface OwnFotoProps {
  keluhan: Pick<Keluhan, 'keluhanId' | 'foto' | 'foto_dihapus'>
}

/** Photos of the customer's complaint or of a message in it. They load on demand, because mobile data is scarce at sea. */
export function OwnFoto({ keluhan: { keluhanId, foto, foto_dihapus } }: OwnFotoProps) {
  if (foto_dihapus && foto.length === 0)
    return (
      <p className="text-tinta-2">
        Foto keluhan ini dihapus pada {formatDate(foto_dihapus)} karena masa simpannya selesai.
      </p>
    )
  return (
    <ul className="grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2">
      {foto.map(({ fotoId, ukuran }, index) => (
        <SingleFoto key={fotoId} keluhanId={keluhanId} fotoId={fotoId} ukuran={ukuran} nomor={index + 1} />
      ))}
    </ul>
  )
}

interface SingleProps {
  keluhanId: number
  fotoId: string
  ukuran: number
  nomor: number
}

function SingleFoto({ keluhanId, fotoId, ukuran, nomor }: SingleProps) {
  const open = useMutation({
    mutationFn: () => openFile(getFotoKeluhan, { params: { keluhanId, fotoId } }, 'image/webp'),
  })
  const gambar = useDataUrl(open.data ?? null)
  return (
    <li className="grid content-start gap-2 rounded border border-garis p-3">
      {gambar ? (
        <img src={gambar} alt={`Foto keluhan ${nomor}`} className="w-full rounded-sm" />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Image aria-hidden className="size-6 shrink-0 text-tinta-2" />
          <p className="min-w-0 flex-1">
            Foto {nomor}
            <span className="block text-sm text-tinta-2">{formatUkuran(ukuran)}</span>
          </p>
          <Button variant="garis" compact busy={open.isPending} onClick={() => open.mutate()}>
            Lihat
          </Button>
        </div>
      )}
      {open.isError && (
        <Notice kind="galat">
          {errorText(open.error, {
            answered: 'Foto tidak bisa dibuka. Coba lagi.',
            silent: 'Foto belum bisa dibuka. Periksa koneksi internet Anda, lalu coba lagi.',
          })}
        </Notice>
      )}
    </li>
  )
}

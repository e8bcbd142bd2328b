import { useMutation } from '@tanstack/react-query'
import { FileText, Image } from 'lucide-react'
import { type BerkasResep, getBerkasResep, type Resep } from '#contract/resep/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { errorText } from '#web/lib/api-error.ts'
import { saveBerkas } from '#web/lib/download.ts'
import { openFile } from '#web/lib/open-file.ts'
import { useDataUrl } from '#web/lib/use-data-url.ts'
import { formatUkuran } from '#web/shared/ukuran.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Pages of the customer's prescription. They load on demand, because mobile data is scarce at sea. */
export function OwnBerkas({ resep: { berkas, berkas_dihapus } }: { resep: Resep }) {
  if (berkas_dihapus)
    return <p>Berkas resep ini dihapus pada {formatDate(berkas_dihapus)} karena masa simpannya habis.</p>
  return (
    <ul className="grid gap-4">
      {berkas.map((page, index) => (
        <Halaman key={page.berkasId} berkas={page} nomor={index + 1} />
      ))}
    </ul>
  )
}

function Halaman({ berkas, nomor }: { berkas: BerkasResep; nomor: number }) {
  const isPdf = berkas.jenis === 'application/pdf'
  const open = useMutation({
    mutationFn: () => openFile(getBerkasResep, { params: { berkasId: berkas.berkasId } }, berkas.jenis),
    onSuccess: (file) => isPdf && saveBerkas(file),
  })
  const gambar = useDataUrl(open.data && !isPdf ? open.data : null)
  const Icon = isPdf ? FileText : Image
  return (
    <li className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon aria-hidden className="size-6 shrink-0 text-tinta-2" />
        <p className="min-w-0 flex-1">
          Halaman {nomor}
          <span className="block text-sm text-tinta-2">
            {isPdf ? 'PDF' : 'Foto'}, {formatUkuran(berkas.ukuran)}
          </span>
        </p>
        {!gambar && (
          <Button variant="garis" compact busy={open.isPending} onClick={() => open.mutate()}>
            {isPdf ? 'Unduh' : 'Lihat'}
          </Button>
        )}
      </div>
      {open.isError && (
        <Notice kind="galat">
          {errorText(open.error, {
            answered: 'Berkas gagal dibuka.',
            silent: 'Berkas belum bisa dibuka. Periksa koneksi internet Anda, lalu coba lagi.',
          })}
        </Notice>
      )}
      {gambar && <img src={gambar} alt={`Resep, halaman ${nomor}`} className="w-full rounded border border-garis" />}
    </li>
  )
}

import { NotebookPen } from 'lucide-react'
import { hariAfter } from '#contract/dosis/tanggal.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface RecordInBukuProps {
  isi: Readonly<Record<string, string | number | undefined>> & { mulai: string | undefined; hari?: number }
}

/** Link to the customer's treatment book with all fields prefilled. */
export function RecordInBuku({ isi: { hari, ...isi } }: RecordInBukuProps) {
  const selesai = hari && isi.mulai ? hariAfter(isi.mulai, hari - 1) : undefined
  const search = new URLSearchParams()
  for (const [nama, nilai] of Object.entries({ ...isi, selesai })) if (nilai) search.set(nama, String(nilai))
  return (
    <ButtonLink to={`/akun/buku-obat?${search}`} variant="garis" className="min-h-12 print:hidden">
      <NotebookPen aria-hidden className="size-5" />
      Catat di buku obat
    </ButtonLink>
  )
}

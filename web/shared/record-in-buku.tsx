import { NotebookPen } from 'lucide-react'
import { hariAfter } from '#contract/dosis/tanggal.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface RecordInBukuProps {
  values: Readonly<Record<string, string | number | undefined>> & { mulai: string | undefined; hari?: number }
}

/** Link to the customer's treatment book with all fields prefilled. */
export function RecordInBuku({ values: { hari, ...values } }: RecordInBukuProps) {
  const end = hari && values.mulai ? hariAfter(values.mulai, hari - 1) : undefined
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...values, selesai: end })) if (value) search.set(name, String(value))
  return (
    <ButtonLink to={`/akun/buku-obat?${search}`} variant="garis" className="min-h-12 print:hidden">
      <NotebookPen aria-hidden className="size-5" />
      Catat di buku obat
    </ButtonLink>
  )
}

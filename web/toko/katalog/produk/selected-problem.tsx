import { Link, useSearchParams } from 'react-router'
import { isWithoutObat, NOT_OBAT } from '#contract/kaitan/kaitan-rules.ts'
import { capitalizedName } from '#web/shared/tautan-penyakit.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { readFilters } from './produk-filters.ts'

/** Shows the disease by which the list is filtered, with a link to its card, and a note if no drug cures it. */
export function SelectedProblem() {
  const [search] = useSearchParams()
  const { penyakit } = readFilters(search)
  if (!penyakit) return null
  const hasNoObat = isWithoutObat(penyakit)
  return (
    <div className="mt-3">
      <Notice kind={hasNoObat ? 'hati' : 'info'} announce={false}>
        {hasNoObat
          ? `${NOT_OBAT}. Belum ada obat yang menyembuhkan ${capitalizedName(penyakit)}. `
          : `Untuk ${capitalizedName(penyakit)}, tanpa obat yang perlu resep. `}
        <Link
          to={`/layanan/penyakit/${penyakit}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Baca langkahnya dulu
        </Link>
      </Notice>
    </div>
  )
}

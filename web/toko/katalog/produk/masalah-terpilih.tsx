import { Link, useSearchParams } from 'react-router'
import { BUKAN_OBAT, isTanpaObat } from '#contract/kaitan/aturan-kaitan.ts'
import { namaBesar } from '#web/shared/tautan-penyakit.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { readSaringan } from './produk-saringan.ts'

/** Shows the disease by which the list is filtered, with a link to its card, and a note if no drug cures it. */
export function MasalahTerpilih() {
  const [search] = useSearchParams()
  const { penyakit } = readSaringan(search)
  if (!penyakit) return null
  const tanpaObat = isTanpaObat(penyakit)
  return (
    <div className="mt-3">
      <Notice kind={tanpaObat ? 'hati' : 'info'} announce={false}>
        {tanpaObat
          ? `${BUKAN_OBAT}. Belum ada obat yang menyembuhkan ${namaBesar(penyakit)}. `
          : `Untuk ${namaBesar(penyakit)}, tanpa obat yang perlu resep. `}
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

import { useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import type { KartuPenyakit, TakaranKartu } from '#contract/penyakit/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { useCopy } from '#web/lib/copy.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { takaranQuery } from './penyakit-queries.ts'
import { calculatorOf, useHarga } from './rendam-kartu.tsx'

/** Returns the product that a card leads to: the first in stock. Undefined if an expert must be called first. */
function useFirstTakaran({ kode, hubungi }: KartuPenyakit): TakaranKartu | undefined {
  const { data = [] } = useQuery(takaranQuery(kode))
  return hubungi ? undefined : (data.find(({ stok }) => stok > 0) ?? data[0])
}

interface ComputeAndBuyProps {
  kartu: KartuPenyakit
  /** Bar at the bottom of narrow screens; else a box of the side column. */
  isBar?: boolean
}

/** The next step of a card: dose and price of its first product, and the calculator, which puts it into the cart. */
export function ComputeAndBuy({ kartu, isBar = false }: ComputeAndBuyProps) {
  const takaran = useFirstTakaran(kartu)
  const harga = useHarga(kartu.kode).get(takaran?.produkId ?? 0)
  const copy = useCopy()
  if (!takaran) return null
  const { nama, kemasan } = takaran
  return (
    <div className={cx('print:hidden', isBar ? 'bar-atas-navigasi lg:hidden' : 'kartu grid gap-3 p-4 max-lg:hidden')}>
      <p className="min-w-0 flex-1 leading-snug">
        <span className={cx('block', isBar && 'truncate text-sm')}>{[nama, kemasan].filter(Boolean).join(', ')}</span>
        {!copy && harga !== undefined && <span className="harga font-bold text-lg">{formatRupiah(harga)}</span>}
      </p>
      <ButtonLink to={calculatorOf(kartu.kode, takaran)} variant="utama" compact className="min-h-12 shrink-0">
        <Calculator aria-hidden className="size-5" />
        Hitung & beli
      </ButtonLink>
    </div>
  )
}

import { Calculator } from 'lucide-react'
import { PENYAKIT } from '#content/penyakit.ts'
import { termSentence } from '#content/terms.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatDosis, formatDuration, USAGES } from '#contract/katalog/usage-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ruleSentence } from './rule-sentence.ts'

interface UsageRuleListProps {
  produkId: number
  aturan: readonly UsageRule[]
  /** Substance that a dose refers to; a dose per liter refers to the product. */
  zat: string
}

/** Usage of a product: each method with its dose, when to postpone it, and its source. */
export function UsageRuleList({ produkId, aturan, zat }: UsageRuleListProps) {
  return (
    <>
      <ul className="grid gap-4">
        {aturan.map((item) => (
          <li key={JSON.stringify(item)} className="border-laut border-l-4 pl-4">
            <p className="font-semibold">
              {USAGES[item.cara]}: {formatDosis(item)}
              {` (${item.satuan === 'g/L' ? 'produk' : zat})`}
              {item.lama !== null && `, ${formatDuration(item)}`}
            </p>
            {item.untuk.length > 0 && <p>Untuk {item.untuk.map((kode) => PENYAKIT[kode].nama).join(', ')}.</p>}
            <p className="empty:hidden">{ruleSentence(item)}</p>
            <p className="mt-1 text-sm text-tinta-2">Sumber: {item.sumber}</p>
          </li>
        ))}
      </ul>
      {aturan.some(({ satuan }) => satuan === 'ppm') && <p className="text-sm text-tinta-2">{termSentence('ppm')}</p>}
      {aturan.some(({ cara }) => cara !== 'oles') && (
        <ButtonLink
          to={`/layanan/kalkulator-dosis?produk=${produkId}`}
          variant="garis"
          className="min-h-12 justify-self-start"
        >
          <Calculator aria-hidden className="size-5" />
          Hitung untuk keramba saya
        </ButtonLink>
      )}
    </>
  )
}

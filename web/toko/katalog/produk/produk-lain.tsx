import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { otherProdukQuery } from './produk-queries.ts'
import { ProdukRow } from './produk-summary.tsx'

/**
 * Products bought together with this one, and similar ones. Renders nothing while loading or on failure, because it is
 * optional.
 */
export function OtherProduk({ produkId }: { produkId: number }) {
  const { data } = useQuery(otherProdukQuery(produkId))
  if (!data) return null
  const { bersama, peringatan, serupa } = data
  return (
    <>
      {bersama.length > 0 && (
        <>
          <ProdukRow title="Sering dibeli bersama" produk={bersama} />
          {peringatan && (
            <p className="mt-3 flex gap-3 rounded border border-merah/30 bg-merah-muda p-4 font-semibold text-merah">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span>{peringatan}</span>
            </p>
          )}
        </>
      )}
      {serupa.length > 0 && <ProdukRow title="Produk terkait" produk={serupa} />}
    </>
  )
}

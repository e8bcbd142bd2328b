import { Link } from 'react-router'
import type { ProdukSize } from '#contract/katalog/lain.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'

interface SizesProps {
  sizes: readonly ProdukSize[]
  /** The size that is shown, or about to be. */
  current: number
}

/** Sizes of a product with their prices. Each leads to its own page, in the same place of the screen. */
export function Sizes({ sizes, current }: SizesProps) {
  return (
    <nav aria-label="Pilih ukuran" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {sizes.map(({ produkId, kemasan, harga, habis }) => (
          <li key={produkId}>
            <Link
              to={`/produk/produk-satuan/${produkId}`}
              replace
              preventScrollReset
              aria-current={produkId === current ? 'page' : undefined}
              className="block min-h-11 rounded border border-garis bg-kertas px-3 py-1 leading-snug hover:border-laut aria-[current]:border-laut aria-[current]:ring-2 aria-[current]:ring-laut"
            >
              <span className="block font-semibold">{kemasan}</span>
              <span className="text-sm text-tinta-2">
                <span className="harga">{formatRupiah(harga)}</span>
                {habis && ' · Habis'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { RelatedProduk } from '#contract/kaitan/endpoints.ts'
import { NOT_OBAT } from '#contract/kaitan/kaitan-rules.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { useCopy } from '#web/lib/copy.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { RupiahText } from '#web/shared/rupiah-text.tsx'

/** Products, with their disease as `kode` if known. Each links to its page, and to the calculator if that supports it. */
export function RelatedProdukList({ produk }: { produk: readonly (RelatedProduk & { kode?: KodePenyakit })[] }) {
  const copy = useCopy()
  return (
    <ul className="kartu divide-y divide-garis">
      {produk.map(({ produkId, nama, kemasan, harga, gambar, tersedia, peran, terhitung, kode }) => (
        <li key={produkId} className="flex items-center gap-3 p-3">
          {!copy && <GambarKatalog kind="produks" gambar={gambar} alt="" sizes="3.5rem" className="max-w-14" />}
          <div className="min-w-0 flex-1">
            <Link
              to={`/produk/produk-satuan/${produkId}`}
              className="flex min-h-12 w-fit items-center font-semibold text-laut leading-snug underline-offset-4 hover:underline"
            >
              {nama}
            </Link>
            {/* An offline copy may be shown long after price and stock have changed. */}
            <p className="text-sm text-tinta-2">
              <RupiahText>
                {[kemasan, !copy && formatRupiah(harga), !copy && !tersedia && 'belum bisa dibeli']
                  .filter(Boolean)
                  .join(' · ')}
              </RupiahText>
            </p>
            {peran === 'pendukung' && <p className="text-kuning text-sm">{NOT_OBAT}</p>}
            {kode && terhitung && peran === 'anjuran' && (
              <Link
                to={`/layanan/kalkulator-dosis?produk=${produkId}&untuk=${kode}`}
                aria-label={`Hitung dosis ${nama}`}
                className="tautan min-h-12"
              >
                Hitung dosis
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Warning about products shown together that must not be mixed. */
export function MixBahaya({ children }: { children: string }) {
  return (
    <p className="flex gap-3 rounded border border-merah/30 bg-merah-muda p-4 font-semibold text-merah">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

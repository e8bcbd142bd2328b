import { Link } from 'react-router'
import type { ProdukSummary } from '#contract/katalog/lain.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'

/** Horizontally scrolling row of small product cards. */
export function ProdukRow({ title, produk }: { title: string; produk: readonly ProdukSummary[] }) {
  return (
    <section aria-label={title} className="mt-10 print:hidden">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 flex snap-x gap-3 overflow-x-auto pb-2">
        {produk.map(({ produkId, nama, kategoriNama, kemasan, harga, gambar }) => (
          <li key={produkId} className="grid w-40 shrink-0 snap-start">
            <article className="kartu group relative flex min-w-0 flex-col p-2.5 transition-colors hover:border-laut">
              <GambarKatalog kind="produks" gambar={gambar} alt="" sizes="9rem" />
              <h3 className="mt-3 font-semibold text-sm leading-snug tracking-normal">
                <Link
                  to={`/produk/produk-satuan/${produkId}`}
                  prefetch="intent"
                  className="after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut group-hover:text-laut"
                >
                  {nama}
                </Link>
              </h3>
              <p className="text-tinta-2 text-xs">{kemasan || kategoriNama}</p>
              <p className="harga mt-auto pt-2 font-bold">{formatRupiah(harga)}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}

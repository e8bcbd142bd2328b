import { Link } from 'react-router'
import type { ProdukRingkas } from '#contract/katalog/lain.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'

/** Small cards in a row that a thumb pushes along; on a desk as many as there is room for. */
export function ProdukDeret({ judul, produk }: { judul: string; produk: readonly ProdukRingkas[] }) {
  return (
    <section aria-label={judul} className="mt-10 print:hidden">
      <h2 className="text-xl">{judul}</h2>
      <ul className="-mx-4 mt-3 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-4 md:gap-4 md:overflow-visible md:px-0 lg:grid-cols-6">
        {produk.map(({ produkId, nama, kategoriNama, kemasan, harga, gambar }) => (
          <li key={produkId} className="grid w-36 shrink-0 snap-start md:w-auto">
            <article className="kartu group relative flex min-w-0 flex-col p-2.5 transition-colors hover:border-laut">
              <GambarKatalog jenis="produks" gambar={gambar} alt="" sizes="(min-width: 62rem) 11rem, 8rem" />
              <h3 className="mt-2.5 font-semibold text-sm leading-snug tracking-normal">
                <Link
                  to={`/produk/produk-satuan/${produkId}`}
                  prefetch="intent"
                  className="after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-laut group-hover:text-laut"
                >
                  {nama}
                </Link>
              </h3>
              <p className="text-tinta-2 text-xs">{kemasan || kategoriNama}</p>
              <p className="harga mt-auto pt-1.5 font-bold">{formatRupiah(harga)}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { Paket } from '#contract/katalog/endpoints.ts'
import { formatRupiahDots } from '#contract/uang/rupiah.ts'
import { useBeranda } from '#web/lib/settings.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { stokOfPaket } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { paketTujuan } from '#web/toko/katalog/buy/pesanan-tujuan.ts'
import { paketBerandaQuery } from '#web/toko/katalog/katalog-queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { useShoppingTujuan } from './use-shopping-tujuan.ts'

/** The packages chosen by the owner, or the shop's first three, at today's prices. Nothing in a shop without packages. */
export function FeaturedPaket() {
  const { data, isPending, isError, refetch } = useQuery(paketBerandaQuery(useBeranda().paket))
  if (data?.length === 0) return null
  return (
    <section id="produk-kami" aria-labelledby="judul-produk" className="wadah py-10 md:py-16">
      <h2 id="judul-produk">Produk Kami</h2>
      {isPending && (
        <div className="mt-6 grid gap-5 md:grid-cols-3">
          {['a', 'b', 'c'].map((place) => (
            <SkeletonKartu key={place} className="h-96" />
          ))}
        </div>
      )}
      {isError && (
        <div className="mt-6">
          <LoadFailure onRetry={() => void refetch()}>Gagal mengambil data paket</LoadFailure>
        </div>
      )}
      {data && (
        <ul className="mt-6 grid gap-5 md:grid-cols-3">
          {data.map((paket) => (
            <li key={paket.paketId} className="grid">
              <PaketKartu paket={paket} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PaketKartu({ paket }: { paket: Paket }) {
  return (
    <article className="kartu flex flex-col p-4">
      <GambarKatalog kind="paket" gambar={paket.gambar} alt="" sizes="(min-width: 62rem) 24rem, 15rem" />
      <h3 className="mt-4 text-lg">
        <Link to={`/produk/produk-paketan/${paket.paketId}`} className="underline-offset-4 hover:underline">
          {paket.title}
        </Link>
      </h3>
      <p className="harga mt-1 font-bold text-2xl">{formatRupiahDots(paket.harga)}</p>
      <ul className="mt-3 mb-5 grid gap-1.5 text-tinta-2">
        {paket.items.slice(0, 4).map((name) => (
          <li key={name} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-hijau" />
            {name}
          </li>
        ))}
        {paket.items.length > 4 && <li className="pl-7">+{paket.items.length - 4} isi lainnya</li>}
      </ul>
      <div className="mt-auto grid grid-cols-2 gap-2.5">
        <ButtonLink
          to={useShoppingTujuan('/produk/produk-paketan')}
          variant="garis"
          compact
          aria-label={`Lihat paket ${paket.title}`}
        >
          Lihat paket
        </ButtonLink>
        {stokOfPaket(paket) > 0 ? (
          <ButtonLink {...paketTujuan(paket)} compact aria-label={`Beli Sekarang ${paket.title}`}>
            Beli Sekarang
          </ButtonLink>
        ) : (
          <Button disabled>Stok habis</Button>
        )}
      </div>
    </article>
  )
}

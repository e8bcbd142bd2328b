import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listProdukChoices } from '#contract/katalog/endpoints.ts'
import empty from '#web/drawings/empty-search.svg'
import { call } from '#web/lib/api.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { useSession } from '#web/lib/session.tsx'
import { NeedsScript } from '#web/toko/frame/needs-script.tsx'
import { ProdukGrid, ProdukGridSkeleton } from '#web/toko/katalog/produk/produk-grid.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { Route } from './+types/favorit.page'
import { useFavorit } from './use-favorit.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Favorit',
    description: 'Produk yang Anda simpan untuk nanti.',
    path: '/favorit',
    hidden: true,
  })

export default function FavoritPage() {
  const { known, isLoggedIn } = useSession()
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Favorit</h1>
      <p className="mt-2 mb-5 max-w-prose text-tinta-2">
        Produk yang Anda simpan dengan tanda hati.
        {known && !isLoggedIn && (
          <>
            {' '}
            Sekarang hanya tersimpan di browser ini.{' '}
            <Link to="/login" state={{ kembali: { to: '/favorit', state: null } }} className="tautan">
              Masuk
            </Link>{' '}
            supaya ada di semua perangkat Anda.
          </>
        )}
      </p>
      <NeedsScript />
      {known ? <List /> : <ProdukGridSkeleton />}
    </div>
  )
}

function List() {
  const { produkIds, error, refetch } = useFavorit()
  const ids = produkIds ?? []
  const produk = useQuery({
    queryKey: ['produk', 'pilihan', ids.join()],
    queryFn: () => call(listProdukChoices, { query: { id: ids.join() } }),
    enabled: ids.length > 0,
    // A removed product disappears at once; the others stay in place.
    placeholderData: keepPreviousData,
  })
  const failed = error ?? produk.error
  if (failed && !produk.data)
    return (
      <LoadFailure onRetry={() => void (error ? refetch() : produk.refetch())}>{loadErrorText(failed)}</LoadFailure>
    )
  if (produkIds?.length === 0)
    return (
      <Empty
        picture={empty}
        title="Belum ada favorit"
        action={
          <ButtonLink to="/produk/produk-satuan" variant="utama">
            Lihat produk
          </ButtonLink>
        }
      >
        Ketuk hati di pojok gambar produk untuk menyimpannya di sini.
      </Empty>
    )
  if (!produk.data) return <ProdukGridSkeleton />
  // A favorite is one size, not its group.
  const present = produk.data
    .filter(({ produkId }) => ids.includes(produkId))
    .map((one) => ({ ...one, pilihan_ukuran: null }))
  return (
    <>
      <ProdukGrid items={present} />
      {!produk.isPlaceholderData && present.length < ids.length && (
        <p className="mt-5 text-tinta-2">{ids.length - present.length} produk yang Anda simpan sedang tidak dijual.</p>
      )}
    </>
  )
}

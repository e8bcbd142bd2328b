import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { MyUlasan } from '#contract/ulasan/mine.ts'
import empty from '#web/drawings/empty-riwayat.svg'
import { loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/my-ulasan.page'
import { myUlasanQuery } from './my-ulasan-query.ts'
import { UlasanItem } from './ulasan-baris.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Ulasan Saya',
    description: 'Tulis ulasan untuk barang yang sudah Anda terima.',
    path: '/ulasan-saya',
    hidden: true,
  })

export default function MyUlasanPage() {
  return (
    <div className="wadah max-w-4xl pb-8 md:pb-12">
      <Breadcrumb trail={[{ to: '/akun', name: 'Akun' }]} here="Ulasan Saya" />
      <h1>Ulasan Saya</h1>
      <Guard skeleton={<UlasanSkeleton />}>
        <List />
      </Guard>
    </div>
  )
}

function UlasanSkeleton() {
  return <LoadingKartu text="Memuat ulasan…" sizes={['h-36', 'h-36']} className="mt-5 grid gap-4" />
}

/** True for the item in the URL: it is listed first, with its form open. */
const isSearched = ({ jenis, id }: MyUlasan, params: URLSearchParams) => params.get(jenis) === String(id)

function List() {
  const { data, error, refetch } = useQuery(myUlasanQuery())
  const [params] = useSearchParams()
  if (!data && !error) return <UlasanSkeleton />
  if (!data)
    return (
      <div className="mt-5">
        <LoadFailure onRetry={() => void refetch()}>{loadErrorText(error)}</LoadFailure>
      </div>
    )
  if (data.length === 0)
    return (
      <Empty
        picture={empty}
        title="Belum ada barang untuk diulas"
        action={
          <ButtonLink to="/riwayat-pembayaran" variant="utama">
            Lihat riwayat pesanan
          </ButtonLink>
        }
      >
        Barang dari pesanan yang sudah selesai muncul di sini. Obat resep tidak diulas.
      </Empty>
    )
  const isUnavailable = (params.has('produk') || params.has('paket')) && !data.some((item) => isSearched(item, params))
  const sorted = data.toSorted((a, b) => Number(isSearched(b, params)) - Number(isSearched(a, params)))
  return (
    <>
      <p className="mt-2 max-w-prose text-tinta-2">
        Beri bintang dan satu kalimat untuk membantu pembudidaya lain. Ulasan kami baca dulu sebelum tayang. Nama Anda
        tampil singkat, misalnya “Budi S.”.
      </p>
      {isUnavailable && (
        <div className="mt-4">
          <Notice kind="info">
            Barang itu belum bisa Anda ulas. Pesanannya belum selesai, atau bukan dari akun ini.
          </Notice>
        </div>
      )}
      <ul className="mt-5 grid gap-4">
        {sorted.map((item) => (
          <li key={`${item.jenis}-${item.id}`}>
            <UlasanItem item={item} isOpen={isSearched(item, params) && item.ulasan === null} />
          </li>
        ))}
      </ul>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { UlasanSaya } from '#contract/ulasan/saya.ts'
import kosong from '#web/drawings/kosong-riwayat.svg'
import { loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/ulasan-saya.page'
import { UlasanBaris } from './ulasan-baris.tsx'
import { ulasanSayaQuery } from './ulasan-saya-query.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Ulasan Saya',
    description: 'Tulis ulasan untuk barang yang sudah Anda terima.',
    path: '/ulasan-saya',
    hidden: true,
  })

export default function UlasanSayaPage() {
  return (
    <div className="wadah max-w-4xl pb-8 md:pb-12">
      <Breadcrumb trail={[{ to: '/akun', name: 'Akun' }]} here="Ulasan Saya" />
      <h1>Ulasan Saya</h1>
      <Guard skeleton={<UlasanSkeleton />}>
        <Daftar />
      </Guard>
    </div>
  )
}

function UlasanSkeleton() {
  return (
    <div role="status" className="mt-5 grid gap-4">
      <span className="sr-only">Memuat ulasan…</span>
      <SkeletonKartu className="h-36" />
      <SkeletonKartu className="h-36" />
    </div>
  )
}

/** True for the item in the URL: it is listed first, with its form open. */
const isDicari = ({ jenis, id }: UlasanSaya, params: URLSearchParams) => params.get(jenis) === String(id)

function Daftar() {
  const { data, error, refetch } = useQuery(ulasanSayaQuery())
  const [params] = useSearchParams()
  if (!data && !error) return <UlasanSkeleton />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>{loadErrorText(error)}</LoadFailure>
  if (data.length === 0)
    return (
      <Empty
        picture={kosong}
        title="Belum ada barang untuk diulas"
        action={<ButtonLink to="/riwayat-pembayaran">Lihat riwayat pesanan</ButtonLink>}
      >
        Barang dari pesanan yang sudah selesai muncul di sini. Obat resep tidak diulas.
      </Empty>
    )
  const isTakAda = (params.has('produk') || params.has('paket')) && !data.some((satu) => isDicari(satu, params))
  const urut = data.toSorted((a, b) => Number(isDicari(b, params)) - Number(isDicari(a, params)))
  return (
    <>
      <p className="mt-2 max-w-prose text-tinta-2">
        Beri bintang dan satu kalimat untuk membantu pembudidaya lain. Ulasan kami baca dulu sebelum tayang. Nama Anda
        tampil singkat, misalnya “Budi S.”.
      </p>
      {isTakAda && (
        <div className="mt-4">
          <Notice kind="info">
            Barang itu belum bisa Anda ulas. Pesanannya belum selesai, atau bukan dari akun ini.
          </Notice>
        </div>
      )}
      <ul className="mt-5 grid gap-4">
        {urut.map((satu) => (
          <li key={`${satu.jenis}-${satu.id}`}>
            <UlasanBaris satu={satu} terbuka={isDicari(satu, params) && satu.ulasan === null} />
          </li>
        ))}
      </ul>
    </>
  )
}

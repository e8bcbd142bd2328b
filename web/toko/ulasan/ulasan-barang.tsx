import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { ULASAN_PER_HALAMAN } from '#contract/ulasan/endpoints.ts'
import type { BarangKind, Ulasan } from '#contract/ulasan/ulasan.ts'
import { formatDate } from '#contract/wib.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { useCopy } from '#web/lib/copy.ts'
import { Bintang, formatAverage } from '#web/shared/bintang.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { readHalamanUlasan, ulasanQuery } from './ulasan-queries.ts'

/** Paginated reviews of a product or package; each page has a URL of its own. */
export function UlasanBarang({ kind, id }: { kind: BarangKind; id: number }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const copy = useCopy()
  const page = readHalamanUlasan(params)
  const { data, error, refetch, isPlaceholderData } = useQuery(ulasanQuery(kind, id, page))
  // An offline copy would show outdated reviews.
  if (copy) return null
  return (
    <section id="ulasan" aria-labelledby="judul-ulasan" className="mt-10 scroll-mt-20 border-garis border-t pt-8">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="judul-ulasan" className="text-xl">
          Ulasan pembeli
        </h2>
        {data && data.rata !== null && (
          <p className="flex flex-wrap items-center gap-x-2">
            <Bintang value={data.rata} />
            <b>{formatAverage(data.rata)}</b>{' '}
            <span className="text-tinta-2">dari {formatGrouped(data.jumlah)} ulasan</span>
          </p>
        )}
      </div>
      {!data && !error && <Loading>Memuat ulasan…</Loading>}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>Ulasan gagal dimuat. {loadErrorText(error)}</LoadFailure>
      )}
      {data?.jumlah === 0 && <p className="mt-3 text-tinta-2">Belum ada ulasan untuk barang ini.</p>}
      {data && data.jumlah > 0 && (
        <>
          {data.ulasan.length === 0 && <p className="mt-3 text-tinta-2">Tidak ada ulasan di halaman ini.</p>}
          <ul className="mt-2 divide-y divide-garis" aria-busy={isPlaceholderData || undefined}>
            {data.ulasan.map((item) => (
              <li key={item.ulasanId} className="max-w-baca py-4">
                <SingleUlasan ulasan={item} />
              </li>
            ))}
          </ul>
          <Pagination
            page={Math.min(page, Math.ceil(data.jumlah / ULASAN_PER_HALAMAN) + 1)}
            totalPages={Math.ceil(data.jumlah / ULASAN_PER_HALAMAN)}
            to={(target) => `${pathname}${target > 1 ? `?ulasan=${target}` : ''}#ulasan`}
          />
        </>
      )}
      <p className="mt-4 text-tinta-2">
        Ulasan hanya dari pembeli yang pesanannya sudah selesai. Kami baca dulu sebelum tayang.{' '}
        <Link to={`/ulasan-saya?${kind}=${id}`} className="tautan">
          Tulis ulasan
        </Link>
      </p>
    </section>
  )
}

function SingleUlasan({ ulasan: { nama, bintang, teks, dibuat, balasan } }: { ulasan: Ulasan }) {
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Bintang value={bintang} />
        <b className="[overflow-wrap:anywhere]">{nama}</b>
        <span className="text-sm text-tinta-2">{formatDate(dibuat)}</span>
      </p>
      <p className="mt-1.5 whitespace-pre-line [overflow-wrap:anywhere]">{teks}</p>
      {balasan && (
        <div className="mt-3 rounded bg-laut-muda px-4 py-3">
          <p className="font-semibold text-sm">Balasan toko</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{balasan}</p>
        </div>
      )}
    </article>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Bell,
  ClipboardPlus,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  NotebookPen,
  Package,
  Star,
  Store,
} from 'lucide-react'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { KABAR_PER_HALAMAN, type Kabar, readKabar } from '#contract/kabar/endpoints.ts'
import { INBOX_DAYS } from '#contract/surat/inbox.ts'
import { formatTime } from '#contract/wib.ts'
import empty from '#web/drawings/empty-riwayat.svg'
import { call } from '#web/lib/api.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { seo } from '#web/lib/seo.ts'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { unreadKabarQuery } from '#web/toko/frame/account-counts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Empty } from '#web/ui/empty.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/kabar.page'
import { KABAR_LIST, kabarListQuery } from './kabar-queries.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Kabar',
    description: 'Kabar dari toko tentang pesanan dan akun Anda.',
    path: '/kabar',
    hidden: true,
  })

export default function KabarPage() {
  return (
    <div className="wadah max-w-3xl pb-8 md:pb-12">
      <Breadcrumb trail={[{ to: '/akun', name: 'Akun' }]} here="Kabar" />
      <h1>Kabar</h1>
      <div className="flex items-center justify-between gap-4">
        <p className="text-tinta-2">{INBOX_DAYS} hari terakhir</p>
        <Link to="/PengaturanNotifikasi" className="tautan">
          Atur email
        </Link>
      </div>
      <div className="mt-2">
        <Guard skeleton={<KabarSkeleton />}>
          <List />
        </Guard>
      </div>
    </div>
  )
}

function KabarSkeleton() {
  return <LoadingKartu text="Memuat kabar…" sizes={['h-28', 'h-28', 'h-28']} className="grid gap-3" />
}

function List() {
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const { data, error, refetch } = useQuery(kabarListQuery(page))
  useRead(data?.items)
  if (!data && !error) return <KabarSkeleton />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal: {loadErrorText(error)}</LoadFailure>
  if (data.items.length === 0)
    return (
      <Empty
        picture={empty}
        title="Belum ada kabar"
        action={
          <ButtonLink to="/produk" variant="utama">
            Lihat produk
          </ButtonLink>
        }
      >
        Kabar tentang pesanan, resep, keluhan, dan keamanan akun Anda muncul di sini.
      </Empty>
    )
  return (
    <>
      <ul className="kartu divide-y divide-garis overflow-hidden">
        {data.items.map((kabar) => (
          <Item key={kabar.kabarId} kabar={kabar} />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={Math.ceil(data.total / KABAR_PER_HALAMAN)}
        to={(wanted) => `?page=${wanted}`}
      />
    </>
  )
}

/** Marks the shown notices as read. The list keeps its marks until it is opened again. */
function useRead(items: readonly Kabar[] | undefined) {
  const queries = useQueryClient()
  const newest = Math.max(0, ...(items ?? []).filter(({ dibaca }) => !dibaca).map(({ kabarId }) => kabarId))
  useEffect(() => {
    if (newest === 0) return
    call(readKabar, { body: { sampai: newest } })
      .then(({ belum_dibaca }) => {
        queries.setQueryData(unreadKabarQuery().queryKey, belum_dibaca)
        return queries.invalidateQueries({ queryKey: KABAR_LIST, refetchType: 'none' })
      })
      // The next visit marks them.
      .catch(() => {})
  }, [newest, queries])
}

/** Icon by the page that a notice opens. The first match counts. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^\/riwayat-pembayaran\/keluhan/, MessageCircle],
  [/^\/(riwayat|konfirmasi)-pembayaran/, Package],
  [/^\/resep-saya/, ClipboardPlus],
  [/^\/ulasan-saya/, Star],
  [/^\/produk/, Store],
  [/^\/akun\/buku-obat/, NotebookPen],
  [/^\/artikel/, Newspaper],
]

function Item({ kabar: { judul, isi, tautan, waktu, dibaca } }: { kabar: Kabar }) {
  const Icon = ICONS.find(([pattern]) => pattern.test(tautan))?.[1] ?? Bell
  // The subject of a mail ends with the number in parentheses.
  const [, title = judul, number] = /^(.+) \(([^()]+)\)$/.exec(judul) ?? []
  return (
    <li>
      <Link to={tautan} className={cx('flex gap-4 p-4 hover:bg-laut-muda sm:px-5', !dibaca && 'bg-laut-muda')}>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-laut" />
        <span className="min-w-0 flex-1">
          <span className={cx('block [overflow-wrap:anywhere]', dibaca ? 'font-medium' : 'font-bold')}>{title}</span>
          <span className="mt-0.5 line-clamp-2 whitespace-pre-line text-tinta-2 [overflow-wrap:anywhere]">{isi}</span>
          <span className="mt-1 block text-sm text-tinta-2">
            <time dateTime={waktu}>{formatTime(waktu)}</time>
            {number && <span className="block">{number}</span>}
          </span>
        </span>
        {!dibaca && (
          <span className="mt-2 size-2.5 shrink-0 rounded-full bg-laut">
            <span className="sr-only">Belum dibaca</span>
          </span>
        )}
      </Link>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { prefetch } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { useSettings, useToko, useTokoName } from '#web/lib/settings.ts'
import { usePrintTime } from '#web/shared/share/printed-qr.tsx'
import { ShareMenu } from '#web/shared/share/share-menu.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/harga-list.page'
import { type HargaGroup, hargaListQuery } from './harga-list-query.ts'

const PATH = '/daftar-harga'
const TRAIL = [
  { to: '/', name: 'Beranda' },
  { to: '/produk', name: 'Produk' },
]

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (call) => [hargaListQuery(call)])
}
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Daftar harga',
    description: 'Semua harga produk dan paket kesehatan ikan kerapu dalam satu halaman, untuk dicetak atau dibagikan.',
    path: PATH,
    trail: TRAIL,
  })

export default function HargaListPage({ loaderData }: Route.ComponentProps) {
  const name = useTokoName()
  const toko = useToko()
  const { publicUrl = '' } = useSettings() ?? {}
  const printTime = usePrintTime()
  return (
    <Hydrated state={loaderData?.fetched}>
      <div className="wadah max-w-4xl pb-8">
        <Breadcrumb trail={TRAIL} here="Daftar harga" />
        <h1 className="mt-2">Daftar harga</h1>
        <p className="mt-2 mb-4 max-w-prose">
          Harga satuan {name}, belum termasuk {toko?.ppn && 'PPN dan '}ongkir. Obat yang perlu resep tidak ada di daftar
          ini.
        </p>
        <ShareMenu
          text={`Daftar harga ${name}`}
          url={publicUrl + PATH}
          print={{ 'Cetak / simpan PDF': () => window.print() }}
        />
        <p className="hidden print:block">
          {[printTime && `Harga per ${formatDate(printTime)}`, toko?.telepon_toko, publicUrl + PATH]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Groups />
      </div>
    </Hydrated>
  )
}

function Groups() {
  const { data, error, isPending, refetch } = useQuery(hargaListQuery())
  if (isPending) return <Skeleton className="mt-6 h-96 w-full" />
  if (error) {
    return (
      <div className="mt-6">
        <LoadFailure onRetry={() => void refetch()}>{loadErrorText(error)}</LoadFailure>
      </div>
    )
  }
  if (data.length === 0) return <p className="mt-6">Belum ada barang yang dijual.</p>
  return data.map((group) => <Group key={group.name} group={group} />)
}

function Group({ group: { name, rows } }: { group: HargaGroup }) {
  return (
    <table className="mt-6 w-full table-fixed border-collapse">
      <caption className="wrap-anywhere pb-1 text-left font-bold text-lg">{name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Barang</th>
          <th scope="col" className="w-34">
            Harga
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ to, name, kemasan, harga, isSoldOut }) => (
          <tr key={to} className="break-inside-avoid border-garis border-t">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal [overflow-wrap:anywhere]">
              <Link
                to={to}
                className="inline-flex min-h-11 flex-wrap items-center gap-x-2 hover:underline print:min-h-0"
              >
                {name}
                {kemasan && <span className="text-sm text-tinta-2">{kemasan}</span>}
              </Link>
            </th>
            <td className="harga py-1.5 text-right font-semibold">
              {formatRupiah(harga)}
              {isSoldOut && <span className="block font-normal text-sm text-tinta-2">Stok habis</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

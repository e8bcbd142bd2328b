import { ArchiveRestore, FileText, Trash2 } from 'lucide-react'
import { type MetaArgs, useLocation, useSearchParams } from 'react-router'
import type { Parsed } from '#contract/endpoint.ts'
import { archivePesanan, listPesanan, type PesananSummary, restorePesanan } from '#contract/pesanan-admin/admin.ts'
import { PESANAN_TICKS } from '#web/admin/pesanan/pesanan-choices.ts'
import { PACKAGED_HALAMAN } from '#web/admin/pesanan/pesanan-list.ts'
import { KIND } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { TickHalaman } from '#web/admin/ui/daftar/tick-column.tsx'
import { useFollow } from '#web/admin/ui/daftar/ticks.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { type List, useList } from '#web/admin/ui/daftar/use-list.ts'
import { cx } from '#web/ui/cx.ts'
import { DownloadPesanan } from './download-pesanan.tsx'
import { PesananCounts } from './pesanan-calculation.tsx'
import { COMPACT, PESANAN_COLUMNS } from './pesanan-columns.tsx'
import { usePesananFilters } from './pesanan-filters.ts'
import { PesananKinds } from './pesanan-kinds.tsx'
import { MatchesElsewhere } from './pesanan-place.tsx'
import { SaveTampilan } from './save-tampilan.tsx'
import { SELECT_COLUMN } from './select-column.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useFresh } from './use-fresh.ts'

const isAll = (pathname: string) => pathname.toLowerCase() === '/pesanan-semua'
const TITLE = 'Daftar Pesanan'

export const meta = ({ location }: MetaArgs) => adminMeta(isAll(location.pathname) ? KIND.semua : TITLE)

/** All orders as one list, or the tables of single and package orders: both, or one of them. */
export default function PesananListPage() {
  const { pathname, search } = useLocation()
  const isEveryKind = isAll(pathname)
  const isBoth = !isEveryKind && !new URLSearchParams(search).has('jenis')
  const { result, ...main } = useList(listPesanan, isEveryKind ? ALL : undefined)
  const packaged = usePackaged(isBoth, isEveryKind)
  const list = isBoth ? keepPaging(main) : main
  const all = isBoth ? { ...list, query: { ...list.query, jenis: 'semua' as const } } : list
  const rows = [...(result.data?.items ?? []), ...(isBoth ? (packaged.result.data?.items ?? []) : [])]
  const answers = isBoth ? [result.data, packaged.result.data] : [result.data]
  const total = answers.every((item) => item) ? answers.reduce((sum, item) => sum + (item?.total ?? 0), 0) : undefined

  return (
    <>
      <ListHead
        title={TITLE}
        list={list}
        search="Cari nomor, pembeli, HP, resi, produk, atau catatan"
        filters={usePesananFilters(list.query.penanda)}
        add={{ to: '/tambah-pesanan', text: 'Tambah Pesanan' }}
        actions={<DownloadPesanan query={toExport(all.query)} />}
        views={<PesananKinds list={list} isBoth={isBoth} />}
        quick={
          <div className="gap-x-4 lg:grid lg:grid-cols-[minmax(0,max-content)_minmax(0,1fr)] lg:items-start">
            <PesananCounts kind={all.query.jenis} query={list.query} />
            <SaveTampilan alamat={pathname + search} canSave={list.whole !== undefined} />
          </div>
        }
      />
      <MatchesElsewhere
        list={all}
        result={{ data: total === undefined ? undefined : { total }, error: result.error }}
      />
      <PesananTable list={list} result={result} title={isBoth} ticked={rows} />
      {isBoth && <PesananTable list={packaged} result={packaged.result} title />}
      <SelectionBar />
    </>
  )
}
const ALL = { jenis: 'semua' }
type Query = Parsed<typeof listPesanan>['query']

/** List state of the package table. It shares search and filters with the first table and has its own page. */
function usePackaged(isBoth: boolean, isEveryKind: boolean) {
  const [params] = useSearchParams()
  const same = isEveryKind ? ALL : undefined
  const list = useList(listPesanan, isBoth ? { jenis: 'paketan', page: params.get(PACKAGED_HALAMAN) ?? '1' } : same)
  const to: typeof list.to = ({ page, ...change }) =>
    list.to({ ...change, page: params.get('page') ?? undefined, [PACKAGED_HALAMAN]: page })
  return { ...list, to }
}

/** Resets the pages of both tables when the search or a filter changes. */
function keepPaging(list: List<Query>): List<Query> {
  const both = (change: Parameters<typeof list.to>[0]) =>
    'page' in change ? change : { ...change, [PACKAGED_HALAMAN]: undefined }
  return { ...list, to: (change) => list.to(both(change)), set: (change) => list.set(both(change)) }
}

interface PesananTableProps {
  list: List<Query>
  result: ReturnType<typeof usePackaged>['result']
  /** Show a heading, because two tables are on the screen. */
  title: boolean
  /** Orders that the check box of the page selects; undefined if the other table has it. */
  ticked?: readonly PesananSummary[]
}

function PesananTable({ list, result, title, ticked }: PesananTableProps) {
  const name = KIND[list.query.jenis]
  useFresh(list.query)
  const rows = result.data?.items
  useFollow(PESANAN_TICKS, rows)
  return (
    <>
      <div // On a phone it touches the search above it.
        className={cx('flex items-center justify-between gap-3', ticked ? 'max-lg:-mt-2' : title && 'mt-6 mb-2')}
      >
        {title && <h2 className="text-lg max-lg:text-base">{name}</h2>}
        {ticked && <TickHalaman ticks={PESANAN_TICKS} rows={ticked} />}
      </div>
      <DataTable
        name={name}
        list={list}
        result={result}
        columns={COLUMNS}
        tickAll={ticked && <TickHalaman ticks={PESANAN_TICKS} rows={ticked} isHead />}
        kunci={({ orderId }) => orderId}
        emptyText="Tidak ada pesanan"
        next={ticked && { to: '/tambah-pesanan', text: 'Tambah pesanan' }}
        failure="Gagal memuat pesanan"
      />
    </>
  )
}

const COLUMNS: TableColumn<PesananSummary>[] = [
  SELECT_COLUMN,
  ...PESANAN_COLUMNS,
  {
    title: 'Aksi',
    render: (pesanan) => (
      <Actions>
        <ActionLink
          to={`/detail-pesanan-${pesanan.jenis}/${pesanan.orderId}`}
          label={`Detail ${pesanan.midtrans_order_id}`}
          Icon={FileText}
        />
        {pesanan.diarsipkan ? <Restore {...pesanan} /> : isCalledOff(pesanan) && <ArchiveButton {...pesanan} />}
      </Actions>
    ),
    brief: (pesanan) =>
      pesanan.diarsipkan || isCalledOff(pesanan) ? (
        <Actions>{pesanan.diarsipkan ? <Restore {...pesanan} /> : <ArchiveButton {...pesanan} />}</Actions>
      ) : null,
    className: COMPACT,
  },
]

/** Returns the search and filters of a list, without paging and sorting. */
const toExport = ({ page: _page, limit: _limit, urut: _sort, ...filter }: Query) => filter

/** True if the order may be removed from the list: it ended unpaid and needs no attention. */
const isCalledOff = ({ status_pembayaran: status, perhatian }: PesananSummary) =>
  (status === 'cancelled' || status === 'expired' || status === 'failed') && perhatian.length === 0

function ArchiveButton({ orderId, midtrans_order_id: nomor }: PesananSummary) {
  const remove = useDelete()
  return (
    <ActionButton
      label={`Hapus ${nomor}`}
      Icon={Trash2}
      onClick={() =>
        remove({
          title: 'Hapus pesanan ini dari daftar?',
          text: `${nomor} dipindahkan ke arsip dan bisa dipulihkan dari sana.`,
          confirm: 'Ya, Hapus',
          work: () => callAdmin(archivePesanan, { params: { orderId } }),
          success: 'Pesanan dipindahkan ke arsip',
          failure: 'Gagal menghapus pesanan',
        })
      }
    />
  )
}

function Restore({ orderId, midtrans_order_id: nomor }: PesananSummary) {
  const remove = useDelete()
  return (
    <ActionButton
      label={`Pulihkan ${nomor}`}
      Icon={ArchiveRestore}
      onClick={() =>
        remove({
          title: 'Pulihkan pesanan ini?',
          text: `${nomor} kembali ke daftar.`,
          confirm: 'Ya, Pulihkan',
          work: () => callAdmin(restorePesanan, { params: { orderId } }),
          success: 'Pesanan dikembalikan ke daftar',
          failure: 'Gagal memulihkan pesanan',
        })
      }
    />
  )
}

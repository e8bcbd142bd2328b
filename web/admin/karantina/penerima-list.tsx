import { useMutation } from '@tanstack/react-query'
import { Download, MessageCircle } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import {
  exportPenerima,
  listPenerima,
  NoticeState,
  type Penarikan,
  type Penerima,
} from '#contract/karantina/recall-admin.ts'
import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { download } from '#web/admin/sesi/call-admin.ts'
import { ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useTokoName } from '#web/lib/settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KABAR } from './karantina-words.ts'

interface PenerimaListProps {
  lot: Penarikan
  /** Content below the list, rendered after the list is loaded. */
  children: ReactNode
}

/** Orders with goods of the lot, with contact links to each buyer. */
export function PenerimaList({ lot, children }: PenerimaListProps) {
  const { lotId } = lot
  const { result, ...list } = useList(listPenerima, { lotId: String(lotId) })
  const { keadaan, kabar } = list.query
  const startDownload = useMutation({
    mutationFn: () => download(exportPenerima, { query: { lotId, keadaan, kabar } }),
  })
  const columns = useMemo(() => columnOf(lot), [lot])
  return (
    <>
      <section aria-labelledby="penerima">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="penerima" className="text-lg">
            Penerima lot ini
          </h2>
          <Button variant="garis" busy={startDownload.isPending} onClick={() => startDownload.mutate()}>
            <Download aria-hidden className="size-5" />
            Unduh CSV
          </Button>
        </div>
        {startDownload.isError && (
          <Notice kind="galat">{errorText(startDownload.error, { answered: 'Gagal mengunduh daftar' })}</Notice>
        )}
        <ListBar
          list={list}
          filters={[
            {
              name: 'keadaan',
              label: 'Status',
              allLabel: 'Semua',
              options: [
                { value: 'dikirim', label: 'Sudah dikirim' },
                { value: 'dikemas', label: 'Dikemas, masih di toko' },
              ],
            },
            {
              name: 'kabar',
              label: 'Kabar',
              allLabel: 'Semua',
              options: NoticeState.options.map((value) => ({ value, label: KABAR[value].nama })),
            },
          ]}
        />
        <DataTable
          name="Penerima lot"
          list={list}
          result={result}
          columns={columns}
          kunci={({ orderId }) => orderId}
          emptyText="Tidak ada pesanan dengan lot ini"
          failure="Gagal memuat penerima"
        />
      </section>
      {!result.isPending && children}
    </>
  )
}

const columnOf = (lot: Penarikan): TableColumn<Penerima>[] => [
  {
    title: 'Pembeli',
    phone: 'body',
    render: (penerima) => (
      <span className="grid justify-items-start gap-0.5 [overflow-wrap:anywhere]">
        <span className="font-medium">{penerima.nama}</span>
        <span className="whitespace-nowrap text-sm text-tinta-2">{formatNoHp(penerima.no_hp)}</span>
        {lot.ditarik && penerima.dikirim && <Wa lot={lot} penerima={penerima} />}
      </span>
    ),
    className: 'lg:min-w-44',
  },
  {
    title: 'Pesanan',
    phone: 'title',
    render: ({ orderId, jenis, midtrans_order_id, created_at }) => (
      <span className="justify-items-start lg:grid">
        <Link
          to={`/detail-pesanan-${jenis}/${orderId}`}
          className="inline-flex min-h-11 items-center text-laut text-sm underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
        >
          {midtrans_order_id}
        </Link>
        <span className="block text-sm text-tinta-2">{formatDate(created_at)}</span>
      </span>
    ),
  },
  { title: 'Jumlah', phone: 'amount', render: ({ jumlah }) => formatGrouped(jumlah), numeric: true },
  {
    title: 'Status',
    render: ({ dikirim, status_pesanan }) => (
      <span className="grid justify-items-start gap-0.5">
        {status_pesanan}
        {!dikirim && (
          <Badge tone={lot.ditarik ? 'merah' : 'abu'}>{lot.ditarik ? 'Buka paketnya' : 'Masih di toko'}</Badge>
        )}
      </span>
    ),
  },
  {
    title: 'Kabar',
    render: ({ dikirim, kabar }) => (dikirim ? <Badge tone={KABAR[kabar].tone}>{KABAR[kabar].nama}</Badge> : '–'),
  },
]

function Wa({ lot, penerima }: { lot: Penarikan; penerima: Penerima }) {
  const toko = useTokoName()
  const { nama, no_hp, midtrans_order_id, jumlah } = penerima
  const text = `Halo ${nama}, kami dari ${toko}. Kami menarik ${lot.nama} lot ${lot.nomor} dari peredaran. Anda menerima ${jumlah} lewat pesanan ${midtrans_order_id}. Alasannya: ${lot.alasan_tarik}. Jangan dipakai, dan simpan terpisah. Kapan kami bisa menghubungi Anda untuk langkah berikutnya?`
  const chat = waUrl(no_hp, text)
  if (!chat) return null
  return (
    <a
      href={chat}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-laut text-sm underline-offset-4 hover:underline lg:min-h-8"
    >
      <MessageCircle aria-hidden className="size-4" />
      WhatsApp
    </a>
  )
}

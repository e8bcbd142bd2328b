import { PackageOpen, ScanLine } from 'lucide-react'
import { type KemasSummary, listKemas } from '#contract/kemas/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { PackingBar } from '#web/admin/pemenuhan/packing-bar.tsx'
import { PESANAN_TICKS, useSelection } from '#web/admin/pesanan/pesanan-choices.ts'
import { SELECT_COLUMN } from '#web/admin/pesanan-admin/select-column.tsx'
import { ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import type { ListFilter } from '#web/admin/ui/daftar/list-bar.tsx'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { TickHalaman } from '#web/admin/ui/daftar/tick-column.tsx'
import { useFollow } from '#web/admin/ui/daftar/ticks.ts'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { TermText } from '#web/shared/terms/term.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PendingKemasan } from './pending-kemasan.tsx'

export const meta = () => adminMeta('Kemas Pesanan')

const COLUMNS: TableColumn<KemasSummary>[] = [
  SELECT_COLUMN,
  {
    title: 'Barang',
    phone: 'body',
    render: ({ barang }) => (
      <ul className="grid gap-0.5 [overflow-wrap:anywhere]">
        {barang.map(({ nama, jumlah }) => (
          <li key={nama}>
            <span className="font-medium tabular-nums">{formatGrouped(jumlah)} ×</span> {nama}
          </li>
        ))}
      </ul>
    ),
    className: 'lg:min-w-56',
  },
  {
    title: 'Untuk',
    phone: 'title',
    render: ({ nama, kabupaten }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="block">{nama}</span>
        {kabupaten && <span className="block text-sm text-tinta-2">{kabupaten}</span>}
      </span>
    ),
    className: 'lg:min-w-36',
  },
  { title: 'Pengiriman', render: ({ nama_shipping }) => nama_shipping },
  timeColumn('Dipesan', ({ created_at }) => created_at),
  {
    title: 'Status',
    render: ({ status_pesanan, perhatian }) =>
      perhatian ? <Badge tone="merah">Tunggu bagian pesanan</Badge> : status_pesanan,
    // A packer's orders usually wait. Their time needs the line.
    brief: ({ status_pesanan, perhatian }) =>
      perhatian ? (
        <Badge tone="merah">Tunggu bagian pesanan</Badge>
      ) : (
        status_pesanan !== 'Menunggu Respon' && status_pesanan
      ),
    className: 'min-[88rem]:whitespace-nowrap',
  },
  {
    title: 'Aksi',
    render: ({ orderId, midtrans_order_id }) => (
      <Actions>
        <ActionLink to={`/kemas-pesanan/${orderId}`} label={`Kemas ${midtrans_order_id}`} Icon={PackageOpen} />
      </Actions>
    ),
  },
]

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status pesanan',
    allLabel: 'Semua',
    options: ['Menunggu Respon', 'Sedang Di Proses'].map((value) => ({ value, label: value })),
  },
]

/** Paid orders that are not shipped yet, for the packer. */
export default function KemasListPage() {
  const { result, ...list } = useList(listKemas)
  const selected = useSelection().map(({ orderId }) => orderId)
  const rows = result.data?.items
  useFollow(PESANAN_TICKS, rows)
  return (
    <>
      <ListHead
        title="Kemas Pesanan"
        list={list}
        search="Cari nomor, penerima, atau barang"
        filters={FILTERS}
        actions={
          <ButtonLink variant="garis" to="/perlu-dikemas" className="min-h-12!">
            Jumlah per Produk
          </ButtonLink>
        }
        introduction={
          <TermText>Lunas dan belum dikirim, dari yang terlama. Buka pesanan untuk melihat lot tiap barang.</TermText>
        }
      >
        <PendingKemasan />
      </ListHead>
      <TickHalaman ticks={PESANAN_TICKS} rows={rows ?? []} />
      <DataTable
        name="Pesanan yang menunggu dikemas"
        list={list}
        result={result}
        columns={COLUMNS}
        tickAll={<TickHalaman ticks={PESANAN_TICKS} rows={rows ?? []} isHead />}
        kunci={({ orderId }) => orderId}
        emptyText="Tidak ada pesanan yang menunggu dikemas"
        hint="Pesanan muncul di sini setelah dibayar."
        next={{ to: '/daftar-pesanan', text: 'Lihat daftar pesanan' }}
        failure="Gagal memuat pesanan yang menunggu dikemas"
      />
      <PackingBar
        before={
          <ButtonLink
            compact
            to={`/pindai-kemas?id=${selected.join(',')}`}
            className="min-h-12! shrink-0 whitespace-nowrap"
          >
            <ScanLine aria-hidden className="size-5" />
            Kemas dengan pindai
          </ButtonLink>
        }
      >
        <ButtonLink
          compact
          variant="garis"
          to={`/perlu-dikemas?id=${selected}`}
          className="min-h-12! shrink-0 whitespace-nowrap"
        >
          Daftar ambil
        </ButtonLink>
      </PackingBar>
    </>
  )
}

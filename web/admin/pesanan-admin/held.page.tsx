import { Unlock } from 'lucide-react'
import { Link } from 'react-router'
import { formatNoHp } from '#contract/no-hp.ts'
import { cancelPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { type HeldPesanan, listHeld } from '#contract/pesanan-admin/held-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { dateWib, formatClock, formatDate } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'

export const meta = () => adminMeta('Stok Ditahan')

/** Number of items listed per order; further items are only counted. */
const BARANG_SHOWN = 4

const COLUMNS: TableColumn<HeldPesanan>[] = [
  {
    title: 'Barang',
    phone: 'body',
    render: ({ barang }) => <Barang barang={barang} />,
    className: 'lg:min-w-56',
  },
  {
    title: 'Pembeli',
    phone: 'title',
    render: ({ nama, no_hp, pembeliBaru }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="block">{nama}</span>
        <span className="block text-sm text-tinta-2">
          <span className="whitespace-nowrap">{formatNoHp(no_hp)}</span>
          {pembeliBaru && ' · belum pernah bayar'}
        </span>
      </span>
    ),
    brief: ({ nama }) => nama,
    className: 'lg:min-w-36',
  },
  {
    title: 'Pesanan',
    render: ({ orderId, jenis, midtrans_order_id }) => (
      <Link
        to={`/detail-pesanan-${jenis}/${orderId}`}
        className="inline-flex min-h-11 items-center text-laut text-sm underline-offset-4 [overflow-wrap:anywhere] hover:underline lg:min-h-0"
      >
        {midtrans_order_id}
      </Link>
    ),
    className: 'min-[88rem]:whitespace-nowrap',
  },
  { title: 'Cara bayar', phone: 'none', render: ({ caraBayar }) => caraBayar ?? 'Belum dipilih' },
  timeColumn('Sampai', ({ sampai }) => sampai, {
    phone: 'amount',
    brief: ({ sampai }) => `s.d. ${dateWib(sampai) === dateWib(new Date()) ? formatClock(sampai) : formatDate(sampai)}`,
  }),
  { title: 'Aksi', render: (held) => <HeldActions held={held} /> },
]

/** Stock that unpaid orders hold, with a button that releases it. */
export default function HeldPage() {
  return (
    <ListScreen
      endpoint={listHeld}
      title="Stok Ditahan"
      search="Cari barang, pembeli, atau nomor pesanan"
      filters={[
        {
          name: 'pembeli',
          label: 'Pembeli',
          allLabel: 'Semua pembeli',
          options: [
            { value: 'baru', label: 'Belum pernah bayar' },
            { value: 'lama', label: 'Pernah bayar' },
          ],
        },
      ]}
      introduction="Barang pesanan yang belum dibayar. Lewat batas waktunya, pesanan otomatis batal."
      name="Stok ditahan"
      columns={COLUMNS}
      kunci={({ orderId }) => orderId}
      emptyText="Tidak ada stok yang ditahan"
      next={{ to: '/daftar-pesanan', text: 'Lihat daftar pesanan' }}
      failure="Gagal memuat stok yang ditahan"
    />
  )
}

function HeldActions({ held: { orderId, nama, barang, midtrans_order_id } }: { held: HeldPesanan }) {
  const remove = useDelete()
  return (
    <Actions>
      <ActionButton
        label={`Lepaskan stok pesanan ${midtrans_order_id}`}
        Icon={Unlock}
        onClick={() =>
          remove({
            title: 'Batalkan pesanan dan lepaskan stoknya?',
            text: `Pesanan ${nama} dibatalkan, juga di Midtrans, dan ${mention(barang)} bisa dijual lagi. Pembeli diberi tahu lewat email.`,
            confirm: 'Ya, Lepaskan',
            work: () => callAdmin(cancelPesananAdmin, { params: { orderId } }),
            success: 'Stok dilepaskan',
            failure: 'Gagal melepaskan stok',
          })
        }
      />
    </Actions>
  )
}

function Barang({ barang }: Pick<HeldPesanan, 'barang'>) {
  const remaining = barang.length - BARANG_SHOWN
  return (
    <ul className="grid gap-0.5 [overflow-wrap:anywhere]">
      {barang.slice(0, BARANG_SHOWN).map(({ produkId, nama, jumlah }) => (
        <li key={produkId}>
          <span className="font-medium tabular-nums">{formatGrouped(jumlah)} ×</span> {nama}
        </li>
      ))}
      {remaining > 0 && <li className="text-sm text-tinta-2">dan {remaining} barang lain</li>}
    </ul>
  )
}

const mention = ([one, ...others]: HeldPesanan['barang']) =>
  one && others.length === 0 ? `${formatGrouped(one.jumlah)} ${one.nama}` : `${others.length + 1} jenis barang`

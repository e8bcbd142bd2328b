import { Link } from 'react-router'
import { deletePengiriman, listPengirimanAdmin, type PengirimanAdmin } from '#contract/pengiriman/admin.ts'
import { JALUR } from '#contract/pengiriman/cargo.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActiveBadge } from '#web/admin/ui/active-badge.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Metode Pengiriman')

const COLUMNS: TableColumn<PengirimanAdmin>[] = [
  { title: 'Urutan', phone: 'none', render: ({ urutan }) => urutan, numeric: true, className: 'lg:w-20' },
  {
    title: 'Nama',
    render: ({ nama }) => <span className="font-medium">{nama}</span>,
    className: 'wrap-anywhere lg:min-w-40',
  },
  { title: 'Kode', phone: 'none', render: ({ kode }) => kode },
  {
    title: 'Jalur',
    render: ({ jalur, dingin, jalur_ditebak }) => (
      <>
        {JALUR[jalur]}
        {dingin && ', menjaga dingin'}
        {jalur_ditebak && (
          <Badge tone="kuning" className="ml-2">
            Periksa
          </Badge>
        )}
      </>
    ),
  },
  { title: 'Estimasi', render: ({ estimasi }) => estimasi || '–', className: 'wrap-anywhere lg:min-w-28' },
  {
    title: 'Biaya',
    phone: 'amount',
    render: ({ biaya, tarif, layanan_kurir, shippingId, gratis_mulai, nama }) => (
      <>
        {tarif > 0 ? (
          <Link to={`/tarif-ongkir?metode=${shippingId}`} className="tautan min-w-11" aria-label={`Tarif ${nama}`}>
            {tarif} tarif
          </Link>
        ) : layanan_kurir ? (
          layanan_kurir
        ) : (
          formatRupiah(biaya)
        )}
        {gratis_mulai !== null && (
          <span className="block text-sm text-tinta-2">Gratis mulai {formatRupiah(gratis_mulai)}</span>
        )}
      </>
    ),
    numeric: true,
  },
  { title: 'Status', render: ({ aktif }) => <ActiveBadge isActive={aktif} inactive="Diarsipkan" /> },
]

export default function PengirimanListPage() {
  return (
    <RecordList
      list={listPengirimanAdmin}
      title="Metode Pengiriman"
      addLink={{ to: '/tambah-pengiriman', text: 'Tambah Metode' }}
      searchLabel="Cari metode pengiriman"
      name="Metode pengiriman"
      columns={COLUMNS}
      emptyText="Tidak ada metode pengiriman"
      mention="metode pengiriman"
      nameOf={({ nama }) => nama}
      editOf={({ shippingId }) => `/edit-pengiriman/${shippingId}`}
      deleteOf={({ shippingId, nama, versi }) => ({
        text: `${nama}. Metode yang sudah dipakai pesanan hanya diarsipkan.`,
        work: () => callAdmin(deletePengiriman, { params: { shippingId }, query: { versi } }),
        failure: 'Gagal menghapus metode pengiriman',
      })}
    />
  )
}

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
  { judul: 'Urutan', isi: ({ urutan }) => urutan, angka: true, className: 'lg:w-20' },
  {
    judul: 'Nama',
    isi: ({ nama }) => <span className="font-medium">{nama}</span>,
    className: 'wrap-anywhere lg:min-w-40',
  },
  { judul: 'Kode', isi: ({ kode }) => kode },
  {
    judul: 'Jalur',
    isi: ({ jalur, dingin, jalur_ditebak }) => (
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
  { judul: 'Estimasi', isi: ({ estimasi }) => estimasi || '–', className: 'wrap-anywhere lg:min-w-28' },
  {
    judul: 'Biaya',
    isi: ({ biaya, tarif, layanan_kurir, shippingId, gratis_mulai, nama }) => (
      <>
        {tarif > 0 ? (
          <Link
            to={`/tarif-ongkir?metode=${shippingId}`}
            className="tautan inline-flex min-h-11 min-w-11 items-center"
            aria-label={`Tarif ${nama}`}
          >
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
    angka: true,
  },
  { judul: 'Status', isi: ({ aktif }) => <ActiveBadge isActive={aktif} tidak="Diarsipkan" /> },
]

export default function PengirimanListPage() {
  return (
    <RecordList
      list={listPengirimanAdmin}
      title="Metode Pengiriman"
      addLink={{ to: '/tambah-pengiriman', teks: 'Tambah Metode' }}
      cari="Cari metode pengiriman"
      name="Metode pengiriman"
      columns={COLUMNS}
      kosong="Tidak ada metode pengiriman"
      mention="metode pengiriman"
      nameOf={({ nama }) => nama}
      editOf={({ shippingId }) => `/edit-pengiriman/${shippingId}`}
      deleteOf={({ shippingId, nama, versi }) => ({
        text: `${nama}. Metode yang sudah dipakai pesanan hanya diarsipkan.`,
        work: () => callAdmin(deletePengiriman, { params: { shippingId }, query: { versi } }),
        galat: 'Gagal menghapus metode pengiriman',
      })}
    />
  )
}

import { formatRupiah } from '#contract/uang/rupiah.ts'
import { deleteVoucher, listVoucher, type VoucherAdmin } from '#contract/voucher/admin.ts'
import { formatHari } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActiveBadge } from '#web/admin/ui/active-badge.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Voucher')

const STATES = [
  { value: 'berlaku', label: 'Berlaku sekarang' },
  { value: 'akan', label: 'Belum mulai' },
  { value: 'lewat', label: 'Sudah lewat' },
  { value: 'habis', label: 'Habis dipakai' },
  { value: 'arsip', label: 'Diarsipkan' },
]

const COLUMNS: TableColumn<VoucherAdmin>[] = [
  {
    title: 'Kode',
    render: ({ kode, nama }) => (
      <span>
        <span className="font-semibold">{kode}</span>
        <span className="wrap-anywhere block text-sm text-tinta-2">{nama}</span>
      </span>
    ),
  },
  { title: 'Potongan', render: formatDiskon },
  { title: 'Berlaku', render: formatPeriod },
  {
    title: 'Dipakai',
    render: ({ terpakai, batas_total, potongan }) => (
      <span>
        {batas_total === null ? terpakai : `${terpakai} dari ${batas_total}`}
        {potongan > 0 && <span className="block text-sm text-tinta-2">{formatRupiah(potongan)}</span>}
      </span>
    ),
    numeric: true,
  },
  { title: 'Status', render: ({ aktif }) => <ActiveBadge isActive={aktif} inactive="Diarsipkan" /> },
]

export default function VoucherListPage() {
  return (
    <RecordList
      list={listVoucher}
      title="Voucher"
      addLink={{ to: '/tambah-voucher', text: 'Tambah Voucher' }}
      searchLabel="Cari kode atau nama"
      filters={[{ name: 'keadaan', label: 'Status', allLabel: 'Semua', options: STATES }]}
      name="Voucher"
      columns={COLUMNS}
      emptyText="Belum ada voucher"
      mention="voucher"
      nameOf={({ kode }) => kode}
      editOf={({ voucherId }) => `/edit-voucher/${voucherId}`}
      deleteOf={({ voucherId, kode, versi }) => ({
        text: `${kode}. Voucher yang sudah dipakai pesanan hanya diarsipkan.`,
        work: () => callAdmin(deleteVoucher, { params: { voucherId }, query: { versi } }),
        failure: 'Gagal menghapus voucher',
      })}
    />
  )
}

function formatDiskon({ jenis, nilai, maks, minimum }: VoucherAdmin) {
  const potongan =
    jenis === 'persen'
      ? `${nilai}%${maks === null ? '' : ` sampai ${formatRupiah(maks)}`}`
      : jenis === 'nominal'
        ? formatRupiah(nilai ?? 0)
        : nilai === null
          ? 'Gratis ongkir'
          : `Ongkir sampai ${formatRupiah(nilai)}`
  return (
    <span>
      {potongan}
      {minimum !== null && <span className="block text-sm text-tinta-2">mulai {formatRupiah(minimum)}</span>}
    </span>
  )
}

function formatPeriod({ mulai, sampai }: VoucherAdmin): string {
  if (mulai === null && sampai === null) return 'Selalu'
  if (mulai === null) return `Sampai ${formatHari(sampai ?? '')}`
  return sampai === null ? `Mulai ${formatHari(mulai)}` : `${formatHari(mulai)} – ${formatHari(sampai)}`
}

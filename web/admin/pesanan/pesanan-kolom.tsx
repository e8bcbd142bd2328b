import { formatNoHp } from '#contract/no-hp.ts'
import type { PesananRingkas } from '#contract/pesanan/office.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { formatJam, formatTanggal } from '#contract/wib.ts'
import type { Kolom } from '#web/admin/ui/tabel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { KeteranganBayar } from './keterangan-bayar.tsx'

/** Eight columns must fit beside the menu. */
export const RAPAT = 'lg:px-2 lg:text-sm'

/** What a list tells of an order. */
export const KOLOM_PESANAN: Kolom<PesananRingkas>[] = [
  {
    judul: 'Nomor',
    isi: ({ midtrans_order_id }) => <Nomor nomor={midtrans_order_id} />,
    className: RAPAT,
  },
  {
    judul: 'Tanggal',
    isi: ({ created_at }) => (
      <span className="whitespace-nowrap text-sm">
        {formatTanggal(created_at)}
        <span className="block text-tinta-2">{formatJam(created_at)}</span>
      </span>
    ),
    urut: 'dibuat',
    className: RAPAT,
  },
  {
    judul: 'Pembeli',
    isi: ({ nama, no_hp }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="block">{nama}</span>
        <span className="block whitespace-nowrap text-sm text-tinta-2">{formatNoHp(no_hp)}</span>
      </span>
    ),
    className: cx(RAPAT, 'lg:min-w-28'),
  },
  {
    judul: 'Pesanan',
    isi: ({ nama_produk, jumlah }) => (
      <span>
        {nama_produk} <span className="whitespace-nowrap text-sm text-tinta-2">× {jumlah}</span>
      </span>
    ),
    className: RAPAT,
  },
  { judul: 'Total', isi: ({ total_harga }) => formatRupiah(total_harga), angka: true, className: RAPAT },
  {
    judul: 'Pembayaran',
    isi: ({ status_pembayaran, perhatian, dibayar, dikembalikan }) => (
      <span className="inline-grid justify-items-start gap-1 max-lg:justify-items-end">
        <KeteranganBayar
          status={status_pembayaran}
          uang={{ dibayar, dikembalikan }}
          className="lg:whitespace-normal lg:rounded-sm"
        />
        {perhatian.length > 0 && <Badge tone="merah">Perlu perhatian</Badge>}
      </span>
    ),
    className: RAPAT,
  },
  { judul: 'Status', isi: ({ status_pesanan }) => status_pesanan, className: RAPAT },
]

/** In two parts where it must be: the day, and what is unguessable. */
function Nomor({ nomor }: { nomor: string }) {
  const cut = nomor.lastIndexOf('-') + 1
  return (
    <span className="font-medium text-sm [overflow-wrap:anywhere]">
      <span className="whitespace-nowrap">{nomor.slice(0, cut)}</span>
      <wbr />
      <span className="whitespace-nowrap">{nomor.slice(cut)}</span>
    </span>
  )
}

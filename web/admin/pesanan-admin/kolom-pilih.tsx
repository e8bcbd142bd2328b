import type { PesananRingkas } from '#contract/pesanan-admin/admin.ts'
import { pilih, usePilihan } from '#web/admin/pesanan/pilihan-pesanan.ts'
import type { Kolom } from '#web/admin/ui/daftar/tabel.tsx'
import { cx } from '#web/ui/cx.ts'

/** Column with a check box that selects an order for bulk actions. */
export const KOLOM_PILIH: Kolom<PesananRingkas> = {
  judul: 'Pilih',
  isi: (pesanan) => <Centang pesanan={pesanan} />,
  className: 'lg:w-11 lg:px-1',
}

function Centang({ pesanan }: { pesanan: PesananRingkas }) {
  const isDipilih = usePilihan().some(({ orderId }) => orderId === pesanan.orderId)
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center max-lg:-mr-2.5 lg:pointer-fine:size-9">
      <input
        type="checkbox"
        aria-label={`Pilih ${pesanan.midtrans_order_id}`}
        checked={isDipilih}
        onChange={({ target }) => pilih([pesanan], target.checked)}
        className="size-5 accent-laut"
      />
    </label>
  )
}

/** Check box that selects all orders of the page. */
export function PilihHalaman({ rows }: { rows: readonly PesananRingkas[] }) {
  const dipilih = new Set(usePilihan().map(({ orderId }) => orderId))
  const jumlah = rows.filter(({ orderId }) => dipilih.has(orderId)).length
  const isSemua = jumlah > 0 && jumlah === rows.length
  return (
    <label
      className={cx(
        'mb-2 inline-flex min-h-11 cursor-pointer items-center gap-3 lg:pl-3',
        // Reserve the space until the rows are loaded.
        rows.length === 0 && 'invisible',
      )}
    >
      <input
        type="checkbox"
        checked={isSemua}
        ref={(input) => {
          if (input) input.indeterminate = jumlah > 0 && !isSemua
        }}
        onChange={() => pilih(rows, !isSemua)}
        className="size-5 accent-laut"
      />
      Pilih semua di halaman ini ({rows.length})
    </label>
  )
}

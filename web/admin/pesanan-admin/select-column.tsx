import { choose, type SelectedPesanan, useSelection } from '#web/admin/pesanan/pesanan-choices.ts'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { cx } from '#web/ui/cx.ts'

/** Column with a check box that selects an order for bulk actions. */
export const SELECT_COLUMN: TableColumn<SelectedPesanan> = {
  title: 'Pilih',
  render: (pesanan) => <Checkmark pesanan={pesanan} />,
  className: 'w-11 px-1!',
}

function Checkmark({ pesanan }: { pesanan: SelectedPesanan }) {
  const isSelected = useSelection().some(({ orderId }) => orderId === pesanan.orderId)
  return (
    <label className="grid size-12 shrink-0 cursor-pointer place-items-center max-lg:-mx-1 lg:pointer-fine:size-9">
      <input
        type="checkbox"
        aria-label={`Pilih ${pesanan.midtrans_order_id}`}
        checked={isSelected}
        onChange={({ target }) => choose([pesanan], target.checked)}
        className="size-6 accent-laut lg:pointer-fine:size-5"
      />
    </label>
  )
}

/** Check box that selects all orders of the page. */
export function SelectHalaman({ rows }: { rows: readonly SelectedPesanan[] }) {
  const selected = new Set(useSelection().map(({ orderId }) => orderId))
  const count = rows.filter(({ orderId }) => selected.has(orderId)).length
  const isAllSelected = count > 0 && count === rows.length
  return (
    <label
      className={cx(
        'inline-flex min-h-11 cursor-pointer items-center gap-3 pl-3 max-lg:text-sm',
        // Reserve the space until the rows are loaded.
        rows.length === 0 && 'invisible',
      )}
    >
      <input
        type="checkbox"
        checked={isAllSelected}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAllSelected
        }}
        onChange={() => choose(rows, !isAllSelected)}
        className="size-5 accent-laut"
      />
      <span>
        Pilih semua<span className="max-lg:sr-only"> di halaman ini</span> ({rows.length})
      </span>
    </label>
  )
}

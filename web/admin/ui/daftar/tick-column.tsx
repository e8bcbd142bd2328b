import { cx } from '#web/ui/cx.ts'
import type { TableColumn } from './table.tsx'
import type { Ticks } from './ticks.ts'

/** Returns a column with a check box that ticks a row for bulk actions. */
export const tickColumn = <Row,>(ticks: Ticks<Row>, nameOf: (row: Row) => string): TableColumn<Row> => ({
  title: 'Pilih',
  render: (row) => <Checkmark ticks={ticks} row={row} name={nameOf(row)} />,
  className: 'w-11 px-1!',
})

function Checkmark<Row>({ ticks, row, name }: { ticks: Ticks<Row>; row: Row; name: string }) {
  const isTicked = ticks.useTicked().some((other) => ticks.keyOf(other) === ticks.keyOf(row))
  return (
    <label className="grid size-12 shrink-0 cursor-pointer place-items-center max-lg:-mx-1 lg:pointer-fine:size-9">
      <input
        type="checkbox"
        aria-label={`Pilih ${name}`}
        checked={isTicked}
        onChange={({ target }) => ticks.tick([row], target.checked)}
        className="size-6 accent-laut lg:pointer-fine:size-5"
      />
    </label>
  )
}

interface HalamanProps<Row> {
  ticks: Ticks<Row>
  rows: readonly Row[]
  /** True to save its height on a phone until a row is ticked. */
  isLateOnPhone?: boolean
  /** True in the head of the table, which only a desk has. Otherwise it stands above the cards of a phone. */
  isHead?: boolean
}

/** Check box that ticks all rows of the page. */
export function TickHalaman<Row>({ ticks, rows, isLateOnPhone, isHead }: HalamanProps<Row>) {
  const ticked = new Set(ticks.useTicked().map(ticks.keyOf))
  const count = rows.filter((row) => ticked.has(ticks.keyOf(row))).length
  const isAllTicked = count > 0 && count === rows.length
  return (
    <label
      className={cx(
        'cursor-pointer items-center',
        isHead
          ? 'grid size-11 place-items-center lg:pointer-fine:size-9'
          : 'inline-flex min-h-11 gap-3 pl-3 text-sm lg:hidden',
        // Reserve the space until the rows are loaded.
        rows.length === 0 && 'invisible',
        isLateOnPhone && ticked.size === 0 && 'max-lg:hidden',
      )}
    >
      <input
        type="checkbox"
        checked={isAllTicked}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAllTicked
        }}
        onChange={() => ticks.tick(rows, !isAllTicked)}
        className="size-5 accent-laut"
      />
      <span className={isHead ? 'sr-only' : undefined}>
        Pilih semua<span className="sr-only"> di halaman ini</span> ({rows.length})
      </span>
    </label>
  )
}

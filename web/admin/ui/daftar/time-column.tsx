import { formatClock, formatDate } from '#contract/wib.ts'
import type { TableColumn } from './table.tsx'

/**
 * Returns a column for a moment: date and clock in two lines that never break, on a phone the date alone.
 * @param timeOf moment of a row; null shows a dash
 */
export function timeColumn<Row>(
  title: string,
  timeOf: (row: Row) => string | null,
  more?: Omit<Partial<TableColumn<Row>>, 'render'>,
): TableColumn<Row> {
  return {
    title,
    render(row) {
      const moment = timeOf(row)
      if (moment === null) return '–'
      return (
        <span className="whitespace-nowrap text-sm">
          {formatDate(moment)}
          <span className="block text-tinta-2">{formatClock(moment)}</span>
        </span>
      )
    },
    brief(row) {
      const moment = timeOf(row)
      return moment === null ? '–' : formatDate(moment)
    },
    ...more,
  }
}

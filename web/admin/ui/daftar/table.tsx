import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Page } from '#contract/endpoint.ts'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { useMay } from '#web/admin/ui/menu.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { cx } from '#web/ui/cx.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type CardPlace, CardRow, CardRows } from './card-row.tsx'
import type { List } from './use-list.ts'

export interface TableColumn<Row> {
  title: string
  render(row: Row, no: number): ReactNode
  /** Name of the column in the `urut` query parameter; undefined if the list cannot be sorted by it. */
  sort?: string
  /** True for numbers, which are aligned to the right. */
  numeric?: boolean
  className?: string
  /** Place on the card of a phone. Default: by the column's name. */
  phone?: CardPlace
  /** Content on the card of a phone. Default: `render`. */
  brief?(row: Row): ReactNode
}

/** Row number within the whole list, across pages. */
export const NO_COLUMN: TableColumn<unknown> = {
  title: 'No',
  render: (_, no) => no,
  numeric: true,
  className: 'w-14',
}

export interface TableProps<Row> {
  /** Accessible name of the table. */
  name: string
  list: List<{ page: number; limit: number; urut?: string }>
  result: {
    data?: Page<Row>
    error: unknown
    isPending: boolean
    isPlaceholderData: boolean
    refetch(): unknown
  }
  columns: TableColumn<Row>[]
  /** Check box that ticks all rows, in the head of the first column. A phone has none. */
  tickAll?: ReactNode
  kunci(row: Row): number | string
  /** Text of an empty list. */
  emptyText: string
  /** Says what fills the list, if it is empty without search and filters. */
  hint?: string
  /** Link to the next step, if the list is empty without search and filters. Hidden from roles that may not open it. */
  next?: { to: string; text: string }
  /** Error text if the server sends no message; or a function that returns the error text. */
  failure: string | ((error: unknown) => string)
  /** Text while the list loads. */
  loading?: string
}

/*
 * Table on wide screens, cards on a phone. The head is sticky while the page scrolls. For that no ancestor may scroll, so the
 * columns must fit into 900 pixels: the width beside the margins of the narrowest desktop.
 */
const TABLE_CLASS = 'w-full border-separate border-spacing-0 text-left text-tabel'
const HEAD_CLASS =
  'sticky top-(--kepala) z-10 h-11 border-garis border-b bg-kertas px-3 py-1 font-semibold text-sm text-tinta-2 first:rounded-tl last:rounded-tr'
const ROW_CLASS = 'not-last:*:border-b *:border-garis hover:*:bg-pasir last:*:first:rounded-bl last:*:last:rounded-br'
const CELL_CLASS = 'px-3 py-1.5 align-middle'

/** Table with its loading, error and empty states. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { name, list, result, columns, tickAll, kunci, emptyText, hint, next, failure, loading } = props
  const { data, error, isPending, isPlaceholderData } = result
  const isPhone = useIsPhone()
  const { page, limit } = list.query
  if (error && !data) {
    const text = typeof failure === 'string' ? errorText(error, { answered: failure }) : failure(error)
    return <LoadFailure onRetry={() => result.refetch()}>{text}</LoadFailure>
  }
  if (isPending || !data) return <TableSkeleton columns={columns as TableColumn<unknown>[]} loading={loading} />
  if (data.items.length === 0)
    return (
      <EmptyList whole={list.whole} hint={hint} next={next}>
        {emptyText}
      </EmptyList>
    )

  const rows = data.items.map((row, index) => ({ row, no: (page - 1) * limit + index + 1 }))
  return (
    <>
      {isPhone ? (
        <CardRows name={name} busy={isPlaceholderData}>
          {rows.map(({ row, no }) => (
            <CardRow key={kunci(row)} columns={columns} row={row} no={no} />
          ))}
        </CardRows>
      ) : (
        <div className="kartu">
          <table
            aria-label={name}
            aria-busy={isPlaceholderData || undefined}
            className={cx(TABLE_CLASS, isPlaceholderData && 'opacity-60')}
          >
            <thead>
              <tr>
                {columns.map((item, index) => (
                  <ColumnTitle key={item.title} column={item as TableColumn<unknown>} list={list}>
                    {index === 0 && tickAll}
                  </ColumnTitle>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, no }) => (
                <tr key={kunci(row)} className={ROW_CLASS}>
                  {columns.map(({ title, render, numeric, className }) => (
                    <td
                      key={title}
                      data-judul={title}
                      className={cx(CELL_CLASS, numeric && 'harga text-right', className)}
                    >
                      {render(row, no)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TotalCount total={data.total} />
        {data.total > LINES_PER_HALAMAN && <PageSizes list={list} />}
      </div>
      <Pagination
        page={page}
        totalPages={Math.ceil(Math.min(data.total, TOTAL_MAX) / limit)}
        to={(target) => list.to({ page: target })}
      />
    </>
  )
}

interface EmptyListProps extends Pick<TableProps<unknown>, 'hint' | 'next'> {
  /** Address of the list without search and filters; undefined if none is set. */
  whole: string | undefined
  children: ReactNode
}

/** Text of a list without rows, with a link that removes search and filters, or what fills it and the next step. */
export function EmptyList({ whole, hint, next, children }: EmptyListProps) {
  const mayOpen = useMay()
  return (
    <div className="kartu grid justify-items-center gap-1 px-4 py-10 text-center text-tinta-2">
      <p>{children}</p>
      {!whole && hint && <p className="max-w-prose text-sm">{hint}</p>}
      {whole && (
        <Link to={whole} replace preventScrollReset className="tautan">
          Hapus pencarian dan saringan
        </Link>
      )}
      {!whole && next && mayOpen(next.to) && (
        <Link to={next.to} className="tautan">
          {next.text}
        </Link>
      )}
    </div>
  )
}

/** The largest is the server's limit. */
const PAGE_SIZES = [LINES_PER_HALAMAN, 50, 100]

/** Links that show more rows per page. */
function PageSizes({ list }: Pick<TableProps<unknown>, 'list'>) {
  return (
    <nav aria-label="Baris per halaman" className="flex items-center gap-1 text-sm print:hidden">
      <span className="text-tinta-2">Per halaman:</span>
      {PAGE_SIZES.map((limit) => (
        <Link
          key={limit}
          to={list.to({ limit: limit === LINES_PER_HALAMAN ? undefined : limit })}
          replace
          preventScrollReset
          aria-current={list.query.limit === limit ? 'true' : undefined}
          className={cx(
            'harga inline-grid min-h-11 min-w-11 place-items-center rounded underline-offset-4 hover:underline',
            list.query.limit === limit && 'font-bold text-laut',
          )}
        >
          {limit}
        </Link>
      ))}
    </nav>
  )
}

function TotalCount({ total }: { total: number }) {
  const isMore = total > TOTAL_MAX
  return (
    <p className="mt-3 text-sm text-tinta-2">
      {isMore ? `Lebih dari ${formatGrouped(TOTAL_MAX)}` : formatGrouped(total)} data
      {isMore && '. Persempit pencarian untuk melihat yang lain.'}
    </p>
  )
}

interface ColumnTitleProps extends Pick<TableProps<unknown>, 'list'> {
  column: TableColumn<unknown>
  /** Shown instead of the title. */
  children: ReactNode
}

function ColumnTitle({ column, list, children }: ColumnTitleProps) {
  const { title, sort, numeric, className } = column
  const direction =
    sort && list.query.urut === sort ? 'ascending' : list.query.urut === `-${sort}` ? 'descending' : undefined
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th scope="col" aria-sort={direction} className={cx(HEAD_CLASS, numeric && 'text-right', className)}>
      {sort ? (
        <Link
          to={list.to({ urut: direction === 'ascending' ? `-${sort}` : sort })}
          replace
          preventScrollReset
          className="inline-flex min-h-9 items-center gap-1 whitespace-nowrap underline-offset-4 hover:text-laut hover:underline"
        >
          {title}
          <Icon aria-hidden className={cx('size-4', !direction && 'opacity-50')} />
        </Link>
      ) : (
        children || title
      )}
    </th>
  )
}

/** Placeholder with the head and the row height of the table, or with the cards of a phone. */
function TableSkeleton({ columns, loading = 'Memuat data…' }: { columns: TableColumn<unknown>[]; loading?: string }) {
  const isPhone = useIsPhone()
  return (
    <div role="status">
      {isPhone ? (
        <div aria-hidden className="grid gap-2 md:grid-cols-2">
          {SKELETON_ROWS.map((row) => (
            <div key={row} className="grid h-18 content-center gap-2 rounded border border-garis bg-kertas px-3">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          ))}
        </div>
      ) : (
        <div aria-hidden className="kartu">
          <table className={TABLE_CLASS}>
            <thead>
              <tr>
                {columns.map(({ title, numeric, className }) => (
                  <th key={title} className={cx(HEAD_CLASS, numeric && 'text-right', className)}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SKELETON_ROWS.map((row) => (
                <tr key={row} className={ROW_CLASS}>
                  {columns.map(({ title, className }) => (
                    <td key={title} className={cx(CELL_CLASS, 'h-12', className)}>
                      <Skeleton className="h-5 w-3/5" />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-3 flex items-center gap-2 text-sm text-tinta-2">
        <Spinner size="kecil" />
        {loading}
      </p>
    </div>
  )
}

/** 12 rows fill a screen. */
const SKELETON_ROWS = Array.from({ length: 12 }, (_, row) => row)

import { Link } from 'react-router'
import { ListKind } from '#contract/pesanan-admin/admin.ts'
import { KIND } from '#web/admin/pesanan/pesanan-words.ts'
import type { List } from '#web/admin/ui/daftar/use-list.ts'
import { cx } from '#web/ui/cx.ts'

/**
 * Returns the address of a list. The list of all orders has its own path; the specification defines the path of the two tables.
 */
export const toKind = (list: Pick<List, 'to'>, kind: ListKind, change: Parameters<List['to']>[0] = {}) =>
  kind === 'semua'
    ? `/pesanan-semua${list.to({ ...change, jenis: undefined })}`
    : `/daftar-pesanan${list.to({ ...change, jenis: kind })}`

interface PesananKindProps {
  list: List<{ jenis: ListKind }>
  /** True if both tables are shown, so that neither is the current one. */
  isBoth: boolean
}

/** Tabs for all orders and the two tables. The tab is part of the address; search and filters apply to every tab. */
export function PesananKinds({ list, isBoth }: PesananKindProps) {
  const current = isBoth ? undefined : list.query.jenis
  return (
    <nav
      aria-label="Jenis pesanan"
      className="flex gap-1 overflow-x-auto max-lg:mb-4 max-lg:border-garis max-lg:border-b max-sm:-mx-4 max-sm:px-4"
    >
      {ListKind.options.map((option) => (
        <Link
          key={option}
          to={toKind(list, option)}
          aria-current={option === current ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-11 shrink-0 items-center border-b-3 px-3 font-semibold sm:max-lg:px-5',
            option === current ? 'border-laut text-laut' : 'border-transparent text-tinta-2 hover:text-laut',
          )}
        >
          {KIND[option]}
        </Link>
      ))}
    </nav>
  )
}

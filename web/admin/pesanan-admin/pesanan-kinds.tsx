import { Link } from 'react-router'
import { ListKind } from '#contract/pesanan-admin/admin.ts'
import { JENIS } from '#web/admin/pesanan/pesanan-words.ts'
import type { List } from '#web/admin/ui/daftar/use-list.ts'
import { cx } from '#web/ui/cx.ts'

/**
 * Returns the address of a list. The list of all orders has its own path; the specification defines the path of the two tables.
 */
export const toKind = (list: Pick<List, 'to'>, jenis: ListKind, change: Parameters<List['to']>[0] = {}) =>
  jenis === 'semua'
    ? `/pesanan-semua${list.to({ ...change, jenis: undefined })}`
    : `/daftar-pesanan${list.to({ ...change, jenis })}`

interface PesananKindProps {
  daftar: List<{ jenis: ListKind }>
  /** True if both tables are shown, so that neither is the current one. */
  isBoth: boolean
}

/** Tabs for all orders and the two tables. The tab is part of the address; search and filters apply to every tab. */
export function PesananKinds({ daftar, isBoth }: PesananKindProps) {
  const current = isBoth ? undefined : daftar.query.jenis
  return (
    <nav
      aria-label="Jenis pesanan"
      className="mb-4 flex gap-1 overflow-x-auto border-garis border-b max-sm:-mx-4 max-sm:px-4"
    >
      {ListKind.options.map((option) => (
        <Link
          key={option}
          to={toKind(daftar, option)}
          aria-current={option === current ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-11 shrink-0 items-center border-b-3 px-3 font-semibold sm:px-5',
            option === current ? 'border-laut text-laut' : 'border-transparent text-tinta-2 hover:text-laut',
          )}
        >
          {JENIS[option]}
        </Link>
      ))}
    </nav>
  )
}

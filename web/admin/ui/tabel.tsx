import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TOTAL_MAX } from '#contract/daftar.ts'
import type { Page } from '#contract/endpoint.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatAngka } from '#web/lib/format.ts'
import { cx } from '#web/ui/cx.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Daftar } from './use-daftar.ts'

export interface Kolom<Row> {
  judul: string
  isi(row: Row, no: number): ReactNode
  /** The name under which the list can be sorted by this column. */
  urut?: string
  /** Numbers stand to the right. */
  angka?: boolean
  className?: string
}

/** The row's number in the whole list. */
export const KOLOM_NO: Kolom<unknown> = {
  judul: 'No',
  isi: (_, no) => no,
  angka: true,
  className: 'w-16 max-md:hidden',
}

interface TabelProps<Row> {
  /** What the table lists, for those who cannot see it. */
  nama: string
  daftar: Daftar<{ page: number; limit: number; urut?: string }>
  hasil: {
    data?: Page<Row>
    error: unknown
    isPending: boolean
    isPlaceholderData: boolean
    refetch(): unknown
  }
  kolom: Kolom<Row>[]
  kunci(row: Row): number | string
  /** What an empty list says. */
  kosong: string
  /** What a list that cannot be loaded says, where the server does not say more. */
  galat: string | ((error: unknown) => string)
  /** What is shown while it loads, instead of grey rows. */
  memuat?: ReactNode
}

/** A list: a table on wide screens, cards on a phone, with every state that a list can be in. */
export function Tabel<Row>({ nama, daftar, hasil, kolom, kunci, kosong, galat, memuat }: TabelProps<Row>) {
  const { data, error, isPending, isPlaceholderData } = hasil
  const { page, limit } = daftar.query
  if (error && !data) {
    const text = typeof galat === 'string' ? errorText(error, { answered: galat }) : galat(error)
    return <LoadFailure onRetry={() => hasil.refetch()}>{text}</LoadFailure>
  }
  if (isPending || !data) return memuat ?? <TabelSkeleton />
  if (data.items.length === 0) return <Kosong utuh={daftar.utuh}>{kosong}</Kosong>

  return (
    <>
      <div className="kartu overflow-x-auto max-md:border-0 max-md:bg-transparent">
        <table
          aria-label={nama}
          aria-busy={isPlaceholderData || undefined}
          className={cx('w-full text-left text-[0.95rem] leading-snug max-md:block', isPlaceholderData && 'opacity-60')}
        >
          <thead className="border-garis border-b text-sm text-tinta-2 max-md:hidden">
            <tr>
              {kolom.map((item) => (
                <JudulKolom key={item.judul} kolom={item as Kolom<unknown>} daftar={daftar} />
              ))}
            </tr>
          </thead>
          <tbody className="max-md:grid max-md:gap-3">
            {data.items.map((row, index) => (
              <tr
                key={kunci(row)}
                className="border-garis not-last:border-b hover:bg-pasir max-md:block max-md:rounded max-md:border max-md:bg-kertas max-md:p-2"
              >
                {kolom.map(({ judul, isi, angka, className }) => (
                  <td
                    key={judul}
                    data-judul={judul}
                    className={cx(
                      'px-4 py-2 align-middle max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:px-2 max-md:py-1.5 max-md:text-right',
                      'max-md:before:shrink-0 max-md:before:text-sm max-md:before:text-tinta-2 max-md:before:content-[attr(data-judul)]',
                      angka && 'harga md:text-right',
                      className,
                    )}
                  >
                    {isi(row, (page - 1) * limit + index + 1)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Jumlah total={data.total} />
      <Pagination
        page={page}
        totalPages={Math.ceil(Math.min(data.total, TOTAL_MAX) / limit)}
        to={(target) => daftar.to({ page: target })}
      />
    </>
  )
}

function Kosong({ utuh, children }: { utuh: string | undefined; children: ReactNode }) {
  return (
    <div className="kartu grid justify-items-center gap-1 px-4 py-10 text-center text-tinta-2">
      <p>{children}</p>
      {utuh && (
        <Link
          to={utuh}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center font-semibold text-laut underline underline-offset-4"
        >
          Hapus pencarian dan saringan
        </Link>
      )}
    </div>
  )
}

function Jumlah({ total }: { total: number }) {
  const isMore = total > TOTAL_MAX
  return (
    <p className="mt-3 text-sm text-tinta-2">
      {isMore ? `Lebih dari ${formatAngka(TOTAL_MAX)}` : formatAngka(total)} data
      {isMore && '. Persempit pencarian untuk melihat yang lain.'}
    </p>
  )
}

function JudulKolom({ kolom, daftar }: { kolom: Kolom<unknown>; daftar: TabelProps<unknown>['daftar'] }) {
  const { judul, urut, angka, className } = kolom
  const arah =
    urut && daftar.query.urut === urut ? 'ascending' : daftar.query.urut === `-${urut}` ? 'descending' : undefined
  const Icon = arah === 'ascending' ? ArrowUp : arah === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th scope="col" aria-sort={arah} className={cx('px-4 py-2 font-semibold', angka && 'text-right', className)}>
      {urut ? (
        <Link
          to={daftar.to({ urut: arah === 'ascending' ? `-${urut}` : urut })}
          replace
          preventScrollReset
          className="inline-flex min-h-9 items-center gap-1 whitespace-nowrap underline-offset-4 hover:text-laut hover:underline"
        >
          {judul}
          <Icon aria-hidden className={cx('size-4', !arah && 'opacity-50')} />
        </Link>
      ) : (
        judul
      )}
    </th>
  )
}

function TabelSkeleton() {
  return (
    <div role="status" className="kartu grid gap-3 p-4">
      <span className="sr-only">Memuat data…</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="h-9" />
      ))}
    </div>
  )
}

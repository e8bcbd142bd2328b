import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Parsed } from '#contract/endpoint.ts'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { type listPesanan, PAYMENT_NOTES, PesananView } from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { formatDate } from '#contract/wib.ts'
import { VIEW_LABELS } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Filter } from '#web/admin/ui/daftar/list-bar.tsx'
import { DateFilter } from '#web/admin/ui/daftar/tanggal-filter.tsx'
import type { List } from '#web/admin/ui/daftar/use-list.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

const FILTERS = ['pembayaran', 'status', 'dari', 'sampai', 'lihat', 'penanda'] as const

type Query = Parsed<typeof listPesanan>['query']

/** Filters of the order lists behind one button. The used ones stand below it, each with a link that removes it. */
export function PesananFilters({ list }: { list: List<Query> }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const used = FILTERS.filter((name) => list.query[name] !== undefined)
  return (
    <>
      <Button
        variant="garis"
        className="max-sm:col-span-full"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        Saring{used.length > 0 && ` (${used.length} dipakai)`}
      </Button>
      <div
        id={id}
        className={cx('col-span-full grid grid-cols-2 items-end gap-3 *:min-w-0 lg:grid-cols-6', !open && 'hidden')}
      >
        <Filter
          list={list}
          name="pembayaran"
          label="Pembayaran"
          allLabel="Semua"
          options={StatusPembayaran.options.map((value) => ({ value, label: PAYMENT_NOTES[value] }))}
        />
        <Filter
          list={list}
          name="status"
          label="Status pesanan"
          allLabel="Semua"
          options={StatusPesanan.options.map((value) => ({ value, label: value }))}
        />
        <DateFilter list={list} name="dari" label="Dari tanggal" />
        <DateFilter list={list} name="sampai" label="Sampai tanggal" />
        <Filter
          list={list}
          name="lihat"
          label="Tampilkan"
          allLabel="Semua pesanan"
          options={PesananView.options.map((value) => ({ value, label: VIEW_LABELS[value] }))}
        />
        <PenandaFilter list={list} />
      </div>
      {used.length > 0 && !open && (
        <ul aria-label="Saringan" className="col-span-full flex gap-2 overflow-x-auto">
          {used.map((name) => (
            <li key={name}>
              <Link
                to={list.to({ [name]: undefined })}
                replace
                preventScrollReset
                aria-label={`Hapus saringan ${textOf(name, list.query)}`}
                className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-laut bg-laut-muda px-3 text-laut text-sm lg:min-h-9"
              >
                {textOf(name, list.query)}
                <X aria-hidden className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Returns the text of a used filter. */
function textOf(name: (typeof FILTERS)[number], { pembayaran, lihat, ...query }: Query): string {
  if (name === 'pembayaran') return pembayaran ? PAYMENT_NOTES[pembayaran] : ''
  if (name === 'lihat') return lihat ? VIEW_LABELS[lihat] : ''
  const value = query[name] ?? ''
  return name === 'dari' || name === 'sampai' ? `${name === 'dari' ? 'Dari' : 'Sampai'} ${formatDate(value)}` : value
}

/** Filter by tag. The chosen tag is always an option, even if it is rarely used. */
function PenandaFilter({ list }: { list: List<Query> }) {
  const { data = [] } = useQuery(penandaQuery)
  const { penanda } = list.query
  const words = [...new Set([...(penanda ? [penanda] : []), ...data.map((item) => item.penanda)])]
  return (
    <Filter
      list={list}
      name="penanda"
      label="Penanda"
      allLabel="Semua"
      options={words.map((value) => ({ value, label: value }))}
    />
  )
}

/** Query of the tags in use. */
export const penandaQuery = {
  queryKey: ['admin', listPenanda.name],
  queryFn: () => callAdmin(listPenanda, {}),
}

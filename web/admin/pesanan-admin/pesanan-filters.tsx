import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { Parsed } from '#contract/endpoint.ts'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { type listPesanan, PAYMENT_NOTES, PesananView } from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { VIEW_LABELS } from '#web/admin/pesanan/pesanan-words.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Filter } from '#web/admin/ui/daftar/list-bar.tsx'
import { DateFilter } from '#web/admin/ui/daftar/tanggal-filter.tsx'
import type { List } from '#web/admin/ui/daftar/use-list.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

const FILTERS = ['pembayaran', 'status', 'dari', 'sampai', 'lihat', 'penanda'] as const

/** Filters of the order lists, collapsed on a phone. */
export function PesananFilters({ list }: { list: List<Parsed<typeof listPesanan>['query']> }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const usedCount = FILTERS.filter((name) => list.query[name] !== undefined).length
  return (
    <>
      <Button
        variant="garis"
        className="col-span-full lg:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        Saring{usedCount > 0 && ` (${usedCount} dipakai)`}
      </Button>
      <div
        id={id}
        className={cx(
          'col-span-full grid grid-cols-2 items-end gap-3 *:min-w-0 lg:grid-cols-6',
          !open && 'max-lg:hidden',
        )}
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
    </>
  )
}

/** Filter by tag. The chosen tag is always an option, even if it is rarely used. */
function PenandaFilter({ list }: { list: List<Parsed<typeof listPesanan>['query']> }) {
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

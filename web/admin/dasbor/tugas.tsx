import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { type Dasbor, TUGAS_MAX } from '#contract/dasbor/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { useMay } from '#web/admin/ui/menu.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Pending tasks, the most urgent first, each with its links. */
export function TugasList({ tugas }: { tugas: Dasbor['tugas'] }) {
  const mayOpen = useMay()
  const kartu = useAdminFeatures()
    .flatMap((feature) => Object.entries(feature.tugas ?? {}))
    .filter(([, { tanpa }]) => !tanpa || !mayOpen(tanpa))
    .map(([name, kartu]) => ({
      ...kartu,
      list: kartu.links(tugas[name] ?? 0).filter(({ to, count }) => count > 0 && mayOpen(to)),
    }))
    .toSorted((a, b) => a.urutan - b.urutan)
  const open = kartu.filter(({ list }) => list.length > 0)
  if (open.length === 0) {
    return (
      <p className="kartu flex items-center gap-3 p-5 text-hijau">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        Semua beres. Tidak ada pekerjaan yang menunggu.
      </p>
    )
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {open.map(({ nama, arti, tone, list }) => (
        <li key={nama} className="kartu flex flex-col px-4 pt-3 pb-2 sm:p-4">
          <h3 className="text-base tracking-normal">{nama}</h3>
          <p className="mt-1 flex-1 text-sm text-tinta-2 max-sm:hidden">{arti}</p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            {list.map(({ name: tujuan, to, count }) => (
              <Link
                key={to}
                to={to}
                aria-label={`${tujuan}: ${nama}, ${formatQuantity(count)}`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-laut"
              >
                <span className="underline underline-offset-4">{tujuan}</span>
                <Badge tone={tone}>{formatQuantity(count)}</Badge>
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

const formatQuantity = (count: number) => (count > TUGAS_MAX ? `${formatGrouped(TUGAS_MAX)}+` : formatGrouped(count))

import { Link, useSearchParams } from 'react-router'
import { dateWib, midnightWib, parseWib } from '#contract/wib.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'

/** Returns the period in the address; empty for the last 30 days. */
export function usePeriod(): { dari?: string; sampai?: string } {
  const [params] = useSearchParams()
  const [from, until] = [params.get('dari'), params.get('sampai')]
  return from && until ? { dari: from, sampai: until } : {}
}

/** Choice of a period: days, months, or any two dates. @param current displayed period, as initial dates */
export function ChoosePeriod({ current }: { current: { dari: string; sampai: string } }) {
  const [, setParams] = useSearchParams()
  const now = new Date()
  const today = dateWib(now)
  const month = today.slice(0, 8)
  const previousEnd = dateWib(new Date(parseWib(`${month}01`).getTime() - 1))
  const pilihan = [
    ...[7, 30, 90].map((hari) => ({
      name: `${hari} hari`,
      from: dateWib(midnightWib(now, hari - 1)),
      until: today,
    })),
    { name: 'Bulan ini', from: `${month}01`, until: today },
    { name: 'Bulan lalu', from: `${previousEnd.slice(0, 8)}01`, until: previousEnd },
  ]
  return (
    <div className="mb-4 grid gap-3">
      <nav aria-label="Periode" className="flex flex-wrap gap-1">
        {pilihan.map(({ name, from, until }) => (
          <Link
            key={name}
            to={`?dari=${from}&sampai=${until}`}
            replace
            preventScrollReset
            aria-current={from === current.dari && until === current.sampai ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded px-3 font-medium text-tinta-2 hover:bg-laut-muda aria-[current]:bg-laut-muda aria-[current]:text-laut"
          >
            {name}
          </Link>
        ))}
      </nav>
      <form
        key={`${current.dari} ${current.sampai}`}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const content = new FormData(event.currentTarget)
          setParams(
            { dari: String(content.get('dari')), sampai: String(content.get('sampai')) },
            { replace: true, preventScrollReset: true },
          )
        }}
      >
        <DateField label="Dari tanggal" name="dari" defaultValue={current.dari} required className="min-w-0" />
        <DateField label="Sampai tanggal" name="sampai" defaultValue={current.sampai} required className="min-w-0" />
        <Button type="submit" variant="garis">
          Tampilkan
        </Button>
      </form>
    </div>
  )
}

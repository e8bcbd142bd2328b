import { useSearchParams } from 'react-router'
import { dateWib, midnightWib, parseWib } from '#contract/wib.ts'
import { ChoiceLinks } from '#web/admin/ui/choice-links.tsx'
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
    <div className="mb-4 grid grid-cols-1">
      <ChoiceLinks
        label="Periode"
        options={pilihan.map(({ name, from, until }) => ({
          name,
          to: `?dari=${from}&sampai=${until}`,
          current: from === current.dari && until === current.sampai,
        }))}
      />
      <form
        key={`${current.dari} ${current.sampai}`}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
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
        <Button type="submit" variant="garis" className="justify-self-start">
          Tampilkan
        </Button>
      </form>
    </div>
  )
}

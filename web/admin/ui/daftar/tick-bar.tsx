import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import type { Ticks } from './ticks.ts'

/** 48 px high, for wet gloves. */
export const TICK_BUTTON = 'min-h-12! shrink-0 whitespace-nowrap'

interface Props<Row> {
  ticks: Ticks<Row>
  /** Accessible name. */
  name: string
  /** Buttons of the actions. */
  children: ReactNode
}

/** Actions for the ticked rows; sticky while rows are ticked. */
export function TickBar<Row>({ ticks, name, children }: Props<Row>) {
  const { length } = ticks.useTicked()
  if (length === 0) return null
  return (
    <section
      aria-label={name}
      className="sticky bottom-0 z-20 mt-4 flex items-center gap-2 border-garis-tua border-t bg-kertas py-2 max-md:-mx-4 max-md:px-4 md:rounded md:border md:px-3"
    >
      <IconButton label="Batalkan semua pilihan" onClick={ticks.clear} className="size-12!">
        <X aria-hidden className="size-5" />
      </IconButton>
      <p role="status" className="whitespace-nowrap font-semibold">
        {length} dipilih
      </p>
      <div className="flex flex-1 gap-2 overflow-x-auto p-1 lg:justify-end">{children}</div>
    </section>
  )
}

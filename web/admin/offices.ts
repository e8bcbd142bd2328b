import type { Office } from '#web/admin/ui/office.ts'

const found = import.meta.glob<{ office: Office }>('./*/*.office.ts', { eager: true })

/** What every feature adds to the office's frame. */
export const OFFICES: readonly Office[] = Object.values(found).map(({ office }) => office)

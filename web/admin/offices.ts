import { RUANG } from '#contract/peran.ts'
import type { Office } from '#web/admin/ui/office.ts'

const found = import.meta.glob<{ office: Office }>('./*/*.office.ts', { eager: true })

/** Additions of every feature to the back office. A menu entry without roles gets the roles of its folder in `RUANG`. */
export const OFFICES: readonly Office[] = Object.entries(found).map(([path, { office }]) => {
  const ruang = path.split('/')[1] ?? ''
  return { ...office, menu: office.menu?.map((entri) => ({ peran: RUANG[ruang] ?? [], ...entri })) ?? [] }
})

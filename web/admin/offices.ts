import { RUANG } from '#contract/peran.ts'
import type { Office } from '#web/admin/ui/office.ts'

const found = import.meta.glob<{ office: Office }>('./*/*.office.ts', { eager: true })

/** What every feature adds to the office's frame; an entry of the menu is for who may enter its room, where it says nothing else. */
export const OFFICES: readonly Office[] = Object.entries(found).map(([path, { office }]) => {
  const ruang = path.split('/')[1] ?? ''
  return { ...office, menu: office.menu?.map((entri) => ({ peran: RUANG[ruang] ?? [], ...entri })) ?? [] }
})

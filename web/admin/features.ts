import { ROLES_BY_FEATURE } from '#contract/peran.ts'
import type { AdminFeature } from './ui/admin-feature.ts'

const found = import.meta.glob<{ admin: AdminFeature }>('./*/*.admin.ts', { eager: true })

/** Additions of every feature to the back office. A menu entry without roles gets the roles of its folder in `ROLES_BY_FEATURE`. */
export const ADMIN_FEATURES: readonly AdminFeature[] = Object.entries(found).map(([path, { admin }]) => {
  const feature = path.split('/')[1] ?? ''
  return { ...admin, menu: admin.menu?.map((entry) => ({ peran: ROLES_BY_FEATURE[feature] ?? [], ...entry })) ?? [] }
})

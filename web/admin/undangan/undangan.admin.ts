import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = { jejak: { undangan: 'Undangan' } }

import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = { jejak: { undangan: 'Undangan' } }

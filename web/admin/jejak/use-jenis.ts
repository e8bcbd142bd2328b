import { useOffices } from '#web/admin/ui/office.ts'

/** Returns the record types with an audit trail and their names. */
export const useJenis = (): Record<string, string> => Object.assign({}, ...useOffices().map(({ jejak }) => jejak))

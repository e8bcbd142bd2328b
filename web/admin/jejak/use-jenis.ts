import { useOffices } from '#web/admin/ui/office.ts'

/** The kinds of records that leave a trail, with their names. */
export const useJenis = (): Record<string, string> => Object.assign({}, ...useOffices().map(({ jejak }) => jejak))

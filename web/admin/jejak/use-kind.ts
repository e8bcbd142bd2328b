import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'

/** Returns the record types with an audit trail and their names. */
export const useKind = (): Record<string, string> => Object.assign({}, ...useAdminFeatures().map(({ jejak }) => jejak))

import { boleh, type Peran } from '#contract/peran.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { type AdminFeature, type Entri, useAdminFeatures } from './admin-feature.ts'

/** Returns all menu entries in order, regardless of roles. */
const menuOf = (features: readonly AdminFeature[]): readonly Entri[] =>
  features.flatMap(({ menu = [] }) => menu).toSorted((a, b) => a.urutan - b.urutan)

/** Returns the entry that an address belongs to: the longest matching path wins. */
export function entryOf(features: readonly AdminFeature[], path: string): Entri | undefined {
  const pathname = path.split('?')[0]?.toLowerCase() ?? ''
  const starts = menuOf(features).flatMap((entri) =>
    [entri.to, ...(entri.juga ?? [])].map((start) => ({ entri, start })),
  )
  return starts.filter(({ start }) => pathname.startsWith(start)).toSorted((a, b) => b.start.length - a.start.length)[0]
    ?.entri
}

/** True if these roles may open the address. Addresses without an entry are open to all roles. */
export function bolehBuka(features: readonly AdminFeature[], punya: readonly Peran[], path: string): boolean {
  const entri = entryOf(features, path)
  return !entri || boleh(punya, entri.peran)
}

/** Returns the menu entries that the current user may open. */
export function useMenu(): readonly Entri[] {
  const punya = usePeran()
  return menuOf(useAdminFeatures()).filter(({ peran }) => boleh(punya, peran))
}

/** Returns a check whether the current user may open an address, to hide links that would be refused. */
export function useBoleh(): (path: string) => boolean {
  const features = useAdminFeatures()
  const punya = usePeran()
  return (path) => bolehBuka(features, punya, path)
}

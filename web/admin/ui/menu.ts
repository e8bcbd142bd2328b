import { boleh, type Peran } from '#contract/peran.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { type Entri, type Office, useOffices } from './office.ts'

/** Returns all menu entries in order, regardless of roles. */
const menuOf = (offices: readonly Office[]): readonly Entri[] =>
  offices.flatMap(({ menu = [] }) => menu).toSorted((a, b) => a.urutan - b.urutan)

/** Returns the entry that an address belongs to: the longest matching path wins. */
export function entryOf(offices: readonly Office[], path: string): Entri | undefined {
  const pathname = path.split('?')[0]?.toLowerCase() ?? ''
  const starts = menuOf(offices).flatMap((entri) =>
    [entri.to, ...(entri.juga ?? [])].map((start) => ({ entri, start })),
  )
  return starts.filter(({ start }) => pathname.startsWith(start)).toSorted((a, b) => b.start.length - a.start.length)[0]
    ?.entri
}

/** True if these roles may open the address. Addresses without an entry are open to all roles. */
export function bolehBuka(offices: readonly Office[], punya: readonly Peran[], path: string): boolean {
  const entri = entryOf(offices, path)
  return !entri || boleh(punya, entri.peran)
}

/** Returns the menu entries that the current user may open. */
export function useMenu(): readonly Entri[] {
  const punya = usePeran()
  return menuOf(useOffices()).filter(({ peran }) => boleh(punya, peran))
}

/** Returns a check whether the current user may open an address, to hide links that would be refused. */
export function useBoleh(): (path: string) => boolean {
  const offices = useOffices()
  const punya = usePeran()
  return (path) => bolehBuka(offices, punya, path)
}

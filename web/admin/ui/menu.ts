import { boleh, type Peran } from '#contract/peran.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { type Entri, type Office, useOffices } from './office.ts'

/** The sidebar, of everybody. */
const menuOf = (offices: readonly Office[]): readonly Entri[] =>
  offices.flatMap(({ menu = [] }) => menu).toSorted((a, b) => a.urutan - b.urutan)

/** The entry to which an address belongs: of several, the one that names most of it. */
export function entryOf(offices: readonly Office[], path: string): Entri | undefined {
  const pathname = path.split('?')[0]?.toLowerCase() ?? ''
  const starts = menuOf(offices).flatMap((entri) =>
    [entri.to, ...(entri.juga ?? [])].map((start) => ({ entri, start })),
  )
  return starts.filter(({ start }) => pathname.startsWith(start)).toSorted((a, b) => b.start.length - a.start.length)[0]
    ?.entri
}

/** May somebody with these roles open this address? One that belongs to no entry is open to everybody here. */
export function bolehBuka(offices: readonly Office[], punya: readonly Peran[], path: string): boolean {
  const entri = entryOf(offices, path)
  return !entri || boleh(punya, entri.peran)
}

/** What whoever is signed in may open. */
export function useMenu(): readonly Entri[] {
  const punya = usePeran()
  return menuOf(useOffices()).filter(({ peran }) => boleh(punya, peran))
}

/** Tells whether whoever is signed in may open an address: a way there is shown only then. */
export function useBoleh(): (path: string) => boolean {
  const offices = useOffices()
  const punya = usePeran()
  return (path) => bolehBuka(offices, punya, path)
}

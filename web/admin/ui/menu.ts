import { allowed, type Peran } from '#contract/peran.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { type AdminFeature, type Entry, useAdminFeatures } from './admin-feature.ts'

/** Returns all menu entries in order, regardless of roles. */
const menuOf = (features: readonly AdminFeature[]): readonly Entry[] =>
  features.flatMap(({ menu = [] }) => menu).toSorted((a, b) => a.urutan - b.urutan)

/** Returns the entry that an address belongs to: the longest matching path wins. */
export function entryOf(features: readonly AdminFeature[], path: string): Entry | undefined {
  const pathname = path.split('?')[0]?.toLowerCase() ?? ''
  const starts = menuOf(features).flatMap((entry) =>
    [entry.to, ...(entry.same ?? []), ...(entry.also ?? [])].map((start) => ({ entry, start })),
  )
  return starts.filter(({ start }) => pathname.startsWith(start)).toSorted((a, b) => b.start.length - a.start.length)[0]
    ?.entry
}

/** True if these roles may open the address. Addresses without an entry are open to all roles. */
export function mayOpen(features: readonly AdminFeature[], has: readonly Peran[], path: string): boolean {
  const entry = entryOf(features, path)
  return !entry || allowed(has, entry.peran)
}

/** Returns the screens that the current user may open, in order. */
export function useMenu(): readonly Entry[] {
  const has = usePeran()
  return menuOf(useAdminFeatures()).filter(({ peran }) => allowed(has, peran))
}

/** Returns the rooms that the current user may enter, each with the screens that are its tabs. */
export const useRooms = (): readonly (readonly Entry[])[] => [...Map.groupBy(useMenu(), ({ room }) => room).values()]

/** True if the address is the entry's own list, and not a form or a detail that belongs to it. */
export const isList = ({ to, same = [] }: Entry, pathname: string): boolean =>
  [to, ...same].includes(pathname.toLowerCase())

/** Returns the tabs of a list: the screens of its room. Empty on forms and details. */
export function tabsOf(
  features: readonly AdminFeature[],
  rooms: readonly (readonly Entry[])[],
  pathname: string,
): readonly Entry[] {
  const here = entryOf(features, pathname)
  return here && isList(here, pathname) ? (rooms.find((room) => room.includes(here)) ?? []) : []
}

/** Returns a check whether the current user may open an address, to hide links that would be refused. */
export function useMay(): (path: string) => boolean {
  const features = useAdminFeatures()
  const has = usePeran()
  return (path) => mayOpen(features, has, path)
}

import type { Peran } from '#contract/peran.ts'
import { OFFICES } from '#web/admin/offices.ts'
import type { Entri } from '#web/admin/ui/office.ts'

const MENU = OFFICES.flatMap(({ menu = [] }) => menu).toSorted((a, b) => a.urutan - b.urutan)

/** What whoever has this share of the office may open. */
export const menuOf = (peran: Peran): readonly Entri[] =>
  peran === 'pemilik' ? MENU : MENU.filter((entri) => entri.peran?.includes(peran))

/** Does the entry stand for the screen at this address? */
export const isHere = ({ to, juga = [] }: Entri, pathname: string): boolean =>
  [to, ...juga].some((start) => pathname.toLowerCase().startsWith(start))

/** Where somebody begins whose share has nothing at this address; undefined where it has. */
export function elsewhere(peran: Peran, pathname: string): string | undefined {
  const menu = menuOf(peran)
  return peran === 'pemilik' || menu.some((entri) => isHere(entri, pathname)) ? undefined : menu[0]?.to
}

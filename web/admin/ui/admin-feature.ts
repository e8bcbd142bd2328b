import type { LucideIcon } from 'lucide-react'
import { createContext, useContext } from 'react'
import type { Column } from '#contract/columns.ts'
import type { TugasCounts } from '#contract/dasbor/admin.ts'
import type { ReadinessStep } from '#contract/pengaturan/readiness-admin.ts'
import type { Peran } from '#contract/peran.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** A feature's additions to the back office, exported from its `<feature>.admin.ts`. `features.ts` collects them. */
export interface AdminFeature {
  menu?: readonly Entry[]
  /** Record types with an audit trail: key and display name. */
  jejak?: Readonly<Record<string, string>>
  /** Fields that the audit trail can contain. A name has the same meaning in every feature. */
  columns?: Readonly<Record<string, Column>>
  /** Kinds of pending work, by the server's name for their count. */
  tugas?: Readonly<Record<string, Kartu>>
  /** Setup steps of a new shop, by the server's name for them. */
  setup?: Readonly<Partial<Record<ReadinessStep, Langkah>>>
}

/** Setup step of a new shop. A step without `to` is done on the server machine. */
export interface Langkah {
  nama: string
  arti: string
  /** Position in the list. */
  urutan: number
  to?: string
}

/** A list screen of the back office. The screens of a room share one entry of the sidebar and are tabs of each other. */
export interface Entry {
  to: string
  /** Key of the room. */
  room: string
  nama: string
  /** Name in the sidebar if the screen is the first of its room. Default: `nama`. */
  menuName?: string
  Icon: LucideIcon
  /** Position in its room; the first screen of a room that a user may open places the room in the sidebar. */
  urutan: number
  /** Other addresses of the same list. */
  same?: readonly string[]
  /** Prefixes of other addresses that belong to the entry. */
  also?: readonly string[]
  /** Roles that may open the entry, besides the owner. Default: the roles of its folder in `ROLES_BY_FEATURE`, as for endpoints. */
  peran?: readonly Peran[]
}

/** Card for pending work, with links to it. */
export interface Kartu {
  nama: string
  /** Explanation of its meaning for the shop. */
  arti: string
  tone: BadgeTone
  /** Sort order, the most urgent first. */
  urutan: number
  /** Path of a screen with the same task. The card is shown only to users that may not open that screen. */
  tanpa?: string
  /** Returns links to the filtered lists with the pending work. */
  links(counts: TugasCounts): Tujuan[]
}

export interface Tujuan {
  name: string
  to: string
  count: number
}

/** Returns the `links` function for work that is in a single list. */
export const toList =
  (name: string, to: string) =>
  (counts: TugasCounts): Tujuan[] => [{ name, to, count: Number(counts) }]

export const AdminFeatures = createContext<readonly AdminFeature[]>([])

/** Returns the additions of all features. */
export const useAdminFeatures = (): readonly AdminFeature[] => useContext(AdminFeatures)

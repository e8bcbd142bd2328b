import { useRouteLoaderData } from 'react-router'
import type { Beranda } from '#contract/beranda/endpoints.ts'
import type { Toko } from '#contract/pengaturan/endpoints.ts'
import type { PageSettings } from './page-deps.ts'

/** What comes with every document. */
export interface Settings extends PageSettings {
  /** Who sells; unknown where the shop could not be asked. */
  toko: Toko | null
  /** What the owner wants otherwise on the landing page than the shop has it. */
  beranda: Beranda
  /** What stands above every page of the shop: that it is a simulation, that it has a holiday; mostly empty. */
  kabar: string
}

/** What the root loader handed to the browser; absent only on the error page. */
export function useSettings(): Settings | undefined {
  return useRouteLoaderData('root')
}

/** Who sells. */
export const useToko = (): Toko | null => useSettings()?.toko ?? null

/** What the owner wants otherwise on the landing page. */
export const useBeranda = (): Beranda => useSettings()?.beranda ?? {}

/** The shop's name where nobody could be asked for it. */
export const NAMA_TOKO = 'KerapuSehat'

export const useNamaToko = (): string => useToko()?.nama_toko ?? NAMA_TOKO

import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Beranda } from '#contract/beranda/endpoints.ts'
import type { Toko } from '#contract/pengaturan/endpoints.ts'
import type { PageSettings } from './page-deps.ts'

/** Settings that are part of every document. */
export interface Settings extends PageSettings {
  /** The seller; null if the request for it failed. */
  toko: Toko | null
  /** The owner's changes to the default landing page. */
  beranda: Beranda
  /** Notice above every page of the shop (simulation, holiday); usually empty. */
  kabar: string
}

/** Settings of a preview, instead of the document's. */
export const PreviewSettings = createContext<Settings | undefined>(undefined)

/** Returns the root loader's data; undefined only on the error page. */
export function useSettings(): Settings | undefined {
  const settings = useRouteLoaderData<Settings>('root')
  return use(PreviewSettings) ?? settings
}

/** Returns the seller, or null if unknown. */
export const useToko = (): Toko | null => useSettings()?.toko ?? null

/** Returns the owner's changes to the default landing page. */
export const useBeranda = (): Beranda => useSettings()?.beranda ?? {}

/**
 * True for a shop whose owner has entered nothing yet. The bar above every screen says so, and the samples below it need no mark
 * of their own.
 */
export function useSampleToko(): boolean {
  const { toko, beranda } = useSettings() ?? {}
  return isSampleToko(toko, beranda)
}

export const isSampleToko = (toko: Toko | null | undefined, beranda: Beranda | undefined): boolean =>
  Boolean(toko?.contoh && !beranda?.tanpa_contoh)

/** Default name of the shop, used when the seller is unknown. */
export const TOKO_NAME = 'KerapuSehat'

export const useTokoName = (): string => useToko()?.nama_toko ?? TOKO_NAME

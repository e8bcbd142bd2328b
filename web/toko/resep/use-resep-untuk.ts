import { useQuery } from '@tanstack/react-query'
import type { Resep } from '#contract/resep/endpoints.ts'
import { useSession } from '#web/lib/session.tsx'
import { resepDapatQuery } from './resep-queries.ts'
import { type ResepUntuk, resepUntuk } from './resep-untuk.ts'

const BELUM: readonly Resep[] = []

interface Pilihan {
  /** Prescriptions that cover the product, the best first. */
  pilihan: readonly ResepUntuk[]
  isPending: boolean
}

/** @param produkId null for a product that needs no prescription; no request is made then */
export function useResepUntuk(produkId: number | null): Pilihan {
  const { isLoggedIn } = useSession()
  const enabled = isLoggedIn && produkId !== null
  const { data = BELUM, isLoading } = useQuery({ ...resepDapatQuery(), enabled })
  return { pilihan: enabled ? resepUntuk(data, produkId) : [], isPending: enabled && isLoading }
}

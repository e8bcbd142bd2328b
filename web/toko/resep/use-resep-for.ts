import { useQuery } from '@tanstack/react-query'
import type { Resep } from '#contract/resep/endpoints.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { type ResepFor, resepFor } from './resep-for.ts'
import { usableResepQuery } from './resep-queries.ts'

const PENDING: readonly Resep[] = []

interface Choices {
  /** Prescriptions that cover the product, the best first. */
  choices: readonly ResepFor[]
  isPending: boolean
}

/** @param produkId null for a product that needs no prescription; no request is made then */
export function useResepFor(produkId: number | null): Choices {
  const isLoggedIn = useIsLoggedIn()
  const enabled = isLoggedIn && produkId !== null
  const { data = PENDING, isLoading } = useQuery({ ...usableResepQuery(), enabled })
  return { choices: enabled ? resepFor(data, produkId) : [], isPending: enabled && isLoading }
}

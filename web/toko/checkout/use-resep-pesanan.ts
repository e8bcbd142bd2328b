import { useState } from 'react'
import type { ResepFor } from '#web/toko/resep/resep-for.ts'
import { useResepFor } from '#web/toko/resep/use-resep-for.ts'
import type { PesananLine } from './baris-pesanan.ts'

export interface ResepPesanan {
  /** Line that needs a prescription. Such an item is ordered alone, so there is at most one. */
  line: PesananLine | undefined
  choices: readonly ResepFor[]
  chosen: ResepFor | undefined
  isPending: boolean
  onChoose(resepId: number): void
}

/** Returns the prescription for an order: the requested one, else the best available one. */
export function useResepPesanan(all: readonly PesananLine[], initial?: number): ResepPesanan {
  const [line] = all.length === 1 ? all.filter(({ resep }) => resep) : []
  const { choices, isPending } = useResepFor(line?.id ?? null)
  const [selected, onChoose] = useState(initial)
  return {
    line,
    choices,
    isPending,
    onChoose,
    chosen: choices.find(({ resepId }) => resepId === selected) ?? choices[0],
  }
}

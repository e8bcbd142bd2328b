import { useState } from 'react'
import type { ResepUntuk } from '#web/toko/resep/resep-untuk.ts'
import { useResepUntuk } from '#web/toko/resep/use-resep-untuk.ts'
import type { BarisPesanan } from './baris-pesanan.ts'

interface ResepPesanan {
  /** Line that needs a prescription. Such an item is ordered alone, so there is at most one. */
  baris: BarisPesanan | undefined
  pilihan: readonly ResepUntuk[]
  terpilih: ResepUntuk | undefined
  isPending: boolean
  onPilih(resepId: number): void
}

/** Returns the prescription for an order: the requested one, else the best available one. */
export function useResepPesanan(semua: readonly BarisPesanan[], awal?: number): ResepPesanan {
  const [baris] = semua.length === 1 ? semua.filter(({ resep }) => resep) : []
  const { pilihan, isPending } = useResepUntuk(baris?.id ?? null)
  const [dipilih, onPilih] = useState(awal)
  return {
    baris,
    pilihan,
    isPending,
    onPilih,
    terpilih: pilihan.find(({ resepId }) => resepId === dipilih) ?? pilihan[0],
  }
}

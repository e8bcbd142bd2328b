import { useState } from 'react'
import type { ResepUntuk } from '#web/toko/resep/resep-untuk.ts'
import { useResepUntuk } from '#web/toko/resep/use-resep-untuk.ts'
import type { BarisPesanan } from './baris-pesanan.ts'

interface ResepPesanan {
  /** The line that needs one. A prescription is ordered by itself, so there is one at most. */
  baris: BarisPesanan | undefined
  pilihan: readonly ResepUntuk[]
  terpilih: ResepUntuk | undefined
  isPending: boolean
  onPilih(resepId: number): void
}

/** The prescription that an order is made on; of several the one that was asked for, else the best. */
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

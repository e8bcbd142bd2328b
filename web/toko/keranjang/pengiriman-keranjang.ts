import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Muatan, type Pembawa, refusals } from '#contract/pengiriman/muatan.ts'
import { pengirimanQuery } from '#web/toko/pesanan/pesanan-queries.ts'

/** Of the fees of the specification nobody knows what they carry. */
interface Metode extends Partial<Pembawa> {
  kode: string
  nama: string
  estimasi: string
  biaya: number
}

/** The fees of the specification, for as long as the server's list is not there. The checkout asks the server. */
const CADANGAN: readonly Metode[] = [
  { kode: 'express', nama: 'Express', estimasi: '', biaya: 20_000 },
  { kode: 'reguler', nama: 'Reguler', estimasi: '', biaya: 12_000 },
  { kode: 'ekonomi', nama: 'Ekonomi', estimasi: '', biaya: 8_000 },
]
const KODE_AWAL = 'reguler'

/**
 * The shipping methods, the chosen one of those that may carry everything, if any, and why the others may not.
 */
export function usePengirimanKeranjang(muatan: readonly Muatan[]) {
  const { data } = useQuery(pengirimanQuery())
  const [kode, setKode] = useState(KODE_AWAL)
  const semua: readonly Metode[] = data && data.length > 0 ? data : CADANGAN
  const dinilai = semua.map(({ jalur, dingin = false, ...metode }) => ({
    ...metode,
    alasan: jalur ? refusals({ jalur, dingin }, muatan) : [],
  }))
  const metode = dinilai.map(({ alasan, ...satu }) => ({ ...satu, boleh: alasan.length === 0 }))
  const cocok = metode.filter(({ boleh }) => boleh)
  const terpilih = cocok.find((satu) => satu.kode === kode) ?? cocok[0]
  return { metode, terpilih, alasan: [...new Set(dinilai.flatMap(({ alasan }) => alasan))], setKode }
}

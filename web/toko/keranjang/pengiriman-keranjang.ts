import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pengirimanQuery } from '#web/toko/pesanan/pesanan-queries.ts'

interface Metode {
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
const [, REGULER] = CADANGAN as [Metode, Metode, Metode]

/** The shipping methods to choose from, and the chosen one. */
export function usePengirimanKeranjang() {
  const { data } = useQuery(pengirimanQuery())
  const [kode, setKode] = useState(KODE_AWAL)
  const metode = data && data.length > 0 ? data : CADANGAN
  const terpilih = metode.find((pilihan) => pilihan.kode === kode) ?? metode[0] ?? REGULER
  return { metode, terpilih, setKode }
}

import type { LucideIcon } from 'lucide-react'
import { createContext, useContext } from 'react'
import type { Column } from '#contract/columns.ts'
import type { JumlahTugas } from '#contract/dasbor/office.ts'
import type { LangkahSiap } from '#contract/pengaturan/siap-office.ts'
import type { Peran } from '#contract/peran.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** What a feature adds to the office's frame. It stands in its folder as `<feature>.office.ts`; `offices.ts` gathers them. */
export interface Office {
  menu?: readonly Entri[]
  /** The kinds of records that leave a trail, as the trail names them. */
  jejak?: Readonly<Record<string, string>>
  /** The fields that such a change may touch. A name means the same in every feature. */
  kolom?: Readonly<Record<string, Column>>
  /** What can wait for a person, by the names under which the server counts it. */
  tugas?: Readonly<Record<string, Kartu>>
  /** What a new shop has to see to, by the names under which the server knows it. */
  siap?: Readonly<Partial<Record<LangkahSiap, Langkah>>>
}

/** A step of a new shop; one without a way is done on the machine that it runs on. */
export interface Langkah {
  nama: string
  arti: string
  /** Its place in the list. */
  urutan: number
  to?: string
}

/** The parts of the sidebar, from above; the first, with the specification's entries in its order, has no heading. */
export const KELOMPOK = {
  utama: '',
  pesanan: 'Pesanan',
  barang: 'Barang',
  pelanggan: 'Pelanggan',
  uang: 'Uang',
  isi: 'Isi toko',
  toko: 'Toko',
  orang: 'Orang dan keamanan',
} as const

/** An entry of the sidebar. */
export interface Entri {
  to: string
  kelompok: keyof typeof KELOMPOK
  nama: string
  Icon: LucideIcon
  /** Its place in its part of the sidebar. */
  urutan: number
  /** Beginnings of the other addresses that belong to it. */
  juga?: readonly string[]
  /** Whose it is besides the owner's, where that is not whose its room is: as the contract says it of the calls. */
  peran?: readonly Peran[]
}

/** Work that waits, with the way to it. */
export interface Kartu {
  nama: string
  /** What it means for the shop. */
  arti: string
  tone: BadgeTone
  /** The most urgent first. */
  urutan: number
  /** A screen whose own tasks say the same: the card is for whom that one does not open. */
  tanpa?: string
  /** The lists that hold it, filtered. */
  daftar(jumlah: JumlahTugas): Tujuan[]
}

export interface Tujuan {
  nama: string
  to: string
  jumlah: number
}

/** A way to the one list that holds everything of a kind of work. */
export const toDaftar =
  (nama: string, to: string) =>
  (jumlah: JumlahTugas): Tujuan[] => [{ nama, to, jumlah: Number(jumlah) }]

export const OfficeContext = createContext<readonly Office[]>([])

/** All features, for the screens that show something of each. */
export const useOffices = (): readonly Office[] => useContext(OfficeContext)

/** What a page says to the worker besides the path that was opened. */
export const PESAN = { tanya: 'tanya', pasang: 'pasang', nyala: 'nyala', mati: 'mati' } as const

/** What the worker tells the pages of what it keeps. */
export interface Keadaan {
  /** Does the device keep anything? On until somebody says otherwise; nothing is fetched on its own where data is saved. */
  nyala: boolean
  /** Waits for somebody to say so, because the browser is to save data. */
  hemat: boolean
  /** Is it being fetched now? */
  sibuk: boolean
  /** Pages and tools of the list that are there, and how many there are to be. */
  ada: number
  dari: number
  /** All that is kept. */
  bytes: number
  /** When all of it was last known to be as the shop has it; in ISO form. */
  waktu?: string
}

/** Is it all there? */
export const isLengkap = ({ ada, dari }: Pick<Keadaan, 'ada' | 'dari'>) => dari > 0 && ada >= dari

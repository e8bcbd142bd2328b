/** Messages from a page to the worker, besides the path that was opened. */
export const PESAN = { tanya: 'tanya', pasang: 'pasang', nyala: 'nyala', mati: 'mati' } as const

/** State of the offline storage, sent by the worker to the pages. */
export interface StoredState {
  /**
   * True if offline storage is on, which is the default. With the browser's data saver, nothing is downloaded automatically.
   */
  nyala: boolean
  /** True if the download waits for the user's consent because of the data saver. */
  isDataSaver: boolean
  /** True while a download is running. */
  isBusy: boolean
  /** Number of stored pages and tools of the list; `dari` is their total number. */
  ada: number
  dari: number
  /** Size of all stored content. */
  bytes: number
  /** Last time when all content was known to be current, in ISO form. */
  waktu?: string
}

/** True if all pages of the list are stored. */
export const isComplete = ({ ada, dari }: Pick<StoredState, 'ada' | 'dari'>) => dari > 0 && ada >= dari

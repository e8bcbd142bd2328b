import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Files that people or the seed put in: masters under `produk/`, `paket/`, `artikel/`; resized copies under `varian/`. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
}

export function openStorage(folder: string): Storage {
  return diskStorage(new Disk(new FSDriver({ location: folder, visibility: 'private' })))
}

function diskStorage(disk: Disk): Storage {
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
  }
}

import { readText, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'pengirimanTerakhir'

/** Returns the code of the shipping method of this browser's last order. */
export const readLastPengiriman = (): string | undefined => readText(KEY) ?? undefined

export const rememberPengiriman = (kode: string): void => writeText(KEY, kode)

/** What of many orders is printed at once: a sheet of A4 each, or a label for a thermal printer. */
export type LembarBanyak = 'surat-jalan' | 'label'

export const toCetak = (ids: readonly number[], lembar: LembarBanyak): string =>
  `/cetak-banyak?id=${ids.join(',')}&jenis=${lembar}`

/** Format of a bulk print: an A4 packing slip or a thermal label per order. */
export type LembarBanyak = 'surat-jalan' | 'label'

export const toCetak = (ids: readonly number[], lembar: LembarBanyak): string =>
  `/cetak-banyak?id=${ids.join(',')}&jenis=${lembar}`

/** Format of a bulk print: an A4 packing slip or a thermal label per order. */
export type ManySheets = 'surat-jalan' | 'label'

export const toPrint = (ids: readonly number[], sheet: ManySheets): string =>
  `/cetak-banyak?id=${ids.join(',')}&jenis=${sheet}`

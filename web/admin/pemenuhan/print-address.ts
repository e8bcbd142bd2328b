/** Format of a bulk print: an A4 packing slip or a thermal label per order. */
export type ManySheets = 'surat-jalan' | 'label'

/** @param kirimanId prints one partial shipment of a single order */
export const toPrint = (ids: readonly number[], sheet: ManySheets, kirimanId?: number): string =>
  `/cetak-banyak?id=${ids.join(',')}&jenis=${sheet}${kirimanId ? `&kiriman=${kirimanId}` : ''}`

import type { BarisKind } from '#contract/buku-obat/columns.ts'

/* The treatment book is a single screen at one URL, so that a device can cache it whole. Its views are query parameters. */
export const BUKU = '/akun/buku-obat'

export const alamatKeramba = (id: string) => `${BUKU}?keramba=${id}`
export const printAddress = (id: string) => `${BUKU}?keramba=${id}&lihat=cetak`
export const editAddress = (jenis: BarisKind, id: string) => `${BUKU}?catat=${jenis}&id=${id}`
export const recordAddress = (jenis: BarisKind, kerambaId?: string) =>
  `${BUKU}?catat=${jenis}${kerambaId ? `&keramba=${kerambaId}` : ''}`

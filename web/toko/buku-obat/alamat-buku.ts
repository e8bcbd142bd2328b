import type { EntryKind } from '#contract/buku-obat/columns.ts'

/* The treatment book is a single screen at one URL, so that a device can cache it whole. Its views are query parameters. */
export const BUKU = '/akun/buku-obat'

export const alamatKeramba = (id: string) => `${BUKU}?keramba=${id}`
export const printAddress = (id: string) => `${BUKU}?keramba=${id}&lihat=cetak`
export const editAddress = (kind: EntryKind, id: string) => `${BUKU}?catat=${kind}&id=${id}`
export const recordAddress = (kind: EntryKind, kerambaId?: string) =>
  `${BUKU}?catat=${kind}${kerambaId ? `&keramba=${kerambaId}` : ''}`

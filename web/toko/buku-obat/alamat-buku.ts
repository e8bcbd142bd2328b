import type { JenisBaris } from '#contract/buku-obat/kolom.ts'

/*
 * The book is one screen under one address, so that a device keeps it whole; what it shows stands behind the question mark.
 */
export const BUKU = '/akun/buku-obat'

export const alamatKeramba = (id: string) => `${BUKU}?keramba=${id}`
export const alamatCetak = (id: string) => `${BUKU}?keramba=${id}&lihat=cetak`
export const alamatUbah = (jenis: JenisBaris, id: string) => `${BUKU}?catat=${jenis}&id=${id}`
export const alamatCatat = (jenis: JenisBaris, kerambaId?: string) =>
  `${BUKU}?catat=${jenis}${kerambaId ? `&keramba=${kerambaId}` : ''}`

import type { JenisBaris } from '#contract/buku-obat/kolom.ts'

/* The treatment book is a single screen at one URL, so that a device can cache it whole. Its views are query parameters. */
export const BUKU = '/akun/buku-obat'

export const alamatKeramba = (id: string) => `${BUKU}?keramba=${id}`
export const alamatCetak = (id: string) => `${BUKU}?keramba=${id}&lihat=cetak`
export const alamatUbah = (jenis: JenisBaris, id: string) => `${BUKU}?catat=${jenis}&id=${id}`
export const alamatCatat = (jenis: JenisBaris, kerambaId?: string) =>
  `${BUKU}?catat=${jenis}${kerambaId ? `&keramba=${kerambaId}` : ''}`

import { formatTarif, type Ppn } from '#contract/uang/ppn.ts'

/**
 * Returns the tax rows shown beside an order's total, as name and rupiah. Tax included in the prices is always shown. Added tax
 * is already part of the total, so it is shown only if a refund changed it.
 * @param added tax in rupiah that the total contains
 */
export function ppnLine(ppn: Ppn | null | undefined, added: number): [nama: string, nilai: number][] {
  if (!ppn) return []
  if (ppn.cara === 'termasuk') return [[`Sudah termasuk PPN (${formatTarif(ppn)})`, ppn.jumlah]]
  return ppn.jumlah === added ? [] : [['PPN setelah pengembalian', ppn.jumlah]]
}

/** Returns the tax rows of a receipt: also the price without tax and the tax base. */
export function rincianPpn(ppn: Ppn, added: number): [nama: string, nilai: number][] {
  const taxBase: [string, number] = [`DPP nilai lain (${ppn.pembilang}/${ppn.penyebut})`, ppn.dpp]
  if (ppn.cara === 'termasuk') return [...ppnLine(ppn, 0), ['Harga jual tanpa PPN', ppn.harga_jual], taxBase]
  const suffix = ppn.jumlah === added ? '' : ' setelah pengembalian'
  return [[`Harga jual${suffix}`, ppn.harga_jual], taxBase, [`PPN ${ppn.persen}% dari DPP`, ppn.jumlah]]
}

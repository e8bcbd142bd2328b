import { type Ppn, teksTarif } from '#contract/uang/ppn.ts'

/**
 * What is told of an order's tax beside its sum, as names and rupiah: the tax that its prices hold; of tax that was added, which stands in
 * the sum, only what it is after something went back.
 * @param ditambah so much of it stands in the sum
 */
export function barisPpn(ppn: Ppn | null | undefined, ditambah: number): [nama: string, nilai: number][] {
  if (!ppn) return []
  if (ppn.cara === 'termasuk') return [[`Sudah termasuk PPN (${teksTarif(ppn)})`, ppn.jumlah]]
  return ppn.jumlah === ditambah ? [] : [['PPN setelah pengembalian', ppn.jumlah]]
}

/** The same as a receipt tells it: with the price without tax, and the base. */
export function rincianPpn(ppn: Ppn, ditambah: number): [nama: string, nilai: number][] {
  const dpp: [string, number] = [`DPP nilai lain (${ppn.pembilang}/${ppn.penyebut})`, ppn.dpp]
  if (ppn.cara === 'termasuk') return [...barisPpn(ppn, 0), ['Harga barang tanpa PPN', ppn.harga_jual], dpp]
  const lagi = ppn.jumlah === ditambah ? '' : ' setelah pengembalian'
  return [[`Harga jual${lagi}`, ppn.harga_jual], dpp, [`PPN ${ppn.persen}% dari DPP`, ppn.jumlah]]
}

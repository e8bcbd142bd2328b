import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'

type Bagian = PesananAdmin['bagian'][number]

const sum = (rows: readonly { jumlah: number }[]) => rows.reduce((total, { jumlah }) => total + jumlah, 0)

/** Returns the quantity of a product without a lot that may be packed. */
export const shortageOf = ({ dipegang, kemasan, usul }: Bagian): number => dipegang - sum(kemasan) - sum(usul)

/** True if goods that the order holds are not packed yet. */
export const unpacked = ({ bagian }: Pick<PesananAdmin, 'bagian'>): boolean =>
  bagian.some(({ dipegang, kemasan }) => dipegang > sum(kemasan))

/** True if the order's goods have not left the shop. */
export const isInShop = ({ status_pesanan, resi }: Pick<PesananAdmin, 'status_pesanan' | 'resi'>): boolean =>
  status_pesanan !== 'Pesanan Selesai' && resi === ''

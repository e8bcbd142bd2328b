import type { PesananAdmin } from '#contract/kantor-pesanan/office.ts'

type Bagian = PesananAdmin['bagian'][number]

const sum = (rows: readonly { jumlah: number }[]) => rows.reduce((total, { jumlah }) => total + jumlah, 0)

/** So many of a product lie in no lot that may be packed. */
export const kurangOf = ({ dipegang, kemasan, usul }: Bagian): number => dipegang - sum(kemasan) - sum(usul)

/** Goods that it holds are not in its parcel yet. */
export const belumDikemas = ({ bagian }: Pick<PesananAdmin, 'bagian'>): boolean =>
  bagian.some(({ dipegang, kemasan }) => dipegang > sum(kemasan))

/** Its goods have not left the shop. */
export const isDiRak = ({ status_pesanan, resi }: Pick<PesananAdmin, 'status_pesanan' | 'resi'>): boolean =>
  status_pesanan !== 'Pesanan Selesai' && resi === ''

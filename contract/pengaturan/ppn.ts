/** What the owner can choose about value added tax, for new orders. */
export const CARA_PPN = { tidak: 'Tidak memungut PPN', termasuk: 'Harga sudah termasuk PPN' } as const
export type CaraPpn = keyof typeof CARA_PPN

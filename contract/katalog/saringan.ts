/** In which order the list of products comes; a minus turns it round. Without one it is by name. */
export const URUTAN_PRODUK = ['nama', 'terlaris', 'terbaru', 'harga', '-harga'] as const
export type UrutanProduk = (typeof URUTAN_PRODUK)[number]

/** No product costs more: the largest price that a form takes. */
export const HARGA_SARING_MAX = 999_999_999_999

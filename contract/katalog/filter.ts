/** Sort orders of the product list; a minus reverses the order. Default: by name. */
export const PRODUK_ORDERS = ['nama', 'terlaris', 'terbaru', 'harga', '-harga'] as const
export type ProdukOrder = (typeof PRODUK_ORDERS)[number]

/** Maximum of the price filter: the largest price that a form accepts. */
export const FILTER_HARGA_MAX = 999_999_999_999

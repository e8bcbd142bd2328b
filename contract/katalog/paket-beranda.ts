/** So many packages, the first of the shop's order, stand on the landing page. By itself, for a page that has no form. */
export const PAKET_BERANDA = 3

/* Formatted by hand: the first `Intl.NumberFormat` takes 50 ms on a cheap phone and delays the first interaction. */

/** 25000 → '25.000'. @param value a whole number */
export function formatGrouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** 25000 → 'Rp 25.000', with an ordinary space, so that it can be searched and copied. Negative amounts: '−Rp 25.000'. */
export function formatRupiah(value: number): string {
  return value < 0 ? `−Rp ${formatGrouped(-value)}` : `Rp ${formatGrouped(value)}`
}

/** The landing page writes its package prices as 'Rp. 800.000'. */
export function formatRupiahDots(value: number): string {
  return `Rp. ${formatGrouped(value)}`
}

/** 1234567 → '1,2 jt', for charts with little space. */
export function formatShort(value: number): string {
  return new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/** Path of the checkout without a login. */
export const FIRST_PATH = '/pesan-tanpa-login'

const GUARDED = ['/pemesanan', '/produk/produk-satuan/pemesanan']

interface Tujuan {
  to: string
  state: unknown
}

/** Returns the checkout without a login that orders the same as a guarded checkout or the cart; null for every other screen. */
export function firstTujuan({ to, state }: Tujuan): Tujuan | null {
  const [path = '', search] = to.split('?')
  if (path.toLowerCase() === '/keranjang') return { to: FIRST_PATH, state: null }
  if (![FIRST_PATH, ...GUARDED].includes(path.toLowerCase())) return null
  return { to: search === undefined ? FIRST_PATH : `${FIRST_PATH}?${search}`, state }
}

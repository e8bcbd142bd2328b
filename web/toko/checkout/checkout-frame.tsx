import type { ReactNode } from 'react'

/** Heading of all checkouts. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Pemesanan</h1>
      {/* The largest text of the first screen, rendered before any data has loaded. */}
      <p className="mt-2 text-tinta-2">Periksa isi pesanan, alamat, dan pengiriman sebelum membayar.</p>
      {children}
    </div>
  )
}

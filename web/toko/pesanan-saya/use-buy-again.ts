import { useNavigate } from 'react-router'
import type { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { orderAgain } from '#web/lib/cart.ts'
import { linesAgain } from './buy-again.ts'

/** Handles 'Beli Lagi': puts the lines of an order into the cart, and opens it. */
export function useBuyAgain(pesanan: RiwayatPesanan) {
  const navigate = useNavigate()
  return () => {
    orderAgain(linesAgain(pesanan))
    void navigate('/keranjang')
  }
}

import type { ReactNode } from 'react'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { Rincian } from '#web/toko/checkout/ringkasan-harga.tsx'
import { MetodePembayaran } from '#web/toko/pembayaran/payment-method.tsx'
import type { ConfirmationState } from './confirmation-origin.ts'

interface ConfirmationRingkasanProps {
  pesanan: ConfirmationState
  /** Name of the payment method, if a better one than that of its key is known. */
  metodeName?: string
  /** Buttons for the next steps. */
  children: ReactNode
}

/** Summary of an order: items, payment method and total. */
export function ConfirmationRingkasan({ pesanan, metodeName, children }: ConfirmationRingkasanProps) {
  const {
    nama_produk,
    gambar_produk,
    isPaket,
    jumlah,
    metode_pembayaran: metode,
    total_harga,
    ppn_ditambah = 0,
  } = pesanan
  return (
    <section aria-labelledby="ringkasan" className="kartu h-fit p-4 md:p-5">
      <h2 id="ringkasan" className="text-lg tracking-normal">
        Ringkasan Pesanan
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <span className="w-16 shrink-0">
          <GambarKatalog kind={isPaket ? 'paket' : 'produks'} gambar={gambar_produk} alt="" sizes="4rem" />
        </span>
        <span className="min-w-0 font-semibold">{nama_produk}</span>
      </div>
      <dl className="mt-4 grid gap-3">
        <Rincian name="Jumlah">{jumlah}</Rincian>
        <div className="grid gap-2">
          <dt className="text-tinta-2">Metode Pembayaran</dt>
          <dd>{metode ? <MetodePembayaran metode={metode} name={metodeName} /> : 'Belum dipilih'}</dd>
        </div>
        {ppn_ditambah > 0 && <Rincian name="Termasuk PPN">{formatRupiah(ppn_ditambah)}</Rincian>}
        <div className="flex items-baseline justify-between gap-4 border-garis border-t pt-3">
          <dt className="font-semibold">Total</dt>
          <dd className="harga font-bold text-2xl">{formatRupiah(total_harga)}</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-3">{children}</div>
    </section>
  )
}

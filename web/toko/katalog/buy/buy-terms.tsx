import { PackageCheck, Truck, Wallet } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { KELUHAN_HARI } from '#contract/keluhan/limits.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import type { Sifat } from '#web/shared/cargo-marks.tsx'
import { OngkirBarang } from './ongkir-barang.tsx'

interface BuyTermsProps {
  item: ItemPesanan
  sifat: Sifat
}

/** Shipping, returns and ways to pay, below the button that buys. */
export function BuyTerms({ item, sifat }: BuyTermsProps) {
  return (
    <ul className="mt-4 grid gap-3 border-garis border-t pt-4">
      <Line Icon={Truck}>
        <OngkirBarang item={item} sifat={sifat} />
      </Line>
      <Line Icon={PackageCheck}>
        <p>
          Rusak, kurang, atau salah kirim? Lapor maksimal {KELUHAN_HARI} hari setelah tiba, kami ganti atau kembalikan
          uangnya.{' '}
          <Link to="/syarat-dan-ketentuan" className="text-laut underline underline-offset-4">
            Syaratnya
          </Link>
        </p>
      </Line>
      <Line Icon={Wallet}>
        <p>Bayar dengan QRIS, transfer bank, atau e-wallet.</p>
      </Line>
    </ul>
  )
}

interface LineProps {
  Icon: ComponentType<{ className: string; 'aria-hidden': true }>
  children: ReactNode
}

function Line({ Icon, children }: LineProps) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-laut" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

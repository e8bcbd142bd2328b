import type { Paket } from '#contract/katalog/endpoints.ts'
import { AddToKeranjang } from '#web/toko/katalog/buy/add-to-keranjang.tsx'
import { paketLine, stokOfPaket } from '#web/toko/katalog/buy/baris-keranjang.ts'
import { paketTujuan } from '#web/toko/katalog/buy/pesanan-tujuan.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** True if the package can be bought, by the data known now. */
export const isPurchasable = (paket: Paket): boolean => stokOfPaket(paket) > 0 && !hasUnregistered(paket)

const hasUnregistered = ({ isi }: Paket) => isi.some(({ belum_terdaftar }) => belum_terdaftar)

interface BuyPaketProps {
  paket: Paket
  /** In a list: one button, and not the primary action of the screen. */
  isListed?: boolean
}

/** Buttons of a package, or the reason why there are none. */
export function BuyPaket({ paket, isListed = false }: BuyPaketProps) {
  if (hasUnregistered(paket)) {
    return (
      <>
        <p className="mb-2.5 text-sm text-tinta-2">Di dalamnya ada obat yang belum punya nomor pendaftaran.</p>
        <Button disabled className="w-full">
          Belum dijual
        </Button>
      </>
    )
  }
  if (stokOfPaket(paket) === 0) {
    return (
      <Button disabled className="w-full">
        {paket.perlu_diperiksa ? 'Isi sedang diperiksa' : 'Stok habis'}
      </Button>
    )
  }
  return (
    <div className="flex gap-2.5">
      <ButtonLink
        {...paketTujuan(paket)}
        variant={isListed ? 'garis' : 'utama'}
        aria-label={`Beli Sekarang ${paket.title}`}
        className="min-w-0 flex-1"
      >
        Beli Sekarang
      </ButtonLink>
      {!isListed && <AddToKeranjang line={paketLine(paket)} shape="lega" />}
    </div>
  )
}

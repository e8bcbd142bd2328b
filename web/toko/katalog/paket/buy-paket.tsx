import type { Paket } from '#contract/katalog/endpoints.ts'
import { AddToKeranjang } from '#web/toko/katalog/beli/add-to-keranjang.tsx'
import { barisOfPaket, stokOfPaket } from '#web/toko/katalog/beli/baris-keranjang.ts'
import { DiKeranjang } from '#web/toko/katalog/beli/di-keranjang.tsx'
import { paketTujuan } from '#web/toko/katalog/beli/pesanan-tujuan.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** True if the package can be bought, by the data known now. */
export const isPurchasable = (paket: Paket): boolean => stokOfPaket(paket) > 0 && !hasUnregistered(paket)

const hasUnregistered = ({ isi }: Paket) => isi.some(({ belum_terdaftar }) => belum_terdaftar)

/** Buttons of a package, or the reason why there are none. @param bentuk shape of the cart button */
export function BuyPaket({ paket, bentuk = 'ikon' }: { paket: Paket; bentuk?: 'ikon' | 'lega' }) {
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
    <>
      <div className="flex gap-2.5">
        <ButtonLink
          {...paketTujuan(paket)}
          variant={bentuk === 'lega' ? 'utama' : 'isi'}
          aria-label={`Beli Sekarang ${paket.title}`}
          className="min-w-0 flex-1"
        >
          Beli Sekarang
        </ButtonLink>
        <AddToKeranjang baris={barisOfPaket(paket)} bentuk={bentuk} />
      </div>
      <DiKeranjang isi={paket} />
    </>
  )
}

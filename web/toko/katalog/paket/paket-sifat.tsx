import { beratText } from '#contract/checkout/berat.ts'
import type { Paket } from '#contract/katalog/endpoints.ts'
import { GOLONGAN } from '#contract/katalog/golongan.ts'
import { CargoMarks, shippingMethod } from '#web/shared/cargo-marks.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { masaHenti } from '#web/toko/katalog/golongan.ts'
import { kirimanOfPaket } from '#web/toko/katalog/sifat.ts'

/** Transport rules and withdrawal period of a package: those of its strictest part. */
export function PaketSifat({ paket }: { paket: Paket }) {
  const kiriman = kirimanOfPaket(paket)
  const henti = masaHenti(paket)
  return (
    <div className="mt-4 grid gap-1.5 text-sm text-tinta-2">
      <p className="flex flex-wrap gap-2 empty:hidden">
        <CargoMarks {...kiriman} />
      </p>
      <p>{shippingMethod(kiriman)}</p>
      <p>
        <TermText>
          {`Golongan: ${GOLONGAN[paket.golongan]}. ${henti ? `Masa henti: ${henti.toLowerCase()}. ` : ''}Berat: ${beratText([{ ...kiriman, jumlah: 1 }])}.`}
        </TermText>
      </p>
    </div>
  )
}

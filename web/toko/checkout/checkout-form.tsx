import { useId, useState } from 'react'
import { subtotalOf } from '#contract/uang/total.ts'
import type { Restore } from '#web/toko/pembayaran/use-pay.ts'
import { TextArea } from '#web/ui/field.tsx'
import { AlamatKartu } from './alamat-kartu.tsx'
import { BarisPesananKartu } from './baris-pesanan-kartu.tsx'
import { PembeliKartu } from './pembeli-kartu.tsx'
import { PayPesanan } from './pay-pesanan.tsx'
import { PengirimanChoices } from './pengiriman-choices.tsx'
import { ResepKartu } from './resep-kartu.tsx'
import { type CheckoutOrigin, useCheckout } from './use-checkout.ts'
import { useCheckoutInput } from './use-checkout-input.ts'
import { usePembeli } from './use-pembeli.ts'
import { VoucherKartu } from './voucher-kartu.tsx'

const CATATAN_MAX = 500

interface CheckoutFormProps extends CheckoutOrigin {
  /** Called when the order exists, paid or not. */
  onOrdered?(): Restore
}

/** Checkout form: items, address, shipping, and a total that stays in view. */
export function CheckoutForm({ onOrdered, ...origin }: CheckoutFormProps) {
  const { baris } = origin
  const { isian, change, keepPembeli, forget } = useCheckoutInput(baris)
  const pembeli = usePembeli()
  const { wanted, catatan, voucher, write } = isian
  const checkout = useCheckout(origin, isian, pembeli?.place)
  const { semua, computed, resep, potongan } = checkout
  const [shippingMissing, setShippingMissing] = useState(false)
  const shippingGroup = useId()

  return (
    // No <form>: the address dialog inside contains one, and Enter in a field must not pay.
    <div className="mt-6 grid grid-cols-1 items-start gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <div className="grid grid-cols-1 gap-5">
        {semua.map((line, index) => (
          <BarisPesananKartu
            key={line.kunci}
            baris={line}
            most={line.most}
            diminta={wanted[line.kunci] ?? baris[index]?.jumlah ?? 1}
            banyak={semua.length > 1}
            onJumlah={(jumlah) => change((before) => ({ wanted: { ...before.wanted, [line.kunci]: jumlah } }))}
          />
        ))}
        {resep.baris && <ResepKartu {...resep} baris={semua[0] ?? resep.baris} />}
        {pembeli ? (
          <PembeliKartu {...pembeli} onKeep={keepPembeli} />
        ) : (
          <AlamatKartu
            {...checkout.alamat}
            tujuan={checkout.tujuan}
            write={write}
            onWrite={(write) => change(() => ({ write }))}
            onChoose={(alamatId) => change(() => ({ alamatId }))}
          />
        )}
        <PengirimanChoices
          id={shippingGroup}
          query={checkout.pengiriman}
          muatan={computed}
          subtotal={subtotalOf(computed)}
          ongkirOf={checkout.ongkirOf}
          value={checkout.chosen?.shippingId ?? null}
          missing={shippingMissing}
          onChange={(shippingId) => {
            change(() => ({ shippingId }))
            setShippingMissing(false)
          }}
        />
        {!pembeli && (
          <VoucherKartu
            {...voucher}
            voucher={potongan}
            // Editing a rejected code removes the code and its error.
            onText={(teks) =>
              change(({ voucher: { kode } }) => ({ voucher: { teks, kode: potongan.galat ? '' : kode } }))
            }
            onUse={(kode) => change((before) => ({ voucher: { ...before.voucher, kode } }))}
          />
        )}
        <CatatanKartu catatan={catatan} onChange={(catatan) => change(() => ({ catatan }))} />
      </div>
      <PayPesanan
        checkout={checkout}
        isian={isian}
        pembeli={pembeli}
        onOrdered={() => {
          forget()
          return onOrdered?.()
        }}
        onShippingMissing={() => {
          setShippingMissing(true)
          document.getElementById(shippingGroup)?.querySelector('input')?.focus()
        }}
        onAlamatMissing={() => change(() => ({ write: 'ubah' }))}
      />
    </div>
  )
}

function CatatanKartu({ catatan, onChange }: { catatan: string; onChange(catatan: string): void }) {
  return (
    <section className="kartu p-4 md:p-5">
      <TextArea
        label="Catatan pesanan (opsional)"
        hint="Misalnya patokan lokasi atau waktu terbaik untuk menerima kiriman."
        maxLength={CATATAN_MAX}
        value={catatan}
        onChange={(event) => onChange(event.target.value)}
      />
    </section>
  )
}

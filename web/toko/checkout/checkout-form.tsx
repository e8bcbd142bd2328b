import { useId, useState } from 'react'
import { subtotalOf } from '#contract/uang/total.ts'
import type { Restore } from '#web/toko/pembayaran/use-pay.ts'
import { TextArea } from '#web/ui/field.tsx'
import { AlamatKartu } from './alamat-kartu.tsx'
import type { BarisPesanan } from './baris-pesanan.ts'
import { BarisPesananKartu } from './baris-pesanan-kartu.tsx'
import { PembeliKartu } from './first/pembeli-kartu.tsx'
import { usePembeli } from './first/use-pembeli.ts'
import { type CheckoutInput, useCheckoutInput } from './input/use-checkout-input.ts'
import { PayPesanan } from './pay-pesanan.tsx'
import { PengirimanChoices } from './pengiriman-choices.tsx'
import { ResepKartu } from './resep-kartu.tsx'
import { useChanges } from './use-changes.ts'
import { type Checkout, type CheckoutOrigin, useCheckout } from './use-checkout.ts'
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
  const { wanted, voucher } = isian
  const checkout = useCheckout(origin, isian, pembeli.place)
  const { semua, computed, resep, potongan } = checkout
  const { hargaLama, ongkirLama, jumlahLama } = useChanges(baris, checkout, checkout.tujuan ?? pembeli.place)
  const [shippingMissing, setShippingMissing] = useState(false)
  const shippingGroup = useId()

  return (
    // No <form>: the address dialog inside contains one, and Enter in a field must not pay.
    <div className="mt-6 grid grid-cols-1 items-start gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <div className="grid grid-cols-1 gap-5">
        <BarisList
          semua={semua}
          wantedOf={(line, index) => wanted[line.kunci] ?? baris[index]?.jumlah ?? 1}
          hargaLama={hargaLama}
          onJumlah={({ kunci }, jumlah) => change((before) => ({ wanted: { ...before.wanted, [kunci]: jumlah } }))}
        />
        {resep.baris && <ResepKartu {...resep} baris={semua[0] ?? resep.baris} />}
        {pembeli.asForm ? (
          <PembeliKartu {...pembeli} onKeep={keepPembeli} />
        ) : (
          <TujuanKartu checkout={checkout} write={isian.write} onChange={(part) => change(() => part)} />
        )}
        <PengirimanChoices
          id={shippingGroup}
          query={checkout.pengiriman}
          muatan={computed}
          subtotal={subtotalOf(computed)}
          ongkirOf={checkout.ongkirOf}
          ongkirLama={ongkirLama}
          value={checkout.chosen?.shippingId ?? null}
          isGone={checkout.isPengirimanGone}
          missing={shippingMissing}
          onChange={(shippingId) => {
            change(() => ({ shippingId }))
            setShippingMissing(false)
          }}
        />
        {!pembeli.asForm && (
          <VoucherKartu
            {...voucher}
            voucher={potongan}
            jumlahLama={jumlahLama}
            onChange={(part) => change((before) => ({ voucher: { ...before.voucher, ...part } }))}
          />
        )}
        <CatatanKartu catatan={isian.catatan} onChange={(catatan) => change(() => ({ catatan }))} />
      </div>
      <PayPesanan
        checkout={checkout}
        isian={isian}
        pembeli={pembeli.isNew ? pembeli : undefined}
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

interface BarisListProps {
  semua: Checkout['semua']
  wantedOf(line: BarisPesanan, index: number): number
  hargaLama(kunci: string): number | undefined
  onJumlah(line: BarisPesanan, jumlah: number): void
}

function BarisList({ semua, wantedOf, hargaLama, onJumlah }: BarisListProps) {
  return semua.map((line, index) => (
    <BarisPesananKartu
      key={line.kunci}
      baris={line}
      hargaLama={hargaLama(line.kunci)}
      most={line.most}
      diminta={wantedOf(line, index)}
      banyak={semua.length > 1}
      onJumlah={(jumlah) => onJumlah(line, jumlah)}
    />
  ))
}

interface TujuanKartuProps extends Pick<CheckoutInput, 'write'> {
  checkout: Pick<Checkout, 'alamat' | 'tujuan'>
  onChange(part: Partial<CheckoutInput>): void
}

function TujuanKartu({ checkout: { alamat, tujuan }, write, onChange }: TujuanKartuProps) {
  return (
    <AlamatKartu
      {...alamat}
      tujuan={tujuan}
      write={write}
      onWrite={(write) => onChange({ write })}
      onChoose={(alamatId) => onChange({ alamatId })}
    />
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

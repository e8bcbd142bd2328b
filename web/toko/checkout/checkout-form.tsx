import { useContext, useId, useState } from 'react'
import { subtotalOf } from '#contract/uang/total.ts'
import type { Restore } from '#web/toko/pembayaran/use-pay.ts'
import { TextArea } from '#web/ui/field.tsx'
import { AlamatKartu } from './alamat-kartu.tsx'
import type { PesananLine } from './baris-pesanan.ts'
import { PesananLineKartu } from './baris-pesanan-kartu.tsx'
import { PembeliContext } from './first/pembeli-context.ts'
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
  const { lines } = origin
  const { form, change, keepPembeli, forget } = useCheckoutInput(lines)
  const pembeli = useContext(PembeliContext)
  const { wanted, voucher } = form
  const checkout = useCheckout(origin, form, pembeli?.place)
  const { all, computed, resep, potongan } = checkout
  const { oldHarga, oldOngkir, oldAmount } = useChanges(lines, checkout, checkout.tujuan ?? pembeli?.place)
  const [shippingMissing, setShippingMissing] = useState(false)
  const shippingGroup = useId()

  return (
    // No <form>: the address dialog inside contains one, and Enter in a field must not pay.
    <div className="mt-6 grid grid-cols-1 items-start gap-5 lg:grid-cols-ringkasan lg:gap-8">
      <div className="grid grid-cols-1 gap-5">
        <LineList
          all={all}
          wantedOf={(line, index) => wanted[line.kunci] ?? lines[index]?.jumlah ?? 1}
          oldHarga={oldHarga}
          onQuantity={({ kunci }, now) => change((before) => ({ wanted: { ...before.wanted, [kunci]: now } }))}
        />
        {resep.line && <ResepKartu {...resep} line={all[0] ?? resep.line} />}
        {pembeli?.asForm ? (
          pembeli.renderForm(keepPembeli)
        ) : (
          <TujuanKartu checkout={checkout} write={form.write} onChange={(part) => change(() => part)} />
        )}
        <PengirimanChoices
          id={shippingGroup}
          query={checkout.pengiriman}
          muatan={computed}
          subtotal={subtotalOf(computed)}
          ongkirOf={checkout.ongkirOf}
          oldOngkir={oldOngkir}
          value={checkout.chosen?.shippingId ?? null}
          isGone={checkout.isPengirimanGone}
          missing={shippingMissing}
          onChange={(shippingId) => {
            change(() => ({ shippingId }))
            setShippingMissing(false)
          }}
        />
        {!pembeli?.asForm && (
          <VoucherKartu
            {...voucher}
            voucher={potongan}
            oldAmount={oldAmount}
            onChange={(part) => change((before) => ({ voucher: { ...before.voucher, ...part } }))}
          />
        )}
        <CatatanKartu catatan={form.catatan} onChange={(catatan) => change(() => ({ catatan }))} />
      </div>
      <PayPesanan
        checkout={checkout}
        input={form}
        pembeli={pembeli?.isNew ? pembeli : undefined}
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

interface LineListProps {
  all: Checkout['all']
  wantedOf(line: PesananLine, index: number): number
  oldHarga(kunci: string): number | undefined
  onQuantity(line: PesananLine, quantity: number): void
}

function LineList({ all, wantedOf, oldHarga, onQuantity }: LineListProps) {
  return all.map((line, index) => (
    <PesananLineKartu
      key={line.kunci}
      line={line}
      oldHarga={oldHarga(line.kunci)}
      most={line.most}
      requested={wantedOf(line, index)}
      many={all.length > 1}
      onQuantity={(quantity) => onQuantity(line, quantity)}
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

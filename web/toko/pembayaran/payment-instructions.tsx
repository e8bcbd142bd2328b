import { ChevronDown, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { nomorName, type PaymentWay, paymentNumber } from '#contract/pembayaran/payment-method.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Countdown, localTime } from './deadline.tsx'
import { NomorByFour } from './nomor-by-four.tsx'
import { type PaymentLangkah, paymentLangkah } from './payment-langkah.ts'
import { MetodePembayaran } from './payment-method.tsx'

/** Payment instructions: method, number, amount, deadline and steps. */
export function PaymentInstructions({ method, total }: { method: PaymentWay; total: number }) {
  const nomor = paymentNumber(method)
  return (
    <section aria-labelledby="cara-bayar" className="kartu p-4 md:p-5">
      <h2 id="cara-bayar" className="text-lg tracking-normal">
        Cara Membayar
      </h2>
      <p className="mt-3">
        <MetodePembayaran metode={method.metode} name={method.nama} />
      </p>
      <dl className="mt-3 divide-y divide-garis border-garis border-y">
        {method.kode_perusahaan && <CopyableValue name="Kode perusahaan" value={method.kode_perusahaan} />}
        {nomor && (
          <CopyableValue name={nomorName(method.metode)} value={nomor}>
            <NomorByFour nomor={nomor} />
          </CopyableValue>
        )}
        <CopyableValue name="Jumlah" value={String(total)}>
          <span className="harga">{formatRupiah(total)}</span>
        </CopyableValue>
      </dl>
      <PaymentDeadline deadline={method.bayar_sebelum} hasNomor={nomor !== null} />
      <div className="mt-4 grid gap-1">
        {paymentLangkah(method).map((methods, position) => (
          <Langkah key={methods.title} {...methods} isOpen={position === 0} />
        ))}
      </div>
    </section>
  )
}

/** Value with a copy button. @param children displayed form, if it differs from the copied value */
export function CopyableValue({
  name,
  value,
  children = value,
}: {
  name: string
  value: string
  children?: ReactNode
}) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
      <dt className="text-sm text-tinta-2">{name}</dt>
      <dd className="col-start-1 select-all font-bold text-lg tabular-nums sm:text-xl">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton text={value} name={name} />
      </dd>
    </div>
  )
}

/** Payment deadline, and its consequence. */
export function PaymentDeadline({
  deadline,
  hasNomor,
  what = 'Bayar',
}: {
  deadline: string
  hasNomor: boolean
  what?: string
}) {
  return (
    <p className="mt-4 flex gap-3 rounded border border-kuning/30 bg-kuning-muda px-4 py-3 text-kuning">
      <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong className="block text-lg">
          <Countdown deadline={deadline} />
        </strong>
        {what} sebelum <strong>{localTime(deadline)}</strong>. Lewat waktu itu pesanan otomatis batal.
        {hasNomor && ' Jangan bayar ke nomor ini lagi.'}
      </span>
    </p>
  )
}

function Langkah({ title, langkah, isOpen }: PaymentLangkah & { isOpen: boolean }) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-2 rounded font-semibold text-laut underline-offset-4 hover:underline">
        {title}
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="grid list-decimal gap-1.5 pb-3 pl-6">
        {langkah.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </details>
  )
}

import { ChevronDown, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { namaNomor, type PaymentWay, paymentNumber } from '#contract/pembayaran/payment-method.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Countdown, localTime } from './deadline.tsx'
import { NomorByFour } from './nomor-by-four.tsx'
import { type PaymentLangkah, paymentLangkah } from './payment-langkah.ts'
import { MetodePembayaran } from './payment-method.tsx'

/** Payment instructions: method, number, amount, deadline and steps. */
export function PaymentInstructions({ cara, total }: { cara: PaymentWay; total: number }) {
  const nomor = paymentNumber(cara)
  return (
    <section aria-labelledby="cara-bayar" className="kartu p-4 md:p-5">
      <h2 id="cara-bayar" className="text-lg tracking-normal">
        Cara Membayar
      </h2>
      <p className="mt-3">
        <MetodePembayaran metode={cara.metode} nama={cara.nama} />
      </p>
      <dl className="mt-3 divide-y divide-garis border-garis border-y">
        {cara.kode_perusahaan && <Copy nama="Kode perusahaan" nilai={cara.kode_perusahaan} />}
        {nomor && (
          <Copy nama={namaNomor(cara.metode)} nilai={nomor}>
            <NomorByFour nomor={nomor} />
          </Copy>
        )}
        <Copy nama="Jumlah" nilai={String(total)}>
          <span className="harga">{formatRupiah(total)}</span>
        </Copy>
      </dl>
      <PaymentDeadline batas={cara.bayar_sebelum} adaNomor={nomor !== null} />
      <div className="mt-4 grid gap-1">
        {paymentLangkah(cara).map((cara, urutan) => (
          <Langkah key={cara.judul} {...cara} terbuka={urutan === 0} />
        ))}
      </div>
    </section>
  )
}

/** Value with a copy button. @param children displayed form, if it differs from the copied value */
export function Copy({ nama, nilai, children = nilai }: { nama: string; nilai: string; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
      <dt className="text-sm text-tinta-2">{nama}</dt>
      <dd className="col-start-1 select-all font-bold text-lg tabular-nums sm:text-xl">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton text={nilai} name={nama} />
      </dd>
    </div>
  )
}

/** Payment deadline, and its consequence. */
export function PaymentDeadline({
  batas,
  adaNomor,
  apa = 'Bayar',
}: {
  batas: string
  adaNomor: boolean
  apa?: string
}) {
  return (
    <p className="mt-4 flex gap-3 rounded border border-kuning/30 bg-kuning-muda px-4 py-3 text-kuning">
      <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong className="block text-lg">
          <Countdown batas={batas} />
        </strong>
        {apa} sebelum <strong>{localTime(batas)}</strong>. Lewat waktu itu pesanan otomatis batal.
        {adaNomor && ' Jangan bayar ke nomor ini lagi.'}
      </span>
    </p>
  )
}

function Langkah({ judul, langkah, terbuka }: PaymentLangkah & { terbuka: boolean }) {
  return (
    <details open={terbuka} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-2 rounded font-semibold text-laut underline-offset-4 hover:underline">
        {judul}
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="grid list-decimal gap-1.5 pb-3 pl-6">
        {langkah.map((satu) => (
          <li key={satu}>{satu}</li>
        ))}
      </ol>
    </details>
  )
}

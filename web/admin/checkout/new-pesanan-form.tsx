import { useForm } from 'react-hook-form'
import { type NewPesananBody, type quotePesanan, SumberAdmin } from '#contract/checkout/manual-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { SUMBER } from '#web/admin/pesanan/pesanan-words.ts'
import { FormCard } from '#web/admin/ui/isian/form-card.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'
import { BarangFields } from './barang-fields.tsx'
import type { InitialPengganti } from './initial-pengganti.ts'
import { initialInput, type NewPesananInput, resolver } from './new-pesanan-input.ts'
import { PembayaranFields } from './pembayaran-fields.tsx'
import { PembeliFields } from './pembeli-fields.tsx'
import { type MetodeChoice, PengirimanFields } from './pengiriman-fields.tsx'
import { useQuote } from './pesanan-quote.ts'
import { useSavePesanan } from './use-save-pesanan.ts'

/** One of the two columns: its cards stay in it while they grow. */
const COLUMN = 'grid grid-cols-1 gap-5'

interface Props {
  metode: readonly MetodeChoice[]
  /** Initial values of a replacement order. */
  initial?: InitialPengganti | undefined
  /** Path of the list to return to. */
  returnTo: string
}

/** Form that enters an order: buyer, items, shipping and payment. */
export function NewPesananForm({ metode, initial, returnTo }: Props) {
  const form = useForm<NewPesananInput, unknown, NewPesananBody>({
    resolver,
    defaultValues: initialInput(initial?.form),
  })
  const calculation = useQuote(form)
  const save = useSavePesanan(form, returnTo)
  const isPengganti = initial !== undefined
  return (
    <FormFrame saving={save} returnTo={returnTo} save="Simpan Pesanan" hasCards>
      <div className={COLUMN}>
        {initial && (
          <Notice kind="info">
            Barang dari pesanan {initial.nomor} dikirim lagi tanpa biaya untuk {initial.pembeli.nama}. Stoknya langsung
            diambil, dan pesanannya siap dikemas.
          </Notice>
        )}
        <FormCard title="Pembeli">
          <PembeliFields form={form} isPengganti={isPengganti} />
          <SelectField label="Pesanan datang lewat" {...form.register('sumber')}>
            <Options pairs={SumberAdmin.options.map((value) => [value, SUMBER[value]])} />
          </SelectField>
        </FormCard>
        <FormCard title="Barang">
          <BarangFields form={form} initial={initial?.barang} quoted={calculation.data?.baris} />
        </FormCard>
      </div>
      <div className={COLUMN}>
        <FormCard title="Pengiriman">
          <PengirimanFields form={form} metode={metode} isPengganti={isPengganti} />
        </FormCard>
        <FormCard title="Pembayaran">
          {!isPengganti && <PembayaranFields form={form} total={calculation.data?.total_harga} />}
          {calculation.error && (
            <Notice kind="galat">{errorText(calculation.error, { answered: 'Total gagal dihitung' })}</Notice>
          )}
          {calculation.data && <Totals {...calculation.data} />}
        </FormCard>
      </div>
    </FormFrame>
  )
}

/** Totals as the server computed them. */
function Totals({ subtotal, diskon, ppn_ditambah, biaya_kirim, total_harga }: Output<typeof quotePesanan>) {
  const lines = [
    ['Subtotal', subtotal],
    ['Ongkir', biaya_kirim],
    ['Potongan', -diskon],
    ...(ppn_ditambah > 0 ? [['PPN', ppn_ditambah] as const] : []),
  ] as const
  return (
    <dl aria-live="polite" className="grid gap-1.5 border-garis border-t pt-3">
      {lines.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-tinta-2">{name}</dt>
          <dd className="harga">{formatRupiah(value)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 font-bold text-lg">
        <dt>Total</dt>
        <dd className="harga">{formatRupiah(total_harga)}</dd>
      </div>
    </dl>
  )
}

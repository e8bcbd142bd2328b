import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { RefundBody } from '#contract/pembayaran/pengembalian-office.ts'
import type { PesananAdmin } from '#contract/pesanan/office.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { isDiRak } from './isi-kemasan.ts'

interface Props {
  form: UseFormReturn<z.input<typeof RefundBody>, unknown, RefundBody>
  pesanan: PesananAdmin
  /** A void frees everything by itself. */
  isBatal: boolean
}

const KE_RAK = {
  judul: 'Kembali ke rak',
  ke: 'ke rak',
  akibat: 'Stoknya bertambah begitu dananya pasti kembali.',
  semua: 'Semua barang, kembali ke rak',
}
/** What was at a buyer's is not sold before somebody looked at it. */
const KE_KARANTINA = {
  judul: 'Masuk karantina',
  ke: 'ke karantina',
  akibat: 'Tidak langsung dijual: diperiksa dulu di menu Karantina.',
  semua: 'Semua barang, masuk karantina',
}

/** What of the goods the money is for, and what of them lies on the shelf again; without any it is only money. */
export function BarangKembali({ form, pesanan, isBatal }: Props) {
  const { items, bagian } = pesanan
  const { errors } = form.formState
  const rak = isDiRak(pesanan) ? KE_RAK : KE_KARANTINA
  const isAda = items.some(({ jumlah, kembali }) => jumlah > kembali)
  const isDipegang = bagian.some(({ dipegang }) => dipegang > 0)
  if (isBatal || !(isAda || isDipegang)) return null

  function semua() {
    for (const [index, { jumlah, kembali }] of items.entries())
      form.setValue(`barang.${index}.jumlah`, String(jumlah - kembali))
    for (const [index, { dipegang }] of bagian.entries()) form.setValue(`rak.${index}.jumlah`, String(dipegang))
  }

  return (
    <details className="rounded-sm border border-garis px-3">
      <summary className="min-h-11 content-center font-semibold">Barang ikut kembali?</summary>
      <div className="grid gap-4 pb-4">
        <p className="text-sm text-tinta-2">Biarkan 0 jika hanya uangnya yang kembali.</p>
        <fieldset className={isAda ? 'grid gap-3' : 'hidden'}>
          <legend className="mb-2 font-semibold">Batal dibeli</legend>
          {items.map(({ urutan, nama, jumlah, kembali }, index) =>
            jumlah > kembali ? (
              <TextField
                key={urutan}
                label={nama}
                hint={`Paling banyak ${jumlah - kembali}`}
                inputMode="numeric"
                autoComplete="off"
                error={errors.barang?.[index]?.jumlah?.message}
                {...form.register(`barang.${index}.jumlah`)}
              />
            ) : null,
          )}
        </fieldset>
        {isDipegang && (
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-semibold">{rak.judul}</legend>
            {bagian.map(({ produkId, nama, dipegang }, index) =>
              dipegang > 0 ? (
                <TextField
                  key={produkId}
                  label={`${nama} ${rak.ke}`}
                  hint={`Paling banyak ${dipegang}. ${rak.akibat}`}
                  inputMode="numeric"
                  autoComplete="off"
                  error={errors.rak?.[index]?.jumlah?.message}
                  {...form.register(`rak.${index}.jumlah`)}
                />
              ) : null,
            )}
          </fieldset>
        )}
        <Button variant="garis" onClick={semua}>
          {rak.semua}
        </Button>
      </div>
    </details>
  )
}

import { TicketPercent } from 'lucide-react'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { CheckoutInput } from './input/use-checkout-input.ts'
import type { Voucher } from './use-voucher.ts'

interface VoucherKartuProps extends Pick<CheckoutInput['voucher'], 'teks' | 'kode'> {
  voucher: Voucher
  /** Discount shown before for the same goods, if it has changed since. */
  oldAmount: number | undefined
  onChange(part: Partial<CheckoutInput['voucher']>): void
}

/** Aligns the button with the field, below its label and regardless of the text under it. */
const ALIGNED = 'mt-7.5'

/** Voucher field, collapsed by default. */
export function VoucherKartu({
  teks,
  kode,
  voucher: { valid, isComputing, failure, checkAgain },
  oldAmount,
  onChange,
}: VoucherKartuProps) {
  const isChecked = kode !== '' && kode === teks.trim()
  const applyCode = () => (isChecked ? checkAgain() : onChange({ kode: teks.trim() }))
  // Editing a rejected code removes the code and its error.
  const write = (text: string) => onChange({ teks: text, ...(failure && { kode: '' }) })
  return (
    <details className="kartu px-4 md:px-5" open={kode !== '' || teks !== '' || undefined}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 font-semibold">
        <TicketPercent aria-hidden className="size-5 shrink-0 text-laut" />
        Kode voucher
      </summary>
      <div className="grid gap-3 pb-4 md:pb-5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <TextField
            label="Kode"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="done"
            maxLength={60}
            value={teks}
            error={failure || undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') applyCode()
            }}
          />
          {isChecked && !failure ? (
            <Button
              variant="garis"
              className={ALIGNED}
              busy={isComputing}
              onClick={() => onChange({ teks: '', kode: '' })}
            >
              Hapus kode
            </Button>
          ) : (
            <Button variant="garis" className={ALIGNED} disabled={teks.trim() === ''} onClick={applyCode}>
              Pakai kode
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-tinta-2 empty:hidden">
          {valid && voucherText(valid)}
          {oldAmount !== undefined && ` Potongannya baru saja berubah. Tadi ${formatRupiah(oldAmount)}.`}
        </p>
      </div>
    </details>
  )
}

function voucherText({ keterangan, atas, jumlah, tanpa }: NonNullable<Voucher['valid']>): string {
  const outcome =
    jumlah > 0
      ? `Hemat ${formatRupiah(jumlah)}.`
      : atas === 'ongkir'
        ? 'Potongannya dihitung setelah ongkirnya pasti.'
        : 'Tidak ada potongan untuk pesanan ini.'
  const resep = tanpa.length > 0 ? ` Tidak termasuk obat resep: ${tanpa.join(', ')}.` : ''
  return `${keterangan}. ${outcome}${resep}`
}

import { Check } from 'lucide-react'
import { useId } from 'react'
import type { ProdukRak } from '#contract/stok/opname-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlClass } from '#web/ui/field.tsx'
import { describeExpiry, formatDifference, lotName } from './lot-words.ts'
import { type CountDraft, setCount } from './opname-draft.ts'

const NUMBER_MAX = 7

/** Product on the shelf, with a count field for each of its lots. */
export function OpnameProduk({ produk, draft }: { produk: ProdukRak; draft: readonly CountDraft[] }) {
  return (
    <li className="grid min-w-0 grid-cols-1 items-center gap-x-5 px-4 py-2 lg:grid-cols-2">
      <h2 className="wrap-anywhere min-w-0 text-base max-lg:pt-1">{produk.nama}</h2>
      <ul className="divide-y divide-garis">
        {produk.lot.map((lot) => (
          <CountLot
            key={lot.lotId}
            name={produk.nama}
            lot={lot}
            quantity={draft.find(({ lotId }) => lotId === lot.lotId)?.jumlah ?? ''}
          />
        ))}
      </ul>
    </li>
  )
}

interface CountLotProps {
  name: string
  lot: ProdukRak['lot'][number]
  quantity: string
}

function CountLot({ name, lot, quantity }: CountLotProps) {
  const id = useId()
  const { lotId, sisa, sisih, versiLot } = lot
  const record = (amount: string) => setCount({ lotId, nama: name, lot: lotName(lot), jumlah: amount, sisa, versiLot })
  const difference = quantity === '' ? 0 : Number(quantity) - sisa
  return (
    <li className="flex items-center gap-2 py-1.5">
      <label htmlFor={id} className="min-w-0 flex-1 text-sm text-tinta-2">
        <span className="wrap-anywhere text-base text-tinta">{lotName(lot)}</span>{' '}
        <span className="whitespace-nowrap">{describeExpiry(lot)}</span>
        <span className="block">
          Tercatat {formatGrouped(sisa)}
          {sisih > 0 && `; ${formatGrouped(sisih)} disisihkan, jangan dihitung`}
        </span>
      </label>
      <span
        className={cx('text-right font-semibold tabular-nums', difference < 0 ? 'text-merah' : 'text-kuning')}
        role="status"
      >
        {formatDifference(difference)}
      </span>
      <input
        id={id}
        aria-label={`Hitungan ${name}, lot ${lotName(lot)}`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        value={quantity}
        onChange={({ target }) => record(target.value.replace(/\D/g, '').slice(0, NUMBER_MAX))}
        className={cx(controlClass(), 'h-12 w-20! shrink-0 text-right text-lg')}
      />
      <Button
        variant={quantity === String(sisa) ? 'isi' : 'garis'}
        compact
        aria-pressed={quantity === String(sisa)}
        aria-label={`${name}, lot ${lotName(lot)}: cocok`}
        className="size-12 shrink-0"
        onClick={() => record(String(sisa))}
      >
        <Check aria-hidden className="size-6" />
      </Button>
    </li>
  )
}

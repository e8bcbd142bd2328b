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
    <li className="kartu min-w-0 p-4">
      <h2 className="text-base">{produk.nama}</h2>
      <p className="text-sm text-tinta-2">{produk.kategoriNama}</p>
      <ul className="mt-2 divide-y divide-garis">
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
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <label htmlFor={id} className="min-w-0 flex-1 basis-40">
        <span className="block font-medium wrap-anywhere">{lotName(lot)}</span>
        <span className="block text-sm text-tinta-2">{describeExpiry(lot)}</span>
        <span className="block text-sm text-tinta-2">
          Tercatat {formatGrouped(sisa)}
          {sisih > 0 && `; ${formatGrouped(sisih)} disisihkan, jangan dihitung`}
        </span>
      </label>
      <div className="flex items-center gap-2">
        <span
          className={cx(
            'min-w-14 text-right font-semibold tabular-nums',
            difference < 0 ? 'text-merah' : 'text-kuning',
          )}
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
          className={cx(controlClass(), 'h-14 w-24! text-right text-xl')}
        />
        <Button
          variant={quantity === String(sisa) ? 'isi' : 'garis'}
          compact
          aria-pressed={quantity === String(sisa)}
          aria-label={`${name}, lot ${lotName(lot)}: cocok`}
          className="size-14"
          onClick={() => record(String(sisa))}
        >
          <Check aria-hidden className="size-6" />
        </Button>
      </div>
    </li>
  )
}

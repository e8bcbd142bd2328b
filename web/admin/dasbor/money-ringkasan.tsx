import type { Dasbor } from '#contract/dasbor/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'

type Hari = Dasbor['harian'][number]

/** Income and refunds of the period, so that the basis of each figure is clear. */
export function MoneyRingkasan({ harian }: Pick<Dasbor, 'harian'>) {
  const sum = (value: Exclude<keyof Hari, 'tanggal'>) => harian.reduce((total, hari) => total + hari[value], 0)
  const [ppn, surplus] = [sum('ppn'), sum('lebih')]
  return (
    <section aria-label="Uang dalam periode ini" className="kartu mb-4 p-4">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2 xl:flex xl:flex-wrap xl:justify-between">
        <Amount name="Barang setelah diskon" value={sum('barang')} />
        <Amount name="Ongkir setelah diskon" value={sum('ongkir')} />
        {ppn > 0 && <Amount name="PPN" value={ppn} />}
        {surplus > 0 && <Amount name="Kelebihan bayar" value={surplus} />}
        <Amount name="Dikembalikan" value={-sum('dikembalikan')} />
        <Amount name="Bersih" value={sum('bersih')} isPrimary />
      </dl>
      <p className="mt-3 text-sm text-tinta-2">
        Pembayaran dihitung pada tanggal bayar, pengembalian pada tanggal kembali (WIB).
      </p>
    </section>
  )
}

function Amount({ name, value, isPrimary }: { name: string; value: number; isPrimary?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-tinta-2">{name}</dt>
      <dd className={cx('harga text-xl', isPrimary ? 'font-bold text-laut' : 'font-semibold')}>
        {formatRupiah(value)}
      </dd>
    </div>
  )
}

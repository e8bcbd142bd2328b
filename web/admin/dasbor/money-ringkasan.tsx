import type { Dasbor } from '#contract/dasbor/admin.ts'
import { figureValue, type MoneyAmounts } from '#contract/keuangan/figures-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { changeWords, FigureMeanings, FigureName, FigureValue, type Period } from '#web/admin/keuangan/figure.tsx'
import { cx } from '#web/ui/cx.ts'

const ALWAYS = ['bersih', 'pesanan', 'barang', 'diskon', 'ongkir', 'dikembalikan'] as const
/** Shown only if there is any. */
const RARE = ['ppn', 'lebih'] as const

interface MoneyRingkasanProps extends Pick<Dasbor, 'harian'> {
  periode: MoneyAmounts
  sebelum: MoneyAmounts
}

/** Figures of the period, each compared with as many days before. */
export function MoneyRingkasan({ harian, periode, sebelum }: MoneyRingkasanProps) {
  const period = { dari: harian[0]?.tanggal ?? '', sampai: harian.at(-1)?.tanggal ?? '' }
  const shown = [...ALWAYS, ...RARE.filter((kode) => figureValue(kode, periode) !== 0)]
  return (
    <section aria-label="Uang dalam periode ini" className="kartu mb-4 p-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 xl:flex xl:flex-wrap xl:justify-between">
        {shown.map((kode) => (
          <Amount
            key={kode}
            kode={kode}
            value={figureValue(kode, periode)}
            before={figureValue(kode, sebelum)}
            period={period}
          />
        ))}
      </dl>
      <FigureMeanings of={shown} />
      <p className="mt-3 text-sm text-tinta-2">
        Dibandingkan dengan {formatGrouped(harian.length)} hari sebelumnya. Pembayaran dihitung pada tanggal bayar,
        pengembalian pada tanggal kembali (WIB).
      </p>
    </section>
  )
}

interface AmountProps {
  kode: (typeof ALWAYS | typeof RARE)[number]
  value: number
  before: number
  period: Period
}

function Amount({ kode, value, before, period }: AmountProps) {
  const change = changeWords(value, before)
  return (
    <div className="min-w-0">
      <dt className="text-sm text-tinta-2">
        <FigureName kode={kode} />
      </dt>
      <dd className={cx('sm:text-xl', kode === 'bersih' ? 'font-bold text-laut' : 'font-semibold')}>
        <FigureValue kode={kode} value={value} period={period} />
      </dd>
      <dd className="text-sm text-tinta-2">
        {change && `${change} dari `}
        {!change && 'sebelumnya '}
        <span className="whitespace-nowrap">{kode === 'pesanan' ? formatGrouped(before) : formatRupiah(before)}</span>
      </dd>
    </div>
  )
}

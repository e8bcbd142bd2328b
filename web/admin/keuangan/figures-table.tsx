import { type Figures, type Keuangan, margin, netAmount } from '#contract/keuangan/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'

interface Line {
  name: string
  valueFor(number: Figures): number
  /** True for a subtotal of the rows above. */
  isMain?: boolean
}

/** Rows in accounting order: income, deductions, refunds, then the margin of the goods. */
const LINES: readonly Line[] = [
  { name: 'Penjualan barang', valueFor: ({ barang }) => barang },
  { name: 'Diskon', valueFor: ({ diskon }) => -diskon },
  { name: 'PPN', valueFor: ({ ppn }) => ppn },
  { name: 'Ongkir', valueFor: ({ ongkir }) => ongkir },
  { name: 'Kelebihan bayar', valueFor: ({ lebih }) => lebih },
  { name: 'Barang dikembalikan', valueFor: ({ kembaliBarang }) => -kembaliBarang },
  { name: 'PPN dikembalikan', valueFor: ({ kembaliPpn }) => -kembaliPpn },
  { name: 'Ongkir dikembalikan', valueFor: ({ kembaliOngkir }) => -kembaliOngkir },
  { name: 'Kelebihan dikembalikan', valueFor: ({ kembaliLebih }) => -kembaliLebih },
  { name: 'Bersih diterima', valueFor: netAmount, isMain: true },
  { name: 'Biaya Midtrans', valueFor: ({ biaya }) => -biaya },
  { name: 'Modal barang', valueFor: ({ modal }) => -modal },
  { name: 'Laba kotor', valueFor: margin, isMain: true },
]
/** Rows that are hidden while all their values are 0, as in most shops. */
const RARE = ['PPN', 'PPN dikembalikan', 'Kelebihan bayar', 'Kelebihan dikembalikan']

/** Figures of today, yesterday and the period side by side; stacked on a phone. */
export function FiguresTable({ hariIni, kemarin, periode }: Pick<Keuangan, 'hariIni' | 'kemarin' | 'periode'>) {
  const columns = [
    { title: 'Hari ini', numbers: hariIni },
    { title: 'Kemarin', numbers: kemarin },
    { title: 'Periode', numbers: periode },
  ]
  const lines = LINES.filter(
    ({ name, valueFor }) => !RARE.includes(name) || columns.some(({ numbers }) => valueFor(numbers) !== 0),
  )
  return (
    <div className="mb-4 grid gap-4 lg:grid-cols-3">
      {columns.map(({ title, numbers }) => (
        <section key={title} aria-label={title} className="kartu min-w-0 p-4">
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm text-tinta-2">{formatGrouped(numbers.pesanan)} pesanan lunas</p>
          <dl className="mt-2">
            {lines.map(({ name, valueFor, isMain }) => (
              <div
                key={name}
                className={cx(
                  'flex flex-wrap justify-between gap-x-4 py-1.5',
                  isMain ? 'mb-2 border-garis-tua border-t-2 font-semibold' : 'border-garis border-t',
                )}
              >
                <dt>{name}</dt>
                <dd className={cx('harga', valueFor(numbers) < 0 && isMain && 'text-merah')}>
                  {formatRupiah(valueFor(numbers))}
                </dd>
              </div>
            ))}
          </dl>
          <Tax figure={numbers} />
          <UnknownCosts figure={numbers} />
        </section>
      ))}
    </div>
  )
}

/** Tax in the net amount, which the shop owes to the state. */
function Tax({ figure: { ppn, kembaliPpn } }: { figure: Figures }) {
  const tax = ppn - kembaliPpn
  if (tax === 0) return null
  return <p className="text-sm text-tinta-2">Dalam jumlah bersih ada PPN {formatRupiah(tax)}, bukan uang toko.</p>
}

/** Costs that the margin does not include yet. */
function UnknownCosts({ figure: { tanpaBiaya, tanpaModal, belumDikemas } }: { figure: Figures }) {
  const missing = [
    tanpaBiaya > 0 && `biaya ${formatGrouped(tanpaBiaya)} pembayaran Midtrans`,
    tanpaModal > 0 && `modal ${formatGrouped(tanpaModal)} barang`,
    belumDikemas > 0 && `modal ${formatGrouped(belumDikemas)} pesanan yang belum dikemas`,
  ].filter(Boolean)
  if (missing.length === 0) return null
  return <p className="text-sm text-tinta-2">Belum diketahui: {missing.join(', ')}.</p>
}

import { clean, type Figures, type Keuangan, margin } from '#contract/keuangan/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'

interface Lane {
  nama: string
  nilai(number: Figures): number
  /** True for a subtotal of the rows above. */
  utama?: boolean
}

/** Rows in accounting order: income, deductions, refunds, then the margin of the goods. */
const LANES: readonly Lane[] = [
  { nama: 'Penjualan barang', nilai: ({ barang }) => barang },
  { nama: 'Diskon', nilai: ({ diskon }) => -diskon },
  { nama: 'PPN', nilai: ({ ppn }) => ppn },
  { nama: 'Ongkir', nilai: ({ ongkir }) => ongkir },
  { nama: 'Kelebihan bayar', nilai: ({ lebih }) => lebih },
  { nama: 'Barang dikembalikan', nilai: ({ kembaliBarang }) => -kembaliBarang },
  { nama: 'PPN dikembalikan', nilai: ({ kembaliPpn }) => -kembaliPpn },
  { nama: 'Ongkir dikembalikan', nilai: ({ kembaliOngkir }) => -kembaliOngkir },
  { nama: 'Kelebihan dikembalikan', nilai: ({ kembaliLebih }) => -kembaliLebih },
  { nama: 'Bersih diterima', nilai: clean, utama: true },
  { nama: 'Biaya Midtrans', nilai: ({ biaya }) => -biaya },
  { nama: 'Modal barang', nilai: ({ modal }) => -modal },
  { nama: 'Laba kotor', nilai: margin, utama: true },
]
/** Rows that are hidden while all their values are 0, as in most shops. */
const RARE = ['PPN', 'PPN dikembalikan', 'Kelebihan bayar', 'Kelebihan dikembalikan']

/** Figures of today, yesterday and the period side by side; stacked on a phone. */
export function FiguresTable({ hariIni, kemarin, periode }: Pick<Keuangan, 'hariIni' | 'kemarin' | 'periode'>) {
  const columns = [
    { judul: 'Hari ini', angka: hariIni },
    { judul: 'Kemarin', angka: kemarin },
    { judul: 'Periode', angka: periode },
  ]
  const lane = LANES.filter(
    ({ nama, nilai }) => !RARE.includes(nama) || columns.some(({ angka }) => nilai(angka) !== 0),
  )
  return (
    <div className="mb-4 grid gap-4 lg:grid-cols-3">
      {columns.map(({ judul, angka }) => (
        <section key={judul} aria-label={judul} className="kartu min-w-0 p-4">
          <h2 className="text-lg">{judul}</h2>
          <p className="text-sm text-tinta-2">{formatGrouped(angka.pesanan)} pesanan lunas</p>
          <dl className="mt-2">
            {lane.map(({ nama, nilai, utama }) => (
              <div
                key={nama}
                className={cx(
                  'flex flex-wrap justify-between gap-x-4 py-1.5',
                  utama ? 'mb-2 border-garis-tua border-t-2 font-semibold' : 'border-garis border-t',
                )}
              >
                <dt>{nama}</dt>
                <dd className={cx('harga', nilai(angka) < 0 && utama && 'text-merah')}>{formatRupiah(nilai(angka))}</dd>
              </div>
            ))}
          </dl>
          <Tax figure={angka} />
          <MissingHold figure={angka} />
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
function MissingHold({ figure: { tanpaBiaya, tanpaModal, belumDikemas } }: { figure: Figures }) {
  const missing = [
    tanpaBiaya > 0 && `biaya ${formatGrouped(tanpaBiaya)} pembayaran Midtrans`,
    tanpaModal > 0 && `modal ${formatGrouped(tanpaModal)} barang`,
    belumDikemas > 0 && `modal ${formatGrouped(belumDikemas)} pesanan yang belum dikemas`,
  ].filter(Boolean)
  if (missing.length === 0) return null
  return <p className="text-sm text-tinta-2">Belum diketahui: {missing.join(', ')}.</p>
}

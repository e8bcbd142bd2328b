import { Link } from 'react-router'
import type { WhatsAppOffice } from '#contract/saluran/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { MONTHS } from '#contract/wib.ts'
import { cx } from '#web/ui/cx.ts'

type Usage = WhatsAppOffice['pemakaian'][number]
const FIGURES = ['terkirim', 'tiba', 'dibaca', 'gagal', 'ditagih'] as const
/** A phone has room for two figures besides the price. */
const classOf = (name: (typeof FIGURES)[number]) =>
  cx('px-2 py-1 text-right', name !== 'terkirim' && name !== 'tiba' && 'max-sm:hidden')

const sum = (rows: readonly Usage[], name: (typeof FIGURES)[number] | 'biaya') =>
  rows.reduce((total, row) => total + row[name], 0)
const monthName = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** Messages by month and template. */
export function PemakaianCard({ office: { pemakaian, pagu } }: { office: WhatsAppOffice }) {
  const months = [...new Set(pemakaian.map(({ bulan }) => bulan))]
  if (months.length === 0) return null
  return (
    <section aria-labelledby="pemakaian-wa" className="kartu grid gap-4 p-4 sm:p-5">
      <h2 id="pemakaian-wa" className="text-lg">
        Pemakaian
      </h2>
      <p className="max-w-prose text-sm text-tinta-2">
        Pagu sebulan: {pagu.toLocaleString('id-ID')} pesan. Biaya adalah perkiraan: pesan yang ditagih Meta, dikali
        tarifnya.
      </p>
      <Link to="/email-midtrans" className="tautan justify-self-start text-sm">
        Ubah tarif dan pagu
      </Link>
      {months.map((month) => (
        <Month key={month} month={month} rows={pemakaian.filter((row) => row.bulan === month)} />
      ))}
    </section>
  )
}

function Month({ month, rows }: { month: string; rows: readonly Usage[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="pb-1 text-left font-semibold text-base">{monthName(month)}</caption>
        <thead>
          <tr className="text-tinta-2">
            <th scope="col" className="py-1 text-left font-normal">
              Templat
            </th>
            {FIGURES.map((name) => (
              <th key={name} scope="col" className={cx(classOf(name), 'font-normal capitalize')}>
                {name}
              </th>
            ))}
            <th scope="col" className="px-2 py-1 text-right font-normal">
              Biaya (perkiraan)
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.templat} className="border-garis border-t">
              <th scope="row" className="wrap-anywhere py-1 text-left font-normal">
                {row.templat}
              </th>
              {FIGURES.map((name) => (
                <td key={name} className={cx(classOf(name), 'tabular-nums')}>
                  {row[name].toLocaleString('id-ID')}
                </td>
              ))}
              <td className="whitespace-nowrap px-2 py-1 text-right tabular-nums">{formatRupiah(row.biaya)}</td>
            </tr>
          ))}
          <tr className="border-garis border-t font-semibold">
            <th scope="row" className="py-1 text-left">
              Jumlah
            </th>
            {FIGURES.map((name) => (
              <td key={name} className={cx(classOf(name), 'tabular-nums')}>
                {sum(rows, name).toLocaleString('id-ID')}
              </td>
            ))}
            <td className="whitespace-nowrap px-2 py-1 text-right tabular-nums">{formatRupiah(sum(rows, 'biaya'))}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import type { Dasbor } from '#contract/dasbor/office.ts'
import { formatAngka, formatRupiah, formatSingkat } from '#contract/uang/rupiah.ts'
import { formatTanggal } from '#contract/wib.ts'

type Hari = Dasbor['harian'][number]

const MARGIN = { top: 20, right: 24, bottom: 0, left: 0 }
const AXIS = { stroke: 'var(--color-tinta-2)', fontSize: 12, tickLine: false, axisLine: false } as const
const dayMonth = (tanggal: string) => `${Number(tanggal.slice(8))}/${Number(tanggal.slice(5, 7))}`

interface GrafikProps {
  judul: string
  data: Hari[]
  nilai: 'bersih' | 'pesanan'
}

/** Bar chart of one value per day. A line below the heading shows the total. A table holds every number for screen readers. */
export default function Grafik({ judul, data, nilai }: GrafikProps) {
  const tulis = nilai === 'bersih' ? formatRupiah : formatAngka
  const jumlah = data.reduce((sum, hari) => sum + hari[nilai], 0)
  const paling = Math.max(...data.map((hari) => hari[nilai]))
  // Label every bar for up to 7 days; for longer periods label only the highest bar.
  const labelBar = (hari: Hari) =>
    hari[nilai] !== 0 && (data.length <= 7 || hari[nilai] === paling) ? formatSingkat(hari[nilai]) : undefined
  return (
    <section className="kartu min-w-0 p-4">
      <h3 className="text-base tracking-normal">{judul}</h3>
      <p className="harga mb-3 font-semibold text-xl">{tulis(jumlah)}</p>
      <div aria-hidden className="h-56 w-full">
        <BarChart responsive data={data} margin={MARGIN} className="size-full" accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-garis)" />
          <XAxis dataKey="tanggal" tickFormatter={dayMonth} minTickGap={16} {...AXIS} />
          <YAxis width={48} allowDecimals={false} tickFormatter={formatSingkat} {...AXIS} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--color-laut-muda)' }}
            content={<Isi tulis={tulis} />}
          />
          <Bar dataKey={nilai} fill="var(--color-laut)" radius={[4, 4, 0, 0]} isAnimationActive={false}>
            <LabelList dataKey={labelBar} position="top" fontSize={12} fill="var(--color-tinta)" />
          </Bar>
        </BarChart>
      </div>
      <details className="mt-2 text-sm">
        <summary className="tautan">Angka per hari</summary>
        <table aria-label={`${judul} per hari`} className="w-full">
          <tbody>
            {data.toReversed().map((hari) => (
              <tr key={hari.tanggal} className="border-garis border-t">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {formatTanggal(hari.tanggal)}
                  {nilai === 'bersih' && hari.dikembalikan > 0 && (
                    <span className="block text-tinta-2">
                      Dikembalikan <span className="harga">{formatRupiah(hari.dikembalikan)}</span>
                    </span>
                  )}
                </th>
                <td className="harga text-right">{tulis(hari[nilai])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

interface IsiProps {
  tulis(value: number): string
  active?: boolean
  label?: string | number
  payload?: readonly { value?: unknown }[]
}

function Isi({ tulis, active, label, payload }: IsiProps) {
  if (!active || !payload?.[0]) return null
  return (
    <div className="kartu px-3 py-2 text-sm shadow-kartu">
      <p className="text-tinta-2">{formatTanggal(String(label))}</p>
      <p className="harga font-semibold">{tulis(Number(payload[0].value))}</p>
    </div>
  )
}

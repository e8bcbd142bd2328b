import { useEffect, useRef, useState } from 'react'
import type { Dasbor } from '#contract/dasbor/admin.ts'
import { formatGrouped, formatRupiah, formatShort } from '#contract/uang/rupiah.ts'
import { formatTanggal } from '#contract/wib.ts'

type Hari = Dasbor['harian'][number]

interface ChartProps {
  judul: string
  data: Hari[]
  nilai: 'bersih' | 'pesanan'
}

/** Bar chart of one value per day. A line below the heading shows the total. A table holds every number for screen readers. */
export default function Chart({ judul, data, nilai }: ChartProps) {
  const write = nilai === 'bersih' ? formatRupiah : formatGrouped
  const jumlah = data.reduce((sum, hari) => sum + hari[nilai], 0)
  return (
    <section className="kartu min-w-0 p-4">
      <h3 className="text-base tracking-normal">{judul}</h3>
      <p className="harga mb-3 font-semibold text-xl">{write(jumlah)}</p>
      <div aria-hidden className="h-56 w-full">
        <Batang data={data} nilai={nilai} write={write} />
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
                <td className="harga text-right">{write(hari[nilai])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** Space around the bars in px: labels above, dates below, numbers of the axis on the left. */
const TEPI = { atas: 20, kanan: 24, bawah: 30, kiri: 48 }
/** Minimum distance between two dates below the bars, in px. */
const JARAK_TANGGAL = 34
const BAGIAN_SUMBU = 4
const dayMonth = (tanggal: string) => `${Number(tanggal.slice(8))}/${Number(tanggal.slice(5, 7))}`

/** The bars, with axes and the numbers of the day under the pointer. */
function Batang({ data, nilai, write }: Pick<ChartProps, 'data' | 'nilai'> & { write(value: number): string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [[lebar, tinggi], setUkuran] = useState([0, 0])
  const [tunjuk, setTunjuk] = useState<number>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setUkuran([entry.contentRect.width, entry.contentRect.height])
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])

  const number = data.map((hari) => hari[nilai])
  const paling = Math.max(...number)
  const skala = skalaOf(Math.min(0, ...number), Math.max(BAGIAN_SUMBU, paling))
  const below = tinggi - TEPI.bawah
  const y = (value: number) => below - ((value - skala.min) / (skala.max - skala.min)) * (below - TEPI.atas)
  const kolom = (lebar - TEPI.kiri - TEPI.kanan) / data.length
  const x = (index: number) => TEPI.kiri + index * kolom
  const tiap = Math.max(1, Math.ceil(JARAK_TANGGAL / kolom))
  const hari = tunjuk === undefined ? undefined : data[tunjuk]
  const near = (clientX: number) => {
    const index = Math.floor((clientX - (ref.current?.getBoundingClientRect().left ?? 0) - TEPI.kiri) / kolom)
    setTunjuk(data[index] && index)
  }
  return (
    <div
      ref={ref}
      className="relative size-full"
      onPointerMove={(event) => near(event.clientX)}
      onPointerDown={(event) => near(event.clientX)}
      onPointerLeave={() => setTunjuk(undefined)}
    >
      {lebar > 0 && (
        <svg aria-hidden width={lebar} height={tinggi} fontSize={12} className="absolute inset-0 fill-tinta-2">
          {hari && tunjuk !== undefined && (
            <rect x={x(tunjuk)} y={TEPI.atas} width={kolom} height={below - TEPI.atas} className="fill-laut-muda" />
          )}
          {skala.langkah.map((value) => (
            <g key={value}>
              <line x1={TEPI.kiri} x2={lebar - TEPI.kanan} y1={y(value)} y2={y(value)} className="stroke-garis" />
              <text x={TEPI.kiri - 8} y={y(value)} dy=".35em" textAnchor="end">
                {formatShort(value)}
              </text>
            </g>
          ))}
          {data.map(({ tanggal, [nilai]: value }, index) => (
            <g key={tanggal} textAnchor="middle">
              {value !== 0 && (
                <path d={batang(x(index) + kolom * 0.1, y(0), kolom * 0.8, y(value))} className="fill-laut" />
              )}
              {/* Every bar for up to 7 days; for longer periods only the highest. */}
              {value !== 0 && (data.length <= 7 || value === paling) && (
                <text data-nilai x={x(index) + kolom / 2} y={Math.min(y(0), y(value)) - 5} className="fill-tinta">
                  {formatShort(value)}
                </text>
              )}
              {index % tiap === 0 && (
                <text x={x(index) + kolom / 2} y={tinggi - 10}>
                  {dayMonth(tanggal)}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      {hari && tunjuk !== undefined && (
        <div
          className="kartu pointer-events-none absolute top-0 whitespace-nowrap px-3 py-2 text-sm shadow-kartu"
          style={tunjuk < data.length / 2 ? { left: x(tunjuk + 1) } : { right: lebar - x(tunjuk) }}
        >
          <p className="text-tinta-2">{formatTanggal(hari.tanggal)}</p>
          <p className="harga font-semibold">{write(hari[nilai])}</p>
        </div>
      )}
    </div>
  )
}

/** Returns the path of a bar from the zero line to its value, its end rounded. */
function batang(x: number, nol: number, lebar: number, end: number): string {
  const r = Math.min(4, lebar / 2, Math.abs(nol - end))
  const lengkung = end < nol ? r : -r
  return `M${x} ${nol}V${end + lengkung}q0 ${-lengkung} ${r} ${-lengkung}h${lebar - 2 * r}q${r} 0 ${r} ${lengkung}V${nol}Z`
}

/** Returns round whole numbers for the axis that include both values and zero. */
function skalaOf(min: number, max: number) {
  const kasar = Math.max(1, (max - min) / BAGIAN_SUMBU)
  const pangkat = 10 ** Math.floor(Math.log10(kasar))
  const langkah = Math.ceil(
    [1, 2, 2.5, 5, 10].map((satu) => satu * pangkat).find((satu) => satu >= kasar) ?? 10 * pangkat,
  )
  const [dari, sampai] = [Math.floor(min / langkah), Math.ceil(max / langkah)]
  const banyak = Array.from({ length: sampai - dari + 1 }, (_, index) => (dari + index) * langkah)
  return { min: dari * langkah, max: sampai * langkah, langkah: banyak }
}

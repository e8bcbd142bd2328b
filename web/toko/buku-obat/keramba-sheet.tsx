import { ChevronLeft, Printer } from 'lucide-react'
import { IKAN } from '#content/ikan.ts'
import { WATER_LIMITS } from '#content/water-limits.ts'
import { AIR, KERAMBA_KINDS, METHODS } from '#contract/buku-obat/columns.ts'
import { formatMasaHenti, panenTitle } from '#contract/buku-obat/event-words.ts'
import type { Catatan } from '#contract/buku-obat/merge.ts'
import { checkSafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { endOfMasaHenti, lastDosis } from '#contract/buku-obat/schedule.ts'
import { volume } from '#contract/buku-obat/ukuran.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { formatHari, formatTime } from '#contract/wib.ts'
import { useSession } from '#web/lib/session.tsx'
import { useTokoName } from '#web/lib/settings.ts'
import { Fact } from '#web/shared/sheet.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { alamatKeramba } from './alamat-buku.ts'
import { isInKeramba } from './keramba-list.tsx'
import { nameFor, notesOf } from './riwayat-keramba.tsx'
import type { Buku } from './use-buku.ts'

/** Number of treatments that fit on an A4 sheet; the exported table has all. */
const OBAT_MAX = 18
const AIR_MAX = 6
const EMPTY = 'Tidak ada yang dicatat.'

/** Printable A4 sheet of a cage, for an audit or a buyer. */
export function KerambaSheet({ buku, keramba }: { buku: Buku; keramba: Catatan<'keramba'> }) {
  const { user } = useSession()
  const { id, nama } = keramba
  const obat = buku.buku.pengobatan.filter(isInKeramba(id)).sort((a, b) => (a.mulai < b.mulai ? 1 : -1))
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink variant="polos" compact to={alamatKeramba(id)} className="min-h-12">
          <ChevronLeft aria-hidden className="size-5" />
          Keramba
        </ButtonLink>
        <Button className="min-h-12" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Cetak
        </Button>
      </div>
      <article className="kartu p-5 text-sm md:p-8 print:border-0 print:p-0">
        <header className="flex flex-wrap justify-between gap-4 border-garis border-b pb-4">
          <div>
            <h1 className="text-2xl [overflow-wrap:anywhere]">Buku obat {nama}</h1>
            <p className="mt-1 [overflow-wrap:anywhere]">Pembudidaya: {user?.nama || '-'}</p>
          </div>
          <p className="text-tinta-2">Data per {formatTime(new Date(buku.now()))}</p>
        </header>
        <p className="my-4 rounded border-2 border-tinta px-4 py-2.5 font-semibold text-lg">
          {panenTitle(checkSafeHarvest(obat, buku.hariIni))}
        </p>
        <Facts keramba={keramba} />
        <h2 className="mt-5 text-base">Obat yang diberikan</h2>
        <ObatTable obat={obat.slice(0, OBAT_MAX)} today={buku.hariIni} />
        {obat.length > OBAT_MAX && (
          <p className="mt-1">{obat.length - OBAT_MAX} pengobatan yang lebih lama ada di tabel CSV.</p>
        )}
        <h2 className="mt-5 text-base">Kematian</h2>
        <p className="mt-1">{totalKematian(buku.buku.kematian.filter(isInKeramba(id)))}</p>
        <h2 className="mt-5 text-base">Air</h2>
        <WaterList air={buku.buku.air.filter(isInKeramba(id))} />
        <p className="mt-6 border-garis border-t pt-3 text-tinta-2">
          Ditulis sendiri oleh pembudidaya di {useTokoName()}. Tanggal panen adalah hari setelah masa henti setiap obat
          selesai, dihitung dari dosis terakhir, termasuk ulangan.
        </p>
        <div className="mt-8 hidden grid-cols-2 gap-10 print:grid">
          <p className="border-tinta border-t pt-1">Pembudidaya, tanggal</p>
          <p className="border-tinta border-t pt-1">Pemeriksa, tanggal</p>
        </div>
      </article>
    </>
  )
}

/** Container and fish of the cage. */
function Facts({ keramba }: { keramba: Catatan<'keramba'> }) {
  const { jenis, ikan, tebar, jumlah, berat } = keramba
  const volumeM3 = volume(keramba)
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 print:grid-cols-4">
      <Fact name="Wadah">
        {KERAMBA_KINDS[jenis]}
        {volumeM3 !== undefined && `, ${formatNumber(volumeM3)} m³`}
      </Fact>
      <Fact name="Ikan">{IKAN[ikan]}</Fact>
      <Fact name="Ditebar">{tebar ? formatHari(tebar) : '-'}</Fact>
      <Fact name="Jumlah dan berat">
        {jumlah === null ? '-' : `${formatNumber(jumlah)} ekor`}
        {berat !== null && `, ${formatNumber(berat)} g`}
      </Fact>
    </dl>
  )
}

function totalKematian(deaths: readonly Catatan<'kematian'>[]): string {
  if (deaths.length === 0) return EMPTY
  const fishCount = deaths.reduce((count, death) => count + death.jumlah, 0)
  return `${formatNumber(fishCount)} ekor seluruhnya, dalam ${new Set(deaths.map(({ hari }) => hari)).size} hari.`
}

/** The newest measurements. */
function WaterList({ air }: { air: readonly Catatan<'air'>[] }) {
  if (air.length === 0) return <p className="mt-1">{EMPTY}</p>
  const newest = air.toSorted((a, b) => (a.waktu < b.waktu ? 1 : -1)).slice(0, AIR_MAX)
  return (
    <ul className="mt-1">
      {newest.map((measure) => (
        <li key={measure.id}>
          {formatTime(measure.waktu)}: {AIR.flatMap((ukuran) => formatWater(ukuran, measure[ukuran])).join(', ')}
        </li>
      ))}
    </ul>
  )
}

const formatWater = (ukuran: (typeof AIR)[number], value: number | null) =>
  value === null ? [] : `${WATER_LIMITS[ukuran].nama} ${formatNumber(value)} ${WATER_LIMITS[ukuran].satuan}`.trim()

const CELL_CLASS = 'border border-garis px-2 py-1 text-left align-top [overflow-wrap:break-word] print:px-1'

/** '20-11-2026': eight columns have no room for month names. */
const short = (hari: string) => hari.split('-').reverse().join('-')

function ObatTable({ obat, today }: { obat: readonly Catatan<'pengobatan'>[]; today: string }) {
  if (obat.length === 0) return <p className="mt-1">{EMPTY}</p>
  return (
    // Wider than a phone: it must be scrollable, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label="Tabel obat" tabIndex={0} className="mt-1 overflow-x-auto print:overflow-visible">
      <table className="w-full min-w-160 border-collapse print:min-w-0 print:text-xs">
        <thead>
          <tr>
            {['Tanggal', 'Obat', 'Lot', 'Cara dan dosis', 'Untuk', 'Dosis terakhir', 'Masa henti', 'Hasil'].map(
              (head) => (
                <th key={head} scope="col" className={CELL_CLASS}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {obat.map((item) => {
            const end = lastDosis(item)
            const finished = endOfMasaHenti(item)
            const amount = item.takaran !== null && `${formatNumber(item.takaran)} ${item.satuan}`.trim()
            return (
              <tr key={item.id}>
                <td className={cx(CELL_CLASS, 'whitespace-nowrap')}>{short(item.mulai)}</td>
                <td className={CELL_CLASS}>{item.nama}</td>
                <td className={CELL_CLASS}>{item.lot || '-'}</td>
                <td className={CELL_CLASS}>{[METHODS[item.cara], amount, item.dosis].filter(Boolean).join(', ')}</td>
                <td className={CELL_CLASS}>{nameFor(item.untuk) || '-'}</td>
                <td className={CELL_CLASS}>{end ? short(end) : 'masih berjalan'}</td>
                <td className={CELL_CLASS}>
                  {formatMasaHenti(item)}
                  {finished && ` (${short(finished)})`}
                  {notesOf(item, today).map((note) => `. ${note}`)}
                </td>
                <td className={CELL_CLASS}>{item.hasil || '-'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

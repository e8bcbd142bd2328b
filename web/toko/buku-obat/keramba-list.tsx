import { Download, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { IKAN } from '#content/ikan.ts'
import { KERAMBA_KINDS } from '#contract/buku-obat/columns.ts'
import { agendaOf } from '#contract/buku-obat/event-words.ts'
import { reachedLimit } from '#contract/buku-obat/kematian.ts'
import type { Catatan } from '#contract/buku-obat/merge.ts'
import { checkSafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { formatHari } from '#contract/wib.ts'
import empty from '#web/drawings/penyakit-air.svg'
import { ContactBox } from '#web/shared/contact-box.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { alamatKeramba, recordAddress } from './alamat-buku.ts'
import { Downloads } from './downloads.tsx'
import { Panen } from './panen.tsx'
import { SendStatus } from './send-status.tsx'
import type { Buku } from './use-buku.ts'

/** Number of upcoming events shown on the first screen. */
const AGENDA_MAX = 5

/** All cages, each with its harvest date. */
export function KerambaList({ buku }: { buku: Buku }) {
  const { keramba, kematian } = buku.buku
  const critical = keramba.filter((item) => reachedLimit(item, kematian.filter(isInKeramba(item.id)), buku.hariIni))
  return (
    <>
      <h1>Buku Obat</h1>
      <SendStatus buku={buku} />
      {keramba.length === 0 ? (
        <Empty
          picture={empty}
          title="Belum ada keramba"
          action={
            <ButtonLink to={recordAddress('keramba')} variant="utama" className="min-h-12">
              <Plus aria-hidden className="size-5" />
              Tambah keramba
            </ButtonLink>
          }
        >
          Catat keramba, lalu obat, kematian, dan airnya. Di sini terlihat kapan ikan aman dipanen, juga tanpa sinyal.
        </Empty>
      ) : (
        <div className="mt-4 grid gap-5">
          {critical.length > 0 && (
            <ContactBox title={`Banyak ikan mati di ${critical.map(({ nama }) => nama).join(', ')}`} />
          )}
          <ul className="grid gap-4 md:grid-cols-2">
            {[...keramba].sort(byName).map((item) => (
              <Kartu key={item.id} buku={buku} keramba={item} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3 max-sm:grid">
            <ButtonLink to={recordAddress('pengobatan')} variant="utama" className="min-h-12">
              Catat obat
            </ButtonLink>
            <ButtonLink to={recordAddress('keramba')} variant="garis" className="min-h-12">
              <Plus aria-hidden className="size-5" />
              Tambah keramba
            </ButtonLink>
          </div>
          <Agenda buku={buku} />
          <section className="kartu p-5">
            <h2 className="flex items-center gap-2 text-lg">
              <Download aria-hidden className="size-5 text-laut" />
              Untuk audit atau pembeli
            </h2>
            <p className="mt-1 text-tinta-2">
              Cetak lembar A4 di halaman tiap keramba, atau unduh seluruh buku sebagai tabel.
            </p>
            <Downloads buku={buku} />
          </section>
        </div>
      )}
    </>
  )
}

export const isInKeramba =
  (id: string) =>
  ({ keramba_id }: { keramba_id: string }) =>
    keramba_id === id

const byName = (a: Catatan<'keramba'>, b: Catatan<'keramba'>) => a.nama.localeCompare(b.nama, 'id', { numeric: true })

function Kartu({ buku, keramba }: { buku: Buku; keramba: Catatan<'keramba'> }) {
  const { id, nama, jenis, ikan, jumlah } = keramba
  return (
    <li className="kartu relative grid content-start gap-3 p-4 sm:p-5">
      <div>
        <h2 className="text-lg [overflow-wrap:anywhere]">
          <Link to={alamatKeramba(id)} className="tautan after:absolute after:inset-0">
            {nama}
          </Link>
        </h2>
        <p className="text-tinta-2">
          {KERAMBA_KINDS[jenis]}, {IKAN[ikan].toLowerCase()}
          {jumlah !== null && `, ${formatGrouped(jumlah)} ekor`}
        </p>
      </div>
      <Panen safe={checkSafeHarvest(buku.buku.pengobatan.filter(isInKeramba(id)), buku.hariIni)} />
    </li>
  )
}

function Agenda({ buku }: { buku: Buku }) {
  const agenda = agendaOf(buku.buku, buku.hariIni)
  if (agenda.length === 0) return null
  return (
    <section className="kartu p-5">
      <h2 className="text-lg">Jadwal berikutnya</h2>
      <ul className="mt-2 grid gap-2">
        {agenda.slice(0, AGENDA_MAX).map(({ uid, hari, judul }) => (
          <li key={uid} className="grid gap-x-3 sm:grid-cols-[11rem_1fr]">
            <span className="font-semibold">{hari === buku.hariIni ? 'Hari ini' : formatHari(hari)}</span>
            <span className="[overflow-wrap:anywhere]">{judul}</span>
          </li>
        ))}
      </ul>
      {agenda.length > AGENDA_MAX && <p className="mt-2 text-tinta-2">Dan {agenda.length - AGENDA_MAX} lagi.</p>}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Jejak, listJejak, Tindakan } from '#contract/jejak/admin.ts'
import { listPengguna } from '#contract/pengguna/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar, Pencarian } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { DateFilter } from '#web/admin/ui/daftar/tanggal-filter.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { JejakImport } from './jejak-import.tsx'
import { JejakContent } from './jejak-isi.tsx'
import { TINDAKAN } from './jejak-words.ts'
import { useKind } from './use-kind.ts'

export const meta = () => adminMeta('Jejak Perubahan')

const columnOf = (toPerson: (userId: number) => string): TableColumn<Jejak>[] => [
  { judul: 'Waktu', isi: ({ waktu }) => formatTime(waktu), className: 'lg:whitespace-nowrap' },
  {
    judul: 'Oleh',
    isi: ({ oleh, penggunaId }) =>
      penggunaId ? (
        <Link
          to={toPerson(penggunaId)}
          preventScrollReset
          aria-label={`Semua yang dilakukan ${oleh}`}
          className="tautan inline-flex min-h-11 items-center lg:min-h-0"
        >
          {oleh}
        </Link>
      ) : (
        oleh
      ),
  },
  { judul: 'Tindakan', isi: ({ tindakan }) => TINDAKAN[tindakan] },
  {
    judul: 'Data',
    isi: ({ jenis, judul }) => (
      <span>
        <span className="block text-sm text-tinta-2">
          <KindName kind={jenis} />
        </span>
        {judul}
      </span>
    ),
  },
  {
    judul: 'Perubahan',
    isi: ({ jejakId, baris, sebelum, sesudah }) => (
      <>
        <JejakContent sebelum={sebelum} sesudah={sesudah} />
        {baris > 0 && <JejakImport jejakId={jejakId} lineNumber={baris} />}
      </>
    ),
  },
]

/** Name of a record type. */
function KindName({ kind }: { kind: string }) {
  return useKind()[kind] ?? kind
}

export default function JejakPage() {
  const kinds = useKind()
  const { hasil, ...list } = useList(listJejak)
  const { siapa } = list.query
  const people = usePerson()
  const dia = people.find(({ userId }) => userId === siapa)
  return (
    <>
      <Header judul="Jejak Perubahan" />
      <ListBar>
        <Pencarian daftar={list} label="Cari nama data atau administrator" />
        <Filter
          daftar={list}
          nama="siapa"
          label="Oleh"
          semua="Semua orang"
          pilihan={[
            ...people.map(({ userId, nama }) => ({ value: String(userId), label: nama })),
            // Keep a former administrator selectable: their trail remains.
            ...(siapa && !dia ? [{ value: String(siapa), label: `Akun ${siapa}` }] : []),
          ]}
        />
        <Filter
          daftar={list}
          nama="jenis"
          label="Jenis data"
          semua="Semua jenis"
          pilihan={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        />
        <Filter
          daftar={list}
          nama="tindakan"
          label="Tindakan"
          semua="Semua tindakan"
          pilihan={Tindakan.options.map((value) => ({ value, label: TINDAKAN[value] }))}
        />
        <DateFilter list={list} name="dari" label="Dari tanggal" />
        <DateFilter list={list} name="sampai" label="Sampai tanggal" />
      </ListBar>
      {dia && (
        <p className="mb-4">
          <Link to={`/catatan-keamanan?q=${encodeURIComponent(dia.email)}`} className="tautan">
            Login, ekspor data pribadi, dan kejadian lain dari {dia.nama}
          </Link>
        </p>
      )}
      <DataTable
        nama="Jejak perubahan"
        daftar={list}
        hasil={hasil}
        kolom={columnOf((userId) => list.to({ siapa: userId }))}
        kunci={({ jejakId }) => jejakId}
        kosong="Belum ada perubahan yang cocok"
        galat="Gagal memuat jejak perubahan"
      />
    </>
  )
}

/** Returns the administrators. */
function usePerson() {
  const query = { role: 'admin', limit: 1000 } as const
  const { data } = useQuery({
    queryKey: ['admin', listPengguna.name, query],
    queryFn: () => callAdmin(listPengguna, { query }),
  })
  return data?.items ?? []
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Jejak, listJejak, Tindakan } from '#contract/jejak/admin.ts'
import { listPengguna } from '#contract/pengguna/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { timeColumn } from '#web/admin/ui/daftar/time-column.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { JejakImport } from './jejak-import.tsx'
import { JejakContent } from './jejak-isi.tsx'
import { TINDAKAN } from './jejak-words.ts'

export const meta = () => adminMeta('Jejak Perubahan')

const columnOf = (toPerson: (userId: number) => string): TableColumn<Jejak>[] => [
  timeColumn('Waktu', ({ waktu }) => waktu),
  {
    title: 'Oleh',
    render: ({ oleh, penggunaId }) =>
      penggunaId ? (
        <Link
          to={toPerson(penggunaId)}
          preventScrollReset
          aria-label={`Semua yang dilakukan ${oleh}`}
          className="tautan lg:min-h-0"
        >
          {oleh}
        </Link>
      ) : (
        oleh
      ),
  },
  { title: 'Tindakan', phone: 'state', render: ({ tindakan }) => TINDAKAN[tindakan] },
  {
    title: 'Data',
    phone: 'title',
    render: ({ jenis, judul }) => (
      <span>
        <span className="block text-sm text-tinta-2">
          <KindName kind={jenis} />
        </span>
        {judul}
      </span>
    ),
    brief: ({ jenis, judul }) => (
      <>
        {judul}{' '}
        <span className="font-normal text-sm text-tinta-2">
          <KindName kind={jenis} />
        </span>
      </>
    ),
  },
  {
    title: 'Perubahan',
    phone: 'body',
    render: ({ jejakId, baris, sebelum, sesudah }) => (
      <>
        <JejakContent sebelum={sebelum} sesudah={sesudah} />
        {baris > 0 && <JejakImport jejakId={jejakId} lineNumber={baris} />}
      </>
    ),
  },
]

/** Returns the record types with an audit trail and their names. */
const useKind = (): Record<string, string> => Object.assign({}, ...useAdminFeatures().map(({ jejak }) => jejak))

/** Name of a record type. */
function KindName({ kind }: { kind: string }) {
  return useKind()[kind] ?? kind
}

export default function JejakPage() {
  const kinds = useKind()
  const { result, ...list } = useList(listJejak)
  const { siapa } = list.query
  const people = useAdministrators()
  const selectedPerson = people.find(({ userId }) => userId === siapa)
  return (
    <>
      <ListHead
        title="Jejak Perubahan"
        list={list}
        search="Cari nama data atau administrator"
        filters={[
          {
            name: 'siapa',
            label: 'Oleh',
            allLabel: 'Semua orang',
            options: [
              ...people.map(({ userId, nama }) => ({ value: String(userId), label: nama })),
              // Keep a former administrator selectable: their trail remains.
              ...(siapa && !selectedPerson ? [{ value: String(siapa), label: `Akun ${siapa}` }] : []),
            ],
          },
          {
            name: 'jenis',
            label: 'Jenis data',
            allLabel: 'Semua jenis',
            options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
          },
          {
            name: 'tindakan',
            label: 'Tindakan',
            allLabel: 'Semua tindakan',
            options: Tindakan.options.map((value) => ({ value, label: TINDAKAN[value] })),
          },
          { name: 'dari', label: 'Dari tanggal' },
          { name: 'sampai', label: 'Sampai tanggal' },
        ]}
      />
      {selectedPerson && (
        <p className="mb-4">
          <Link to={`/catatan-keamanan?q=${encodeURIComponent(selectedPerson.email)}`} className="tautan">
            Login, ekspor data pribadi, dan kejadian lain dari {selectedPerson.nama}
          </Link>
        </p>
      )}
      <DataTable
        name="Jejak perubahan"
        list={list}
        result={result}
        columns={columnOf((userId) => list.to({ siapa: userId }))}
        kunci={({ jejakId }) => jejakId}
        emptyText="Belum ada perubahan yang cocok"
        failure="Gagal memuat jejak perubahan"
      />
    </>
  )
}

function useAdministrators() {
  const query = { role: 'admin', limit: 1000 } as const
  const { data } = useQuery({
    queryKey: ['admin', listPengguna.name, query],
    queryFn: () => callAdmin(listPengguna, { query }),
  })
  return data?.items ?? []
}

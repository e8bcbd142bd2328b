import { deleteSinonim, listSinonim, type SinonimAdmin } from '#contract/pencarian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { RecordList } from '#web/admin/ui/daftar/record-list.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'

export const meta = () => adminMeta('Kata Pencarian')

const COLUMNS: TableColumn<SinonimAdmin>[] = [
  {
    title: 'Kata pembudidaya',
    render: ({ kata }) => <span className="font-medium [overflow-wrap:anywhere]">{kata}</span>,
    sort: 'kata',
  },
  {
    title: 'Dicari sebagai',
    render: ({ arti }) => <span className="[overflow-wrap:anywhere]">{arti}</span>,
    sort: 'arti',
  },
]

export default function SinonimListPage() {
  return (
    <RecordList
      list={listSinonim}
      title="Kata Pencarian"
      introduction="Sebutan pembudidaya untuk barang yang bernama lain di toko ini. Langsung dipakai dalam pencarian."
      addLink={{ to: '/tambah-kata', text: 'Tambah Kata' }}
      searchLabel="Cari kata"
      name="Kata pencarian"
      columns={COLUMNS}
      emptyText="Tidak ada kata"
      mention="kata"
      nameOf={({ kata }) => kata}
      editOf={({ sinonimId }) => `/edit-kata/${sinonimId}`}
      deleteOf={({ sinonimId, kata, versi }) => ({
        text: `${kata} tidak lagi dikenali dalam pencarian.`,
        work: () => callAdmin(deleteSinonim, { params: { sinonimId }, query: { versi } }),
        failure: 'Gagal menghapus kata',
      })}
    />
  )
}

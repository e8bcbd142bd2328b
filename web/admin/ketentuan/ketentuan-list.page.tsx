import { Trash2 } from 'lucide-react'
import { deleteKetentuan, type KetentuanRow, listKetentuanAdmin } from '#contract/ketentuan/admin.ts'
import { KETENTUAN } from '#contract/ketentuan/endpoints.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListScreen } from '#web/admin/ui/daftar/list-screen.tsx'
import type { TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { Badge } from '#web/ui/badge.tsx'

export const meta = () => adminMeta('Syarat & Privasi')

const STATES = {
  akan: <Badge tone="kuning">Akan berlaku</Badge>,
  berlaku: <Badge tone="hijau">Berlaku</Badge>,
  lama: <Badge tone="abu">Lama</Badge>,
}

const ALAMAT = { syarat: '/syarat-dan-ketentuan', privasi: '/kebijakan-privasi' }

export default function KetentuanListPage() {
  const remove = useDelete()
  const columns: TableColumn<KetentuanRow>[] = [
    {
      title: 'Naskah',
      render: ({ jenis, berlaku }) => (
        <a href={`${ALAMAT[jenis]}?per=${berlaku}`} target="_blank" rel="noreferrer" className="tautan font-medium">
          {KETENTUAN[jenis]}
        </a>
      ),
    },
    { title: 'Mulai berlaku', render: ({ berlaku }) => formatDate(parseWib(berlaku)) },
    { title: 'Status', render: ({ keadaan }) => STATES[keadaan] },
    { title: 'Yang berubah', render: ({ catatan }) => <span className="wrap-anywhere">{catatan || '–'}</span> },
    {
      title: 'Aksi',
      render: ({ ketentuanId, jenis, berlaku, keadaan }) =>
        keadaan === 'akan' && (
          <Actions>
            <ActionButton
              label={`Batalkan ${KETENTUAN[jenis]}, ${formatDate(parseWib(berlaku))}`}
              Icon={Trash2}
              onClick={() =>
                remove({
                  title: 'Batalkan naskah ini?',
                  text: `${KETENTUAN[jenis]} yang akan berlaku ${formatDate(parseWib(berlaku))}.`,
                  confirm: 'Ya, Batalkan',
                  work: () => callAdmin(deleteKetentuan, { params: { ketentuanId } }),
                  failure: 'Gagal membatalkan naskah',
                })
              }
            />
          </Actions>
        ),
    },
  ]
  return (
    <ListScreen
      endpoint={listKetentuanAdmin}
      title="Syarat & Privasi"
      filters={[
        {
          name: 'jenis',
          label: 'Naskah',
          allLabel: 'Semua naskah',
          options: Object.entries(KETENTUAN).map(([value, label]) => ({ value, label })),
        },
      ]}
      add={{ to: '/tambah-naskah-hukum', text: 'Terbitkan Naskah' }}
      introduction="Pesanan mengikuti naskah yang berlaku hari itu. Naskah yang sudah berlaku tidak bisa diubah."
      name="Naskah hukum"
      columns={columns}
      kunci={({ ketentuanId }) => ketentuanId}
      emptyText="Belum ada naskah yang diterbitkan. Halaman toko memakai draf bawaan."
      failure="Gagal memuat naskah"
    />
  )
}

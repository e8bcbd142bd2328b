import { Plus, Trash2 } from 'lucide-react'
import { deleteKetentuan, type KetentuanRow, listKetentuanAdmin } from '#contract/ketentuan/admin.ts'
import { KETENTUAN } from '#contract/ketentuan/endpoints.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Filter, ListBar } from '#web/admin/ui/daftar/list-bar.tsx'
import { DataTable, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => adminMeta('Syarat & Privasi')

const STATES = {
  akan: <Badge tone="kuning">Akan berlaku</Badge>,
  berlaku: <Badge tone="hijau">Berlaku</Badge>,
  lama: <Badge tone="abu">Lama</Badge>,
}

const ALAMAT = { syarat: '/syarat-dan-ketentuan', privasi: '/kebijakan-privasi' }

export default function KetentuanListPage() {
  const { hasil, ...list } = useList(listKetentuanAdmin)
  const remove = useDelete()
  const columns: TableColumn<KetentuanRow>[] = [
    {
      judul: 'Naskah',
      isi: ({ jenis, berlaku }) => (
        <a href={`${ALAMAT[jenis]}?per=${berlaku}`} target="_blank" rel="noreferrer" className="tautan font-medium">
          {KETENTUAN[jenis]}
        </a>
      ),
    },
    { judul: 'Mulai berlaku', isi: ({ berlaku }) => formatDate(parseWib(berlaku)) },
    { judul: 'Status', isi: ({ keadaan }) => STATES[keadaan] },
    { judul: 'Yang berubah', isi: ({ catatan }) => <span className="wrap-anywhere">{catatan || '–'}</span> },
    {
      judul: 'Aksi',
      isi: ({ ketentuanId, jenis, berlaku, keadaan }) => (
        <Actions>
          {keadaan === 'akan' && (
            <ActionButton
              label={`Batalkan ${KETENTUAN[jenis]}, ${formatDate(parseWib(berlaku))}`}
              Icon={Trash2}
              onClick={() =>
                remove({
                  title: 'Batalkan naskah ini?',
                  text: `${KETENTUAN[jenis]} yang akan berlaku ${formatDate(parseWib(berlaku))}.`,
                  confirm: 'Ya, Batalkan',
                  work: () => callAdmin(deleteKetentuan, { params: { ketentuanId } }),
                  galat: 'Gagal membatalkan naskah',
                })
              }
            />
          )}
        </Actions>
      ),
    },
  ]
  return (
    <>
      <Header judul="Syarat & Privasi">
        <ButtonLink to="/tambah-naskah-hukum">
          <Plus aria-hidden className="size-5" />
          Terbitkan Naskah
        </ButtonLink>
      </Header>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Pesanan mengikuti naskah yang berlaku pada hari itu, jadi naskah yang sudah berlaku tidak bisa diubah. Jika
        belum ada naskah di sini, halaman toko memakai draf bawaan dan menyebutnya draf.
      </p>
      <ListBar>
        <Filter
          daftar={list}
          nama="jenis"
          label="Naskah"
          semua="Semua naskah"
          pilihan={Object.entries(KETENTUAN).map(([value, label]) => ({ value, label }))}
        />
      </ListBar>
      <DataTable
        nama="Naskah hukum"
        daftar={list}
        hasil={hasil}
        kolom={columns}
        kunci={({ ketentuanId }) => ketentuanId}
        kosong="Belum ada naskah yang diterbitkan"
        galat="Gagal memuat naskah"
      />
    </>
  )
}

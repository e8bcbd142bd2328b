import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ArtikelBaris, deleteArtikel, listArtikelAdmin } from '#contract/konten/admin.ts'
import { formatTanggal } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { KOLOM_NO, type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatusArtikel } from './status-artikel.tsx'

export const meta = () => adminMeta('Artikel')

const TEXTS = {
  answered: 'Gagal mengambil data artikel',
  silent: 'Tidak dapat terhubung ke server',
  other: 'Terjadi kesalahan saat memuat artikel',
}

export default function ArtikelDaftarPage() {
  const { hasil, ...daftar } = useList(listArtikelAdmin)
  const remove = useDelete()

  const kolom: Kolom<ArtikelBaris>[] = [
    KOLOM_NO,
    {
      judul: 'Judul',
      isi: ({ judul }) => <span className="font-medium">{judul}</span>,
      className: 'wrap-anywhere lg:min-w-40',
    },
    { judul: 'Konten', isi: ({ cuplikan }) => cuplikan, className: 'wrap-anywhere lg:min-w-48 lg:text-sm' },
    {
      judul: 'Gambar',
      isi: ({ gambar }) => (
        <div className="w-24 lg:w-18">
          <GambarKatalog jenis="auth/artikel" gambar={gambar} alt="" sizes="(min-width: 64rem) 72px, 96px" />
        </div>
      ),
    },
    { judul: 'Status', isi: (artikel) => <StatusArtikel {...artikel} /> },
    {
      judul: 'Tanggal',
      isi: ({ created_at }) => formatTanggal(created_at),
      urut: 'tanggal',
      className: 'lg:whitespace-nowrap',
    },
    {
      judul: 'Aksi',
      isi: ({ artikelId, judul, versi }) => (
        <Aksi>
          <AksiLink to={`/edit-artikel/${artikelId}`} label={`Edit ${judul}`} Icon={Pencil} />
          <AksiTombol
            label={`Hapus ${judul}`}
            Icon={Trash2}
            onClick={() =>
              remove({
                title: 'Yakin hapus artikel ini?',
                text: judul,
                confirm: 'Ya, Hapus',
                work: () => callAdmin(deleteArtikel, { params: { id: artikelId }, query: { versi } }),
                berhasil: 'Artikel berhasil dihapus',
                galat: 'Gagal menghapus artikel',
              })
            }
          />
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Artikel">
        <ButtonLink to="/tambah-artikel">
          <Plus aria-hidden className="size-5" />
          Tambah Artikel
        </ButtonLink>
      </Kepala>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari artikel" />
        <Saringan
          daftar={daftar}
          nama="status"
          label="Status"
          semua="Semua status"
          pilihan={[
            { value: 'draft', label: 'Draf' },
            { value: 'terbit', label: 'Terbit' },
            { value: 'terjadwal', label: 'Terjadwal' },
          ]}
        />
      </BilahDaftar>
      <Tabel
        nama="Artikel"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ artikelId }) => artikelId}
        kosong="Tidak ada artikel ditemukan"
        galat={(error) => errorText(error, TEXTS)}
        memuat="Memuat artikel…"
      />
    </>
  )
}

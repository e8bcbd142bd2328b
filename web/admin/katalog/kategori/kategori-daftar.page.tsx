import { Pencil, Plus, Trash2 } from 'lucide-react'
import { deleteKategori, type KategoriBaris, listKategoriAdmin } from '#contract/katalog/kategori-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { KOLOM_NO, type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => kantorMeta('Kategori Produk')

export default function KategoriDaftarPage() {
  const { hasil, ...daftar } = useList(listKategoriAdmin)
  const remove = useDelete()

  const kolom: Kolom<KategoriBaris>[] = [
    KOLOM_NO,
    {
      judul: 'Nama',
      isi: ({ nama }) => <span className="font-medium">{nama}</span>,
      urut: 'nama',
      className: 'wrap-anywhere lg:min-w-40',
    },
    { judul: 'Deskripsi', isi: ({ deskripsi }) => deskripsi || '–', className: 'wrap-anywhere lg:min-w-48' },
    { judul: 'Produk', isi: ({ count }) => count, urut: 'count', angka: true },
    {
      judul: 'Aksi',
      isi: ({ kategoriId, nama, versi, dipakai }) => (
        <Aksi>
          <AksiLink to={`/edit-kategori/${kategoriId}`} label={`Edit ${nama}`} Icon={Pencil} />
          {/* A category with products cannot be deleted. An older server does not send `dipakai`. */}
          {!dipakai && (
            <AksiTombol
              label={`Hapus ${nama}`}
              Icon={Trash2}
              onClick={() =>
                remove({
                  title: 'Yakin hapus kategori ini?',
                  text: nama,
                  confirm: 'Ya, Hapus',
                  work: () => callAdmin(deleteKategori, { params: { kategoriId }, query: { versi } }),
                  berhasil: 'Kategori berhasil dihapus',
                  galat: 'Gagal menghapus kategori',
                })
              }
            />
          )}
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Kategori Produk">
        <ButtonLink to="/tambah-kategori">
          <Plus aria-hidden className="size-5" />
          Tambah Kategori
        </ButtonLink>
      </Kepala>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari kategori" />
      </BilahDaftar>
      <Tabel
        nama="Kategori"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ kategoriId }) => kategoriId}
        kosong="Tidak ada data kategori"
        galat={() => 'Gagal memuat kategori'}
      />
    </>
  )
}

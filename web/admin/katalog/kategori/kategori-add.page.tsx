import { createKategori } from '#contract/katalog/kategori-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { KategoriForm } from './kategori-form.tsx'

export const meta = () => kantorMeta('Tambah Kategori')

export default function KategoriAddPage() {
  return (
    <>
      <Kepala judul="Tambah Kategori" kembali={{ to: '/kategori-produk', nama: 'Kategori Produk' }} />
      <KategoriForm save={(body) => callAdmin(createKategori, { body })} galat="Gagal menambahkan kategori" />
    </>
  )
}

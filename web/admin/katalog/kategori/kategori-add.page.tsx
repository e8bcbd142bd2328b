import { createKategori } from '#contract/katalog/kategori-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { KategoriForm } from './kategori-form.tsx'

export const meta = () => adminMeta('Tambah Kategori')

export default function KategoriAddPage() {
  return (
    <>
      <Header judul="Tambah Kategori" kembali={{ to: '/kategori-produk', nama: 'Kategori Produk' }} />
      <KategoriForm save={(body) => callAdmin(createKategori, { body })} galat="Gagal menambahkan kategori" />
    </>
  )
}

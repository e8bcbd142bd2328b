import { createKategori } from '#contract/katalog/kategori-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { KategoriForm } from './kategori-form.tsx'

export const meta = () => adminMeta('Tambah Kategori')

export default function KategoriAddPage() {
  return (
    <>
      <Header title="Tambah Kategori" back={{ to: '/kategori-produk', name: 'Kategori Produk' }} />
      <KategoriForm save={(body) => callAdmin(createKategori, { body })} failure="Gagal menambahkan kategori" />
    </>
  )
}

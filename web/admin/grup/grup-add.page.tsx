import { createGrup } from '#contract/grup/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { GrupForm } from './grup-form.tsx'

export const meta = () => adminMeta('Tambah Grup Pembeli')

export default function GrupAddPage() {
  return (
    <>
      <Header judul="Tambah Grup Pembeli" kembali={{ to: '/grup-pelanggan', nama: 'Grup Pembeli' }} />
      <GrupForm save={(body) => callAdmin(createGrup, { body })} problem="Gagal menambahkan grup" />
    </>
  )
}

import { createGrup } from '#contract/grup/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { GrupForm } from './grup-form.tsx'

export const meta = () => adminMeta('Tambah Grup Pembeli')

export default function GrupAddPage() {
  return (
    <>
      <Header title="Tambah Grup Pembeli" back={{ to: '/grup-pelanggan', name: 'Grup Pembeli' }} />
      <GrupForm save={(body) => callAdmin(createGrup, { body })} problem="Gagal menambahkan grup" />
    </>
  )
}

import { createPemasok } from '#contract/pembelian/pemasok-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { PemasokForm } from './pemasok-form.tsx'

export const meta = () => adminMeta('Tambah Pemasok')

export default function PemasokAddPage() {
  return (
    <>
      <Header title="Tambah Pemasok" back={{ to: '/pemasok', name: 'Pemasok' }} />
      <PemasokForm save={(body) => callAdmin(createPemasok, { body })} failure="Gagal menambahkan pemasok" />
    </>
  )
}

import { createMetode } from '#contract/pembayaran/metode-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { MetodeForm } from './metode-form.tsx'

export const meta = () => adminMeta('Tambah Metode Pembayaran')

export default function MetodeAddPage() {
  return (
    <>
      <Header title="Tambah Metode Pembayaran" back={{ to: '/metode-pembayaran', name: 'Metode Pembayaran' }} />
      <MetodeForm save={(body) => callAdmin(createMetode, { body })} failure="Gagal menambahkan metode pembayaran" />
    </>
  )
}

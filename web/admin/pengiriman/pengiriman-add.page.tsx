import { createPengiriman } from '#contract/pengiriman/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { PengirimanForm } from './pengiriman-form.tsx'

export const meta = () => adminMeta('Tambah Metode Pengiriman')

export default function PengirimanAddPage() {
  return (
    <>
      <Header title="Tambah Metode Pengiriman" back={{ to: '/metode-pengiriman', name: 'Metode Pengiriman' }} />
      <PengirimanForm
        save={(body) => callAdmin(createPengiriman, { body })}
        failure="Gagal menambahkan metode pengiriman"
      />
    </>
  )
}

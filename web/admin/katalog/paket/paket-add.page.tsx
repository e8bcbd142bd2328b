import { createPaket } from '#contract/katalog/paket-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { PaketForm } from './paket-form.tsx'

export const meta = () => adminMeta('Tambah Paket')

export default function PaketAddPage() {
  return (
    <>
      <Header title="Tambah Paket" back={{ to: '/manajemen-paket', name: 'Paket' }} />
      <PaketForm
        save={(body) => callAdmin(createPaket, { body })}
        report={(error) => ({ title: 'Gagal', text: errorText(error, { answered: 'Gagal menambahkan paket' }) })}
      />
    </>
  )
}

import { createPaket } from '#contract/katalog/paket-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { PaketForm } from './paket-form.tsx'

export const meta = () => kantorMeta('Tambah Paket')

export default function PaketAddPage() {
  return (
    <>
      <Kepala judul="Tambah Paket" kembali={{ to: '/manajemen-paket', nama: 'Paket' }} />
      <PaketForm
        save={(body) => callAdmin(createPaket, { body })}
        galat={(error) => ({ title: 'Gagal', text: errorText(error, { answered: 'Gagal menambahkan paket' }) })}
      />
    </>
  )
}

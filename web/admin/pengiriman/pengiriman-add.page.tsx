import { createPengiriman } from '#contract/pengiriman/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { PengirimanForm } from './pengiriman-form.tsx'

export const meta = () => kantorMeta('Tambah Metode Pengiriman')

export default function PengirimanAddPage() {
  return (
    <>
      <Kepala judul="Tambah Metode Pengiriman" kembali={{ to: '/metode-pengiriman', nama: 'Metode Pengiriman' }} />
      <PengirimanForm
        save={(body) => callAdmin(createPengiriman, { body })}
        galat="Gagal menambahkan metode pengiriman"
      />
    </>
  )
}

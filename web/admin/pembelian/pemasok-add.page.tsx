import { createPemasok } from '#contract/pembelian/pemasok-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { PemasokForm } from './pemasok-form.tsx'

export const meta = () => kantorMeta('Tambah Pemasok')

export default function PemasokAddPage() {
  return (
    <>
      <Kepala judul="Tambah Pemasok" kembali={{ to: '/pemasok', nama: 'Pemasok' }} />
      <PemasokForm save={(body) => callAdmin(createPemasok, { body })} galat="Gagal menambahkan pemasok" />
    </>
  )
}

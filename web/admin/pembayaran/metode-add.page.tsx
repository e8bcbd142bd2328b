import { createMetode } from '#contract/pembayaran/metode-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { MetodeForm } from './metode-form.tsx'

export const meta = () => kantorMeta('Tambah Metode Pembayaran')

export default function MetodeAddPage() {
  return (
    <>
      <Kepala judul="Tambah Metode Pembayaran" kembali={{ to: '/metode-pembayaran', nama: 'Metode Pembayaran' }} />
      <MetodeForm save={(body) => callAdmin(createMetode, { body })} galat="Gagal menambahkan metode pembayaran" />
    </>
  )
}

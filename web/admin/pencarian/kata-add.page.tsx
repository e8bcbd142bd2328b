import { useSearchParams } from 'react-router'
import { createSinonim } from '#contract/pencarian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { KataForm } from './kata-form.tsx'

export const meta = () => adminMeta('Tambah Kata')

export default function KataAddPage() {
  const kata = (useSearchParams()[0].get('kata') ?? '').slice(0, 60)
  return (
    <>
      <Kepala judul="Tambah Kata" kembali={{ to: '/kata-pencarian', nama: 'Kata Pencarian' }} />
      <KataForm kata={kata} save={(body) => callAdmin(createSinonim, { body })} galat="Gagal menambahkan kata" />
    </>
  )
}

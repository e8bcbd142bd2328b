import { useSearchParams } from 'react-router'
import { createSinonim } from '#contract/pencarian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { KataForm } from './kata-form.tsx'

export const meta = () => adminMeta('Tambah Kata')

export default function KataAddPage() {
  const kata = (useSearchParams()[0].get('kata') ?? '').slice(0, 60)
  return (
    <>
      <Header judul="Tambah Kata" kembali={{ to: '/kata-pencarian', nama: 'Kata Pencarian' }} />
      <KataForm kata={kata} save={(body) => callAdmin(createSinonim, { body })} galat="Gagal menambahkan kata" />
    </>
  )
}

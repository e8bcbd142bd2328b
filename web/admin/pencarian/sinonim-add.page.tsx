import { useSearchParams } from 'react-router'
import { createSinonim } from '#contract/pencarian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { SinonimForm } from './sinonim-form.tsx'

export const meta = () => adminMeta('Tambah Kata')

export default function SinonimAddPage() {
  const word = (useSearchParams()[0].get('kata') ?? '').slice(0, 60)
  return (
    <>
      <Header title="Tambah Kata" back={{ to: '/kata-pencarian', name: 'Kata Pencarian' }} />
      <SinonimForm word={word} save={(body) => callAdmin(createSinonim, { body })} failure="Gagal menambahkan kata" />
    </>
  )
}

import { useLocation, useSearchParams } from 'react-router'
import { createPembelian } from '#contract/pembelian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { PembelianForm } from './pembelian-form.tsx'
import type { PembelianFormInput } from './pembelian-input.ts'

export const meta = () => adminMeta('Tambah Pembelian')

export default function PembelianAddPage() {
  const [params] = useSearchParams()
  const state = useLocation().state as { baris?: PembelianFormInput['baris'] } | null
  const line = Array.isArray(state?.baris) && state.baris.length > 0 ? { baris: state.baris } : {}
  return (
    <>
      <Header title="Tambah Pembelian" back={{ to: '/pembelian', name: 'Pembelian' }} />
      <PembelianForm
        start={{ pemasokId: params.get('pemasok') ?? '', ...line }}
        save={(body) => callAdmin(createPembelian, { body })}
        returnTo="/pembelian?status=draf"
        problem="Gagal membuat pembelian"
      />
    </>
  )
}

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
  const baris = Array.isArray(state?.baris) && state.baris.length > 0 ? { baris: state.baris } : {}
  return (
    <>
      <Header judul="Tambah Pembelian" kembali={{ to: '/pembelian', nama: 'Pembelian' }} />
      <PembelianForm
        mulai={{ pemasokId: params.get('pemasok') ?? '', ...baris }}
        save={(body) => callAdmin(createPembelian, { body })}
        kembali="/pembelian?status=draf"
        galat="Gagal membuat pembelian"
      />
    </>
  )
}

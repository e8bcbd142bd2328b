import { useLocation, useSearchParams } from 'react-router'
import { createPembelian } from '#contract/pembelian/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { PembelianForm } from './pembelian-form.tsx'
import type { PembelianMasukan } from './pembelian-isian.ts'

export const meta = () => adminMeta('Tambah Pembelian')

export default function PembelianAddPage() {
  const [params] = useSearchParams()
  const state = useLocation().state as { baris?: PembelianMasukan['baris'] } | null
  const baris = Array.isArray(state?.baris) && state.baris.length > 0 ? { baris: state.baris } : {}
  return (
    <>
      <Kepala judul="Tambah Pembelian" kembali={{ to: '/pembelian', nama: 'Pembelian' }} />
      <PembelianForm
        mulai={{ pemasokId: params.get('pemasok') ?? '', ...baris }}
        save={(body) => callAdmin(createPembelian, { body })}
        kembali="/pembelian?status=draf"
        galat="Gagal membuat pembelian"
      />
    </>
  )
}

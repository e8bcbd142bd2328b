import { useSearchParams } from 'react-router'
import { createTarif } from '#contract/pengiriman/tarif-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { TarifForm } from './tarif-form.tsx'

export const meta = () => adminMeta('Tambah Tarif Ongkir')

export default function TarifAddPage() {
  const [params] = useSearchParams()
  return (
    <>
      <Header title="Tambah Tarif Ongkir" back={{ to: '/tarif-ongkir', name: 'Tarif Ongkir' }} />
      <TarifForm
        metode={params.get('metode') ?? ''}
        save={(body) => callAdmin(createTarif, { body })}
        problem="Gagal menambahkan tarif"
      />
    </>
  )
}

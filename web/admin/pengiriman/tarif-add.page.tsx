import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { createTarif } from '#contract/pengiriman/tarif-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { metodeQuery } from './metode-query.ts'
import { TarifForm } from './tarif-form.tsx'

export const meta = () => adminMeta('Tambah Tarif Ongkir')

export default function TarifAddPage() {
  const [params] = useSearchParams()
  const { data: metode } = useQuery(metodeQuery())
  return (
    <>
      <Header title="Tambah Tarif Ongkir" back={{ to: '/tarif-ongkir', name: 'Tarif Ongkir' }} />
      {metode?.length === 0 ? (
        <Notice kind="info" action={<ButtonLink to="/tambah-pengiriman">Tambah Metode</ButtonLink>}>
          Belum ada metode pengiriman. Setiap tarif masuk satu metode.
        </Notice>
      ) : (
        <TarifForm
          metode={params.get('metode') ?? ''}
          save={(body) => callAdmin(createTarif, { body })}
          problem="Gagal menambahkan tarif"
        />
      )}
    </>
  )
}

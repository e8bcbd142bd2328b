import { getTarif, updateTarif } from '#contract/pengiriman/tarif-admin.ts'
import { LoadRecord } from '#web/admin/jejak/load-record.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import type { Route } from './+types/tarif-edit.page'
import { TarifForm } from './tarif-form.tsx'

export const meta = () => adminMeta('Edit Tarif Ongkir')

export default function TarifEditPage({ params }: Route.ComponentProps) {
  return (
    <>
      <Header title="Edit Tarif Ongkir" back={{ to: '/tarif-ongkir', name: 'Tarif Ongkir' }} />
      <LoadRecord
        kind="tarif-ongkir"
        id={Number(params.ongkirId)}
        mention="tarif"
        input={8}
        list="/tarif-ongkir"
        load={() => callAdmin(getTarif, { params })}
      >
        {(initial) => (
          <TarifForm
            initial={initial}
            save={(body, change) => callAdmin(updateTarif, { params, body: change(body) })}
            problem="Gagal memperbarui tarif"
          />
        )}
      </LoadRecord>
    </>
  )
}

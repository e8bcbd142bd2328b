import { getGrup, updateGrup } from '#contract/grup/admin.ts'
import { LoadRecord } from '#web/admin/jejak/load-record.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import type { Route } from './+types/grup-edit.page'
import { GrupForm } from './grup-form.tsx'

export const meta = () => adminMeta('Edit Grup Pembeli')

export default function GrupEditPage({ params }: Route.ComponentProps) {
  return (
    <>
      <Header title="Edit Grup Pembeli" back={{ to: '/grup-pelanggan', name: 'Grup Pembeli' }} />
      <LoadRecord
        kind="grup-pelanggan"
        id={Number(params.grupId)}
        mention="grup"
        input={4}
        list="/grup-pelanggan"
        load={() => callAdmin(getGrup, { params })}
      >
        {(initial) => (
          <GrupForm
            initial={initial}
            save={(body, change) => callAdmin(updateGrup, { params, body: change(body) })}
            problem="Gagal memperbarui grup"
          />
        )}
      </LoadRecord>
    </>
  )
}

import { getSinonim, updateSinonim } from '#contract/pencarian/admin.ts'
import { LoadRecord } from '#web/admin/jejak/load-record.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import type { Route } from './+types/sinonim-edit.page'
import { SinonimForm } from './sinonim-form.tsx'

export const meta = () => adminMeta('Edit Kata')

export default function SinonimEditPage({ params: { sinonimId } }: Route.ComponentProps) {
  const params = { sinonimId }
  return (
    <>
      <Header title="Edit Kata" back={{ to: '/kata-pencarian', name: 'Kata Pencarian' }} />
      <LoadRecord
        kind="sinonim"
        id={Number(sinonimId)}
        mention="kata"
        input={2}
        list="/kata-pencarian"
        load={() => callAdmin(getSinonim, { params })}
        problem="Gagal mengambil data kata"
      >
        {(initial) => (
          <SinonimForm
            initial={initial}
            save={(body, change) => callAdmin(updateSinonim, { params, body: change(body) })}
            failure="Gagal memperbarui kata"
          />
        )}
      </LoadRecord>
    </>
  )
}

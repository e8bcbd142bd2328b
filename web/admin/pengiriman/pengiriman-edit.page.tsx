import { getPengirimanAdmin, updatePengiriman } from '#contract/pengiriman/admin.ts'
import { LoadRecord } from '#web/admin/jejak/load-record.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/pengiriman-edit.page'
import { PengirimanForm } from './pengiriman-form.tsx'

export const meta = () => adminMeta('Edit Metode Pengiriman')

export default function PengirimanEditPage({ params }: Route.ComponentProps) {
  return (
    <>
      <Header title="Edit Metode Pengiriman" back={{ to: '/metode-pengiriman', name: 'Metode Pengiriman' }} />
      <LoadRecord
        kind="metode-pengiriman"
        id={Number(params.shippingId)}
        mention="metode pengiriman"
        input={9}
        list="/metode-pengiriman"
        load={() => callAdmin(getPengirimanAdmin, { params })}
      >
        {(initial) => (
          <>
            {initial.jalur_ditebak && (
              <div className="mb-4 max-w-2xl">
                <Notice kind="hati">
                  Jalur ini diisi otomatis dari nama metodenya. Periksa jalurnya dan apakah barang tetap dingin, lalu
                  simpan.
                </Notice>
              </div>
            )}
            <PengirimanForm
              initial={initial}
              save={(body, change) => callAdmin(updatePengiriman, { params, body: change(body) })}
              failure="Gagal memperbarui metode pengiriman"
            />
          </>
        )}
      </LoadRecord>
    </>
  )
}

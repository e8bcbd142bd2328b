import { Link } from 'react-router'
import { getPemasok, updatePemasok } from '#contract/pembelian/pemasok-admin.ts'
import { LoadRecord } from '#web/admin/jejak/load-record.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import type { Route } from './+types/pemasok-edit.page'
import { PemasokForm } from './pemasok-form.tsx'

export const meta = () => adminMeta('Edit Pemasok')

export default function PemasokEditPage({ params }: Route.ComponentProps) {
  const pemasokId = Number(params.pemasokId)
  return (
    <>
      <Header title="Edit Pemasok" back={{ to: '/pemasok', name: 'Pemasok' }} />
      <LoadRecord
        kind="pemasok"
        id={pemasokId}
        mention="pemasok"
        input={7}
        list="/pemasok"
        load={() => callAdmin(getPemasok, { params })}
      >
        {(initial) => (
          <>
            <PemasokForm
              initial={initial}
              save={(body, change) => callAdmin(updatePemasok, { params, body: change(body) })}
              failure="Gagal memperbarui pemasok"
            />
            <nav aria-label="Tentang pemasok ini" className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
              <Link to={`/pembelian?pemasokId=${pemasokId}`} className="tautan">
                Pembelian dari {initial.nama}
              </Link>
              <Link to={`/isi-ulang?pemasokId=${pemasokId}`} className="tautan">
                Yang perlu dibeli lagi
              </Link>
            </nav>
          </>
        )}
      </LoadRecord>
    </>
  )
}

import { getKategori } from '#contract/katalog/endpoints.ts'
import { updateKategori } from '#contract/katalog/kategori-admin.ts'
import { LoadRecord } from '#web/admin/jejak/load-record.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import type { Route } from './+types/kategori-edit.page'
import { KategoriForm } from './kategori-form.tsx'

export const meta = () => adminMeta('Edit Kategori')

export default function KategoriEditPage({ params }: Route.ComponentProps) {
  return (
    <>
      <Header title="Edit Kategori" back={{ to: '/kategori-produk', name: 'Kategori Produk' }} />
      <LoadRecord
        kind="kategori"
        id={Number(params.kategoriId)}
        mention="kategori"
        input={2}
        list="/kategori-produk"
        load={() => callAdmin(getKategori, { params })}
        problem="Gagal mengambil data kategori"
      >
        {(initial) => (
          <KategoriForm
            initial={initial}
            save={(body, change) => callAdmin(updateKategori, { params, body: change(body) })}
            failure="Gagal mengupdate kategori"
          />
        )}
      </LoadRecord>
    </>
  )
}

import { getTarif, updateTarif } from '#contract/pengiriman/tarif-admin.ts'
import { MuatRekaman } from '#web/admin/jejak/muat-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import type { Route } from './+types/tarif-edit.page'
import { TarifForm } from './tarif-form.tsx'

export const meta = () => adminMeta('Edit Tarif Ongkir')

export default function TarifEditPage({ params }: Route.ComponentProps) {
  return (
    <>
      <Kepala judul="Edit Tarif Ongkir" kembali={{ to: '/tarif-ongkir', nama: 'Tarif Ongkir' }} />
      <MuatRekaman
        jenis="tarif-ongkir"
        id={Number(params.ongkirId)}
        sebutan="tarif"
        isian={8}
        daftar="/tarif-ongkir"
        muat={() => callAdmin(getTarif, { params })}
      >
        {(awal) => (
          <TarifForm
            awal={awal}
            save={(body, ubah) => callAdmin(updateTarif, { params, body: ubah(body) })}
            galat="Gagal memperbarui tarif"
          />
        )}
      </MuatRekaman>
    </>
  )
}

import { getGrup, updateGrup } from '#contract/grup/admin.ts'
import { MuatRekaman } from '#web/admin/jejak/muat-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import type { Route } from './+types/grup-edit.page'
import { GrupForm } from './grup-form.tsx'

export const meta = () => adminMeta('Edit Grup Pembeli')

export default function GrupEditPage({ params }: Route.ComponentProps) {
  return (
    <>
      <Kepala judul="Edit Grup Pembeli" kembali={{ to: '/grup-pelanggan', nama: 'Grup Pembeli' }} />
      <MuatRekaman
        jenis="grup-pelanggan"
        id={Number(params.grupId)}
        sebutan="grup"
        isian={4}
        daftar="/grup-pelanggan"
        muat={() => callAdmin(getGrup, { params })}
      >
        {(awal) => (
          <GrupForm
            awal={awal}
            save={(body, ubah) => callAdmin(updateGrup, { params, body: ubah(body) })}
            galat="Gagal memperbarui grup"
          />
        )}
      </MuatRekaman>
    </>
  )
}

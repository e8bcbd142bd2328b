import { getSinonim, updateSinonim } from '#contract/pencarian/admin.ts'
import { MuatRekaman } from '#web/admin/jejak/muat-rekaman.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import type { Route } from './+types/kata-edit.page'
import { KataForm } from './kata-form.tsx'

export const meta = () => adminMeta('Edit Kata')

export default function KataEditPage({ params: { sinonimId } }: Route.ComponentProps) {
  const params = { sinonimId }
  return (
    <>
      <Kepala judul="Edit Kata" kembali={{ to: '/kata-pencarian', nama: 'Kata Pencarian' }} />
      <MuatRekaman
        jenis="sinonim"
        id={Number(sinonimId)}
        sebutan="kata"
        isian={2}
        daftar="/kata-pencarian"
        muat={() => callAdmin(getSinonim, { params })}
        galat="Gagal mengambil data kata"
      >
        {(awal) => (
          <KataForm
            awal={awal}
            save={(body, ubah) => callAdmin(updateSinonim, { params, body: ubah(body) })}
            galat="Gagal memperbarui kata"
          />
        )}
      </MuatRekaman>
    </>
  )
}

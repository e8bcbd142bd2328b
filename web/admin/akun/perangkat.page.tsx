import { endPerangkatAdmin, endPerangkatLainAdmin, listPerangkatAdmin } from '#contract/akun/perangkat-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { DaftarPerangkat } from '#web/shared/daftar-perangkat.tsx'

export const meta = () => kantorMeta('Perangkat Saya')

export default function PerangkatPage() {
  return (
    <div className="max-w-3xl">
      <Kepala judul="Perangkat Saya" />
      <DaftarPerangkat
        queryKey={['kantor', 'perangkat']}
        list={() => callAdmin(listPerangkatAdmin, {})}
        end={(sesiId) =>
          sesiId ? callAdmin(endPerangkatAdmin, { params: { sesiId } }) : callAdmin(endPerangkatLainAdmin, {})
        }
        pintu={(jenis) => (jenis === 'kantor' ? 'Kantor' : 'Toko')}
      >
        Ini perangkat yang sedang masuk ke akun Anda, di kantor dan di toko. Keluarkan yang tidak Anda kenal, lalu ganti
        password lewat “Lupa password?” di halaman login toko. Di kantor, sesi berakhir setelah 30 menit tanpa kegiatan.
      </DaftarPerangkat>
    </div>
  )
}

import { Link } from 'react-router'
import { endOtherPerangkatAdmin, endPerangkatAdmin, listPerangkatAdmin } from '#contract/akun/perangkat-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { PerangkatList } from '#web/shared/perangkat-list.tsx'

export const meta = () => adminMeta('Perangkat Saya')

export default function PerangkatPage() {
  return (
    <>
      <Header title="Perangkat Saya" />
      <PerangkatList
        queryKey={['admin', 'perangkat']}
        list={() => callAdmin(listPerangkatAdmin, {})}
        end={(sesiId) =>
          sesiId ? callAdmin(endPerangkatAdmin, { params: { sesiId } }) : callAdmin(endOtherPerangkatAdmin, {})
        }
        door={(kind) => (kind === 'kantor' ? 'Admin toko' : 'Toko')}
      >
        Ini perangkat yang sedang login ke akun Anda, di admin toko dan di toko. Keluarkan yang tidak Anda kenal, lalu
        ganti kata sandi di{' '}
        <Link to="/keamanan-akun" className="tautan-kalimat">
          Keamanan Akun
        </Link>
        . Di admin toko, Anda keluar otomatis setelah 30 menit tidak dipakai.
      </PerangkatList>
    </>
  )
}

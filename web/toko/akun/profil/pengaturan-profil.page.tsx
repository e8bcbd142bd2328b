import { useQuery } from '@tanstack/react-query'
import { seo } from '#web/lib/seo.ts'
import { profilQuery } from '#web/toko/akun/akun-queries.ts'
import { PengaturanKerangka, PengaturanSkeleton } from '#web/toko/akun/pengaturan-kerangka.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { Route } from './+types/pengaturan-profil.page'
import { FotoProfil } from './foto-profil.tsx'
import { ProfilIsian } from './profil-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pengaturan Profil',
    description: 'Foto, nama, email, alamat, dan nomor HP Anda.',
    path: '/PengaturanProfil',
    hidden: true,
  })

export default function PengaturanProfilPage() {
  return (
    <PengaturanKerangka title="Pengaturan Profil" lebar>
      <PengaturanProfil />
    </PengaturanKerangka>
  )
}

function PengaturanProfil() {
  const { data, isPending, refetch } = useQuery(profilQuery())
  if (isPending) return <PengaturanSkeleton />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal memuat profil</LoadFailure>
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="xl:order-last">
        <FotoProfil profil={data} />
      </div>
      <ProfilIsian profil={data} />
    </div>
  )
}

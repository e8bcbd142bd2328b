import { useQuery } from '@tanstack/react-query'
import { seo } from '#web/lib/seo.ts'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { PengaturanShell, PengaturanSkeleton } from '#web/toko/akun/pengaturan-shell.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { Route } from './+types/profile-pengaturan.page'
import { ProfileFields } from './profile-form.tsx'
import { ProfileFoto } from './profile-foto.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pengaturan Profil',
    description: 'Foto, nama, email, alamat, dan nomor HP Anda.',
    path: '/PengaturanProfil',
    hidden: true,
  })

export default function ProfilePengaturanPage() {
  return (
    <PengaturanShell title="Pengaturan Profil" isWide>
      <ProfilePengaturan />
    </PengaturanShell>
  )
}

function ProfilePengaturan() {
  const { data, isPending, refetch } = useQuery(profileQuery())
  if (isPending) return <PengaturanSkeleton />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal memuat profil</LoadFailure>
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="xl:order-last">
        <ProfileFoto profile={data} />
      </div>
      <ProfileFields profile={data} />
    </div>
  )
}

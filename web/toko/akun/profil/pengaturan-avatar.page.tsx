import { useQuery } from '@tanstack/react-query'
import { seo } from '#web/lib/seo.ts'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { PengaturanShell, PengaturanSkeleton } from '#web/toko/akun/pengaturan-shell.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { Route } from './+types/pengaturan-avatar.page'
import { ProfileFoto } from './profile-foto.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pengaturan Foto',
    description: 'Ganti atau hapus foto profil Anda.',
    path: '/PengaturanAvatar',
    hidden: true,
  })

export default function PengaturanAvatarPage() {
  return (
    <PengaturanShell title="Pengaturan Foto">
      <PengaturanAvatar />
    </PengaturanShell>
  )
}

function PengaturanAvatar() {
  const { data, isPending, refetch } = useQuery(profileQuery())
  if (isPending) return <PengaturanSkeleton />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal memuat profil</LoadFailure>
  return <ProfileFoto profile={data} />
}

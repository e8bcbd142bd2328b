import { useQuery } from '@tanstack/react-query'
import { seo } from '#web/lib/seo.ts'
import { notifikasiChoicesQuery } from '#web/toko/akun/akun-queries.ts'
import { PengaturanShell, PengaturanSkeleton } from '#web/toko/akun/pengaturan-shell.tsx'
import { NotifikasiForm } from '#web/toko/akun/profil/notifikasi-form.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import type { Route } from './+types/pengaturan-notifikasi.page'
import { KabarWhatsApp } from './kabar-whatsapp.tsx'
import { PerangkatPush } from './perangkat-push.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pengaturan Notifikasi',
    description: 'Pilih email, notifikasi, dan kabar WhatsApp yang ingin Anda terima.',
    path: '/PengaturanNotifikasi',
    hidden: true,
  })

export default function PengaturanNotifikasiPage() {
  return (
    <PengaturanShell title="Pengaturan Notifikasi">
      <PengaturanNotifikasi />
    </PengaturanShell>
  )
}

function PengaturanNotifikasi() {
  const { data, isPending, refetch } = useQuery(notifikasiChoicesQuery())
  if (isPending) return <PengaturanSkeleton />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal memuat pengaturan notifikasi</LoadFailure>
  return (
    <div className="grid gap-5">
      <NotifikasiForm saved={data} />
      <PerangkatPush />
      <KabarWhatsApp />
    </div>
  )
}

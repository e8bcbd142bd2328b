import { useQuery } from '@tanstack/react-query'
import { allowed } from '#contract/peran.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { keamananQuery } from '#web/admin/sesi/keamanan-query.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TwoFactor } from './dua-langkah.tsx'
import { MandatoryForAll } from './mandatory-for-all.tsx'
import { SandiForm } from './sandi-form.tsx'

export const meta = () => adminMeta('Keamanan Akun')

/** Requirements that must be met before any other screen opens. */
const REQUIRED = {
  sandi: 'Kata sandi Anda kurang dari 12 karakter. Buat kata sandi baru untuk membuka admin toko lagi.',
  kode: 'Toko ini meminta kode dua langkah dari semua administrator. Nyalakan kode itu untuk membuka admin toko lagi.',
}

export default function KeamananPage() {
  const { data: admin } = useQuery(adminQuery())
  return (
    <>
      <Header title="Keamanan Akun" />
      <div className="grid grid-cols-1 gap-5">
        {admin?.wajib && <Notice kind="hati">{REQUIRED[admin.wajib]}</Notice>}
        <Content />
      </div>
    </>
  )
}

function Content() {
  const isPemilik = allowed(usePeran())
  const { data, error, isPending, refetch } = useQuery(keamananQuery())
  if (isPending) return <FormSkeleton input={4}>Memuat keamanan akun…</FormSkeleton>
  if (!data) return <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>
  return (
    <div className="grid grid-cols-1 items-start gap-5 max-xl:max-w-2xl xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        <TwoFactor keamanan={data} />
        {isPemilik && <MandatoryForAll keamanan={data} />}
      </div>
      <SandiForm />
    </div>
  )
}

import { KODE_TEMPLAT, type KodeTemplat, TEMPLAT } from '#contract/templat/templat.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/templat-edit.page'
import { TemplatForm } from './templat-form.tsx'
import { useChangedTemplat } from './write-wa.ts'

export const meta = () => adminMeta('Teks Pesan')

const LIST = '/teks-pesan'
const isKode = (kode: string): kode is KodeTemplat => KODE_TEMPLAT.some((item) => item === kode)

export default function TemplatEditPage({ params: { kode } }: Route.ComponentProps) {
  const { data, error, refetch } = useChangedTemplat()
  const isKnown = isKode(kode)
  return (
    <>
      <Header title={isKnown ? TEMPLAT[kode].nama : 'Teks Pesan'} back={{ to: LIST, name: 'Teks Pesan' }} />
      {!isKnown && <Notice kind="hati">Teks ini tidak ada.</Notice>}
      {isKnown && error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {isKnown && !error && !data && <FormSkeleton input={3}>Memuat teks…</FormSkeleton>}
      {isKnown && data && (
        <>
          <TemplatForm key={kode} kode={kode} changed={data.find((item) => item.kode === kode)} />
          <JejakOfRecord kind="templat" recordId={kode} />
        </>
      )}
    </>
  )
}

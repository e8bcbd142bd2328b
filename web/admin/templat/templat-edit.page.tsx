import { KODE_TEMPLAT, type KodeTemplat, TEMPLAT } from '#contract/templat/templat.ts'
import { JejakRekaman } from '#web/admin/jejak/jejak-rekaman.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/templat-edit.page'
import { TemplatForm } from './templat-form.tsx'
import { useTemplatDiubah } from './tulis-wa.ts'

export const meta = () => adminMeta('Teks Email & WhatsApp')

const DAFTAR = '/teks-pesan'
const isKode = (kode: string): kode is KodeTemplat => KODE_TEMPLAT.some((satu) => satu === kode)

export default function TemplatEditPage({ params: { kode } }: Route.ComponentProps) {
  const { data, error, refetch } = useTemplatDiubah()
  const isDikenal = isKode(kode)
  return (
    <>
      <Kepala
        judul={isDikenal ? TEMPLAT[kode].nama : 'Teks Email & WhatsApp'}
        kembali={{ to: DAFTAR, nama: 'Teks Email & WhatsApp' }}
      />
      {!isDikenal && <Notice kind="hati">Teks ini tidak ada.</Notice>}
      {isDikenal && error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {isDikenal && !error && !data && <FormSkeleton isian={3}>Memuat teks…</FormSkeleton>}
      {isDikenal && data && (
        <>
          <TemplatForm key={kode} kode={kode} diubah={data.find((satu) => satu.kode === kode)} />
          <JejakRekaman jenis="templat" rujukan={kode} />
        </>
      )}
    </>
  )
}

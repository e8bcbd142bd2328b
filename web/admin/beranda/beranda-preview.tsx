import { useQuery } from '@tanstack/react-query'
import type { BerandaValues } from '#contract/beranda/admin.ts'
import { publicBeranda } from '#contract/beranda/public-admin.ts'
import { PreviewSettings, useSettings } from '#web/lib/settings.ts'
import { BerandaContent } from '#web/toko/beranda/beranda-content.tsx'
import { ulasanBerandaQuery } from '#web/toko/beranda/ulasan-query.ts'

/** The landing page with values that are not saved. Its reviews are those of the saved settings. */
export default function BerandaPreview({ values }: { values: BerandaValues }) {
  const { data } = useQuery(ulasanBerandaQuery())
  const settings = useSettings()
  const hasUlasan = data !== undefined && !data.contoh && data.ulasan.length > 0
  return (
    settings && (
      <PreviewSettings value={{ ...settings, beranda: publicBeranda(values, hasUlasan) }}>
        <BerandaContent />
      </PreviewSettings>
    )
  )
}

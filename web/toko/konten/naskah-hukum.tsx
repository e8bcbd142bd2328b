import type { Toko } from '#contract/pengaturan/endpoints.ts'
import { useToko } from '#web/lib/settings.ts'
import { IsiTulisan } from '#web/shared/isi-tulisan.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A legal text. It stays marked as a draft until the owner's lawyer has approved it. */
export function NaskahHukum({ judul, tulisan }: { judul: string; tulisan(toko: Toko | null): string }) {
  const toko = useToko()
  return (
    <div className="wadah py-6 md:py-10">
      <div className="mx-auto max-w-xl">
        <h1>{judul}</h1>
        <div className="mt-4 mb-6">
          <Notice kind="hati">
            Draf. Naskah ini masih menunggu pemeriksaan penasihat hukum pemilik toko.
            {!toko || toko.contoh ? ' Data penjual di dalamnya contoh.' : ''}
          </Notice>
        </div>
        <IsiTulisan tulisan={tulisan(toko)} />
      </div>
    </div>
  )
}

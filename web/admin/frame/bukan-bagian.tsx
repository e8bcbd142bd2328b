import { NAMA_PERAN } from '#contract/peran.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Notice in place of a screen that the user's roles may not open. */
export function BukanBagian() {
  const peran = usePeran().map((satu) => NAMA_PERAN[satu])
  return (
    <>
      <Kepala judul="Anda tidak punya akses" />
      <Notice kind="info">
        Halaman ini bukan untuk peran Anda ({peran.join(', ')}). Jika perlu, minta pemilik toko menambah peran Anda.
      </Notice>
      <ButtonLink to="/dasbor-admin" variant="garis" className="mt-4">
        Ke Dasbor
      </ButtonLink>
    </>
  )
}

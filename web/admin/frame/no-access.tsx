import { PERAN_NAMES } from '#contract/peran.ts'
import { usePeran } from '#web/admin/sesi/sesi-admin.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Notice in place of a screen that the user's roles may not open. */
export function NoAccess() {
  const peran = usePeran().map((item) => PERAN_NAMES[item])
  return (
    <>
      <Header title="Anda tidak punya akses" />
      <Notice kind="info">
        Halaman ini bukan untuk peran Anda ({peran.join(', ')}). Jika perlu, minta pemilik toko menambah peran Anda.
      </Notice>
      <ButtonLink to="/dasbor-admin" variant="garis" className="mt-4">
        Ke Dasbor
      </ButtonLink>
    </>
  )
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useLocation } from 'react-router'
import { askKabarStok, cancelKabarStok, getKabarStok } from '#contract/favorit/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const kabarQuery = (produkId: number) =>
  queryOptions({
    queryKey: ['milik-saya', 'kabar-stok', produkId],
    queryFn: () => call(getKabarStok, { params: { produkId } }),
  })

const TEKS = 'Kabari saya jika tersedia lagi'

export default function TombolKabari({ produkId }: { produkId: number }) {
  const { isLoggedIn } = useSession()
  const { pathname } = useLocation()
  if (isLoggedIn) return <Kabari produkId={produkId} />
  return (
    <ButtonLink to="/login" state={{ kembali: { to: pathname, state: null } }} variant="garis">
      <BellRing aria-hidden className="size-5" />
      {TEKS}
    </ButtonLink>
  )
}

function Kabari({ produkId }: { produkId: number }) {
  const queries = useQueryClient()
  const query = kabarQuery(produkId)
  const { data } = useQuery(query)
  const ubah = useMutation({
    mutationFn: (diminta: boolean) => call(diminta ? askKabarStok : cancelKabarStok, { params: { produkId } }),
    onSuccess: (_, diminta) => queries.setQueryData(query.queryKey, { diminta }),
  })
  const perluKonfirmasi = ubah.error instanceof ApiError && ubah.error.code === 'EMAIL_BELUM_DIKONFIRMASI'
  return (
    <div className="grid justify-items-start gap-3">
      {ubah.isSuccess && (
        <Notice kind="berhasil" announce>
          {ubah.data.message}
        </Notice>
      )}
      {ubah.isError && (
        <Notice
          kind="galat"
          action={
            perluKonfirmasi && (
              <ButtonLink to="/PengaturanProfil" variant="garis" rapat>
                Pengaturan Akun
              </ButtonLink>
            )
          }
        >
          {errorText(ubah.error, { answered: 'Permintaan gagal dikirim. Coba lagi.' })}
        </Notice>
      )}
      {data?.diminta ? (
        <Button variant="polos" busy={ubah.isPending} onClick={() => ubah.mutate(false)}>
          Batalkan kabar stok
        </Button>
      ) : (
        <Button variant="garis" busy={ubah.isPending} onClick={() => ubah.mutate(true)}>
          <BellRing aria-hidden className="size-5" />
          {TEKS}
        </Button>
      )}
    </div>
  )
}

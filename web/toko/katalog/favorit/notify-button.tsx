import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useLocation } from 'react-router'
import { cancelStokAlert, getStokAlert, requestStokAlert } from '#contract/favorit/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { AskPush } from '#web/toko/saluran/ask-push.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const noticeQuery = (produkId: number) =>
  queryOptions({
    queryKey: ['milik-saya', 'kabar-stok', produkId],
    queryFn: () => call(getStokAlert, { params: { produkId } }),
  })

const NOTIFY_LABEL = 'Kabari saya jika tersedia lagi'

export default function NotifyButton({ produkId }: { produkId: number }) {
  const isLoggedIn = useIsLoggedIn()
  const { pathname } = useLocation()
  if (isLoggedIn) return <Notify produkId={produkId} />
  return (
    <ButtonLink to="/login" state={{ kembali: { to: pathname, state: null } }} variant="garis">
      <BellRing aria-hidden className="size-5" />
      {NOTIFY_LABEL}
    </ButtonLink>
  )
}

function Notify({ produkId }: { produkId: number }) {
  const queries = useQueryClient()
  const query = noticeQuery(produkId)
  const { data } = useQuery(query)
  const change = useMutation({
    mutationFn: (isRequested: boolean) =>
      call(isRequested ? requestStokAlert : cancelStokAlert, { params: { produkId } }),
    onSuccess: (_, isRequested) => queries.setQueryData(query.queryKey, { diminta: isRequested }),
  })
  const needsConfirmation = change.error instanceof ApiError && change.error.code === 'EMAIL_BELUM_DIKONFIRMASI'
  return (
    <div className="grid justify-items-start gap-3">
      {change.isSuccess && (
        <Notice kind="berhasil" announce>
          {change.data.message}
        </Notice>
      )}
      {change.isError && (
        <Notice
          kind="galat"
          action={
            needsConfirmation && (
              <ButtonLink to="/PengaturanProfil" variant="garis" compact>
                Pengaturan Akun
              </ButtonLink>
            )
          }
        >
          {errorText(change.error, { answered: 'Permintaan gagal dikirim. Coba lagi.' })}
        </Notice>
      )}
      {data?.diminta && <AskPush place="stok" />}
      {data?.diminta ? (
        <Button variant="polos" busy={change.isPending} onClick={() => change.mutate(false)}>
          Batalkan kabar stok
        </Button>
      ) : (
        <Button variant="garis" busy={change.isPending} onClick={() => change.mutate(true)}>
          <BellRing aria-hidden className="size-5" />
          {NOTIFY_LABEL}
        </Button>
      )}
    </div>
  )
}

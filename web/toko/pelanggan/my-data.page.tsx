import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadMyData, getDeletionRequest, setDeletionRequest } from '#contract/pelanggan/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { startDownload } from '#web/lib/download.ts'
import { seo } from '#web/lib/seo.ts'
import { PengaturanShell } from '#web/toko/akun/pengaturan-shell.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/my-data.page'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Data Saya',
    description: 'Unduh data pribadi Anda, atau minta akun Anda dihapus.',
    path: '/akun/data-saya',
    hidden: true,
  })

const REQUEST_KEY = ['milik-saya', 'minta-hapus']

export default function MyDataPage() {
  return (
    <PengaturanShell title="Data Saya">
      <div className="grid gap-5">
        <Downloads />
        <Deletion />
      </div>
    </PengaturanShell>
  )
}

/** Download of all data that the shop stores about the customer. */
function Downloads() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => startDownload(downloadMyData, {}, 'data-saya.json'),
  })
  return (
    <section aria-labelledby="unduh-data" className="kartu grid gap-3 p-5">
      <h2 id="unduh-data" className="text-lg">
        Unduh data saya
      </h2>
      <p className="text-tinta-2">
        Semua yang kami simpan tentang akun ini: profil, alamat, pesanan dan pembayarannya, resep, keluhan, ulasan, dan
        buku obat. Berkasnya berbentuk JSON, jadi bisa dibaca program lain.
      </p>
      <Button variant="garis" busy={isPending} onClick={() => mutate()} className="justify-self-start">
        <Download aria-hidden className="size-5" />
        Unduh Data
      </Button>
      {error && (
        <Notice kind="galat">
          {errorText(error, {
            answered: 'Data gagal diunduh. Coba lagi.',
            silent: 'Unduhan perlu sinyal. Coba lagi nanti.',
          })}
        </Notice>
      )}
    </section>
  )
}

/** Request to delete the account. The shop fulfills it when no order needs the customer's data any more. */
function Deletion() {
  const queries = useQueryClient()
  const { confirm } = useAlerts()
  const { data, isPending, refetch } = useQuery({ queryKey: REQUEST_KEY, queryFn: () => call(getDeletionRequest, {}) })
  const request = useMutation({
    mutationFn: (isAsked: boolean) => call(setDeletionRequest, { body: { minta: isAsked } }),
    onSuccess: ({ minta_hapus }) => queries.setQueryData(REQUEST_KEY, { minta_hapus }),
  })
  if (isPending) return <LoadingKartu text="Memuat permintaan…" sizes={['h-48']} />
  if (!data) return <LoadFailure onRetry={() => void refetch()}>Gagal memuat permintaan Anda</LoadFailure>

  async function ask() {
    const sure = await confirm({
      title: 'Minta akun ini dihapus?',
      text: 'Setelah dihapus, Anda tidak bisa masuk lagi. Buku obat, resep, dan alamat Anda ikut terhapus. Unduh dulu jika masih diperlukan.',
      confirm: 'Ya, Minta Dihapus',
      cancel: 'Batal',
      bahaya: true,
    })
    if (sure) request.mutate(true)
  }
  return (
    <section aria-labelledby="hapus-akun" className="kartu grid gap-3 p-5">
      <h2 id="hapus-akun" className="text-lg">
        Hapus akun saya
      </h2>
      {data.minta_hapus ? (
        <>
          <Notice kind="info">
            Anda meminta akun ini dihapus pada {formatDate(data.minta_hapus)}. Kami menghapusnya setelah semua pesanan
            Anda selesai.
          </Notice>
          <Button
            variant="garis"
            busy={request.isPending}
            onClick={() => request.mutate(false)}
            className="justify-self-start"
          >
            Batalkan Permintaan
          </Button>
        </>
      ) : (
        <>
          <p className="text-tinta-2">
            Catatan pesanan dan pembayaran tetap kami simpan tanpa nama karena diwajibkan undang-undang. Yang lain
            dihapus.
          </p>
          <Button variant="garis" busy={request.isPending} onClick={() => void ask()} className="justify-self-start">
            Minta Akun Dihapus
          </Button>
        </>
      )}
      {request.error && (
        <Notice kind="galat">{errorText(request.error, { answered: 'Permintaan belum terkirim. Coba lagi.' })}</Notice>
      )}
    </section>
  )
}

import empty from '#web/drawings/empty-search.svg'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'

/** Shown without navigation state, or if the order does not belong to the account. */
export function ConfirmationNotFound() {
  return (
    <Empty picture={empty} title="Data Tidak Ditemukan" action={<ButtonLink to="/">Kembali ke Beranda</ButtonLink>}>
      Pesanan Anda yang sudah dibuat ada di riwayat pembayaran.
    </Empty>
  )
}

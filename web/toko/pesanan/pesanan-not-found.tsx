import empty from '#web/drawings/empty-search.svg'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'

export function PesananNotFound() {
  return (
    <Empty
      picture={empty}
      title="Pesanan tidak ditemukan."
      action={<ButtonLink to="/riwayat-pembayaran">Riwayat Pembayaran</ButtonLink>}
    />
  )
}

import { Link } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'

/** Notice with advice if no shipping method may carry all goods. */
export function WithoutPengiriman({ many }: { many: boolean }) {
  return (
    <Notice kind="hati">
      {many
        ? 'Barang-barang ini tidak bisa dikirim sekaligus. Pesan barang yang disebut di atas secara terpisah, atau '
        : 'Belum ada cara kirim untuk barang ini. Silakan '}
      <Link to="/kontak" className="font-semibold underline underline-offset-4">
        hubungi kami
      </Link>
      .
    </Notice>
  )
}

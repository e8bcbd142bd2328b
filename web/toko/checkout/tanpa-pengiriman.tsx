import { Link } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'

/** Notice with advice if no shipping method may carry all goods. */
export function TanpaPengiriman({ banyak }: { banyak: boolean }) {
  return (
    <Notice kind="hati">
      {banyak
        ? 'Belum ada pengiriman yang boleh membawa semua barang ini sekaligus. Pesan barang yang disebut di atas secara terpisah, atau '
        : 'Belum ada pengiriman yang boleh membawa barang ini. Silakan '}
      <Link to="/kontak" className="font-semibold underline underline-offset-4">
        hubungi kami
      </Link>
      .
    </Notice>
  )
}

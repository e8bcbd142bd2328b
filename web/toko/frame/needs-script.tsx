import { Link } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'

/** Notice for browsers without scripts: this part needs one, and which parts do not. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="my-4">
        <Notice kind="hati">
          Bagian ini perlu JavaScript. Aktifkan JavaScript di pengaturan browser, lalu muat ulang halaman. Tanpa
          JavaScript, Anda tetap bisa membaca{' '}
          <Link to="/produk" className="font-semibold underline underline-offset-4">
            produk
          </Link>{' '}
          dan memesan lewat{' '}
          <Link to="/kontak" className="font-semibold underline underline-offset-4">
            pesan kepada kami
          </Link>
          .
        </Notice>
      </div>
    </noscript>
  )
}

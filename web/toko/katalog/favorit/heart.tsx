import { Heart as HeartIcon } from 'lucide-react'
import { errorText } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useFavorit } from './use-favorit.ts'

interface HeartProps {
  produkId: number
  nama: string
}

/**
 * Favorite button in the corner of a product's picture. Only the browser knows the favorites, so the server renders nothing.
 */
export function Heart(props: HeartProps) {
  const { known } = useSession()
  return known && <HeartButton {...props} />
}

function HeartButton({ produkId, nama }: HeartProps) {
  const { produkIds, toggle } = useFavorit()
  const { alert } = useAlerts()
  const isKept = produkIds?.includes(produkId) ?? false

  async function press() {
    try {
      await toggle(produkId)
    } catch (error) {
      const text = errorText(error, { answered: 'Coba lagi sebentar lagi.', silent: 'Periksa koneksi internet Anda.' })
      await alert({ title: 'Favorit tidak tersimpan', text })
    }
  }

  return (
    <IconButton
      label={isKept ? `Hapus ${nama} dari favorit` : `Simpan ${nama} sebagai favorit`}
      aria-pressed={isKept}
      onClick={() => void press()}
      className="absolute top-2 right-2 z-10 rounded-full border border-garis bg-kertas"
    >
      <HeartIcon aria-hidden className={cx('size-5', isKept && 'fill-current text-merah')} />
    </IconButton>
  )
}

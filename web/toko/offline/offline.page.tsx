import { redirect } from 'react-router'
import gambar from '#web/drawings/galat-jaringan.svg'
import { seo } from '#web/lib/seo.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/offline.page'
import { LURING } from './readings.ts'

/** Only for the device to keep: who has a signal needs no such page. */
export function loader({ url }: Route.LoaderArgs) {
  if (!url.searchParams.has('salinan')) throw redirect('/')
  return null
}
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Tidak ada sinyal',
    description: 'Halaman yang bisa dibaca tanpa sinyal.',
    path: LURING,
    hidden: true,
  })

/** Shown by the worker in the place of what it does not keep; it writes into the list what it does, see `denganDaftar`. */
export default function LuringPage() {
  return (
    <div className="wadah flex max-w-2xl flex-col items-center gap-3 py-10 text-center">
      <img src={gambar} alt="" width={320} height={240} className="h-auto w-52" />
      <h1>Halaman ini perlu sinyal</h1>
      <p className="max-w-prose text-tinta-2">
        Toko tidak dapat dihubungi sekarang. Harga, stok, keranjang, dan pesanan selalu diambil langsung dari toko. Coba
        lagi setelah sinyal kembali.
      </p>
      <a
        // biome-ignore lint/a11y/useValidAnchor: the empty address is the one where one wanted to go
        href=""
        className={buttonClass('isi', false, 'mt-1')}
      >
        Coba Lagi
      </a>
      <section aria-labelledby="judul-bacaan" className="mt-6 w-full text-left">
        <h2 id="judul-bacaan" className="mb-3 text-xl">
          Bisa dibaca tanpa sinyal
        </h2>
        <div id="bacaan">
          <p className="text-tinta-2">
            Belum ada. Halaman penyakit dan artikel yang Anda buka saat ada sinyal tersimpan di sini.
          </p>
        </div>
      </section>
    </div>
  )
}

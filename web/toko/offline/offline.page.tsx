import { Link } from 'react-router'
import gambar from '#web/drawings/network-error.svg'
import { useCopy } from '#web/lib/copy.ts'
import { seo } from '#web/lib/seo.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/offline.page'
import { KeepOffline } from './keep-offline.tsx'
import { LURING } from './readings.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Tanpa sinyal',
    description: 'Halaman yang bisa dipakai dan dibaca tanpa sinyal.',
    path: LURING,
    hidden: true,
  })

/** Online: settings of the offline storage. Its offline copy is shown by the worker in place of pages that are not stored. */
export default function LuringPage() {
  return useCopy() ? <NeedsSignal /> : <Pengaturan />
}

function Pengaturan() {
  return (
    <div className="wadah max-w-2xl py-6 md:py-10">
      <h1>Tanpa sinyal</h1>
      <p className="mt-2 mb-6 max-w-prose text-tinta-2">
        Di keramba sinyal sering hilang. Halaman yang perlu saat ikan sakit disimpan di HP ini. Buka dari ikon
        KerapuSehat di layar HP atau dari alamat yang sama.
      </p>
      <KeepOffline />
      <h2 className="mt-8 text-xl">Bisa dipakai tanpa sinyal</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {CONTENTS.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="kartu flex min-h-14 items-center px-4 py-3 font-semibold text-laut hover:border-laut"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const CONTENTS = [
  { to: '/layanan/cek-gejala', name: 'Ikan saya sakit: cek gejala' },
  { to: '/layanan/kalkulator-dosis', name: 'Kalkulator dosis' },
  { to: '/akun/buku-obat', name: 'Buku obat' },
  { to: '/penyakit-ikan', name: 'Kartu penyakit' },
  { to: '/layanan', name: 'Penyakit menurut kelas' },
  { to: '/layanan/zat', name: 'Bahan yang dilarang atau tidak dijual' },
  { to: '/layanan/siapa-dihubungi', name: 'Siapa yang dihubungi' },
]

/** The worker fills in the list of available pages, see `withList`. */
function NeedsSignal() {
  return (
    <div className="wadah flex max-w-2xl flex-col items-center gap-3 py-10 text-center">
      <img src={gambar} alt="" width={320} height={240} className="h-auto w-52" />
      <h1 id="judul-luring">Halaman ini perlu sinyal</h1>
      <p id="kata-luring" className="max-w-prose text-tinta-2">
        Toko belum bisa dihubungi. Harga, stok, keranjang, dan pesanan perlu sinyal. Coba lagi setelah ada sinyal.
      </p>
      <a
        // biome-ignore lint/a11y/useValidAnchor: an empty href reloads the address that was asked for
        href=""
        className={buttonClass('isi', false, 'mt-1 min-h-12')}
      >
        Coba Lagi
      </a>
      <section aria-labelledby="judul-bacaan" className="mt-6 w-full text-left">
        <h2 id="judul-bacaan" className="mb-3 text-xl">
          Bisa dipakai tanpa sinyal
        </h2>
        <div id="bacaan">
          <p className="text-tinta-2">
            Belum ada. Saat ada sinyal, buka satu halaman penyakit. Setelah itu semua kartu dan alat tersimpan di sini.
          </p>
        </div>
      </section>
    </div>
  )
}

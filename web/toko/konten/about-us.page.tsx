import { explain } from '#content/terms.ts'
import { seo } from '#web/lib/seo.ts'
import { useSampleToko } from '#web/lib/settings.ts'
import { TIM, useTim } from '#web/shared/tim.ts'
import { TulisanContents } from '#web/shared/tulisan/isi-tulisan.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/about-us.page'

const ABOUT_TEXT = `
Kami adalah toko daring dan pusat informasi untuk pembudidaya ikan kerapu di Indonesia. Kami menjual produk kesehatan ikan, menjelaskan penyakit dengan kata yang dipakai di keramba, dan mengirim pesanan ke tempat Anda.

## Yang kami sediakan

- produk satuan: antiseptik, bahan rendam, vitamin, probiotik, dan alat uji
- paket penanganan untuk penyakit bakteri, parasit, dan jamur
- halaman penyakit dan artikel yang bisa dibaca siapa saja, tanpa akun

## Cara kami bekerja

Kandungan, takaran, golongan, dan ${explain('masa henti')} tertulis di setiap produk. Stok dan ongkir terlihat sebelum Anda membayar. Obat yang perlu resep dokter hewan kami tampilkan supaya Anda kenal, tetapi tidak kami jual bebas.

Jika ikan Anda sakit, tanyakan dulu kepada dokter hewan, Posikandu, atau Dinas Perikanan setempat. Kami memberi informasi, bukan diagnosis.`

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Tentang Kami',
    description: 'Toko produk kesehatan dan pusat informasi untuk pembudidaya kerapu. Kenali produk dan tim kami.',
    path: '/tentang-kami',
  })

export default function AboutUsPage() {
  const tim = useTim()
  const isMarked = useSampleToko()
  const contoh = tim === TIM && !isMarked
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Tentang Kami</h1>
      <div className="mt-4">
        <TulisanContents tulisan={ABOUT_TEXT} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/produk" variant="utama">
          Lihat Produk
        </ButtonLink>
        <ButtonLink to="/layanan" variant="garis">
          Pelajari Penyakit
        </ButtonLink>
      </div>
      {tim && (
        <section aria-labelledby="judul-tim" className="mt-10">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="judul-tim">Tim Kami</h2>
            {contoh && <Badge tone="abu">Contoh</Badge>}
          </div>
          {contoh && (
            <p className="mt-1.5 max-w-prose text-tinta-2">
              Nama dan potret di bawah ini contoh, bukan orang sungguhan.
            </p>
          )}
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-6">
            {tim.map(({ gambar, nama, tugas }) => (
              <li key={nama} className="kartu p-3 text-center">
                <img
                  src={gambar}
                  alt={`Potret ${nama}`}
                  width={480}
                  height={480}
                  loading="lazy"
                  className="aspect-square w-full rounded-sm object-cover"
                />
                <h3 className="mt-3 text-base tracking-normal">{nama}</h3>
                <p className="text-sm text-tinta-2">{tugas}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

import { ChevronRight, Clock, Fish, Mail, MapPin, MapPinned, MessageCircle, PackageSearch, Phone } from 'lucide-react'
import { data, Link, redirect } from 'react-router'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { pageContext } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import { useSampleToko, useToko } from '#web/lib/settings.ts'
import { KontakToko } from '#web/shared/kontak-toko.tsx'
import { AskToko } from '#web/shared/tanya-toko.tsx'
import type { Route } from './+types/kontak.page'
import { FAILED, type FormValues, KontakForm, loadKontakBody } from './kontak-form.tsx'

const IKON = { alamat: MapPin, telepon: Phone, chat: MessageCircle, email: Mail, jam: Clock }

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Kontak',
    description: 'Kirim pertanyaan, pesan, atau pengaduan kepada KerapuSehat.',
    path: '/kontak',
  })

/** Handles the form without a script. With one, the form calls the API instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const read = (name: string) => String(form.get(name) ?? '')
  const input: FormValues = {
    nama: read('nama'),
    email: read('email'),
    nomor_pesanan: read('nomor_pesanan'),
    pesan: read('pesan'),
  }

  const { data: body, error } = (await loadKontakBody()).safeParse(input)
  if (!body) {
    const errors = Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
    return data({ form: input, errors, failure: '' }, { status: 400 })
  }
  try {
    await context.get(pageContext).call(createLaporan, { body })
  } catch (cause) {
    const { status = 500, message = '' } = cause as { status?: number; message?: string }
    // Log unexpected errors for the owner; do not show them to the visitor.
    if (status >= 500) console.error(request.url, cause)
    return data({ form: input, errors: {}, failure: status < 500 ? `${FAILED} ${message}` : FAILED }, { status })
  }
  return redirect('/Sukses', 303)
}

export default function KontakPage({ actionData }: Route.ComponentProps) {
  const toko = useToko()
  const isMarked = useSampleToko()
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Kontak</h1>
      <p className="mt-2 max-w-baca text-tinta-2">
        Ada pertanyaan tentang produk, pesanan, atau ikan yang sakit? Tulis kepada kami. Jawaban kami kirim ke email
        Anda.
      </p>
      {toko?.chat_toko && (
        <AskToko text={`Halo ${toko.nama_toko}, `} className="mt-4 max-sm:w-full">
          Tulis di WhatsApp
        </AskToko>
      )}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        <section aria-label="Tulis pesan" className="kartu p-5 sm:p-8">
          <KontakForm back={actionData} />
        </section>
        <div className="grid gap-5 lg:sticky lg:top-20">
          {toko && (!toko.contoh || isMarked) && (
            <section aria-labelledby="hubungi" className="kartu p-5 sm:p-6">
              <h2 id="hubungi" className="mb-2 flex flex-wrap items-center gap-2 text-lg">
                {toko.nama_toko}
              </h2>
              <KontakToko toko={toko} ikon={IKON} />
            </section>
          )}
          <nav aria-labelledby="jalan-lain" className="kartu p-5 sm:p-6">
            <h2 id="jalan-lain" className="mb-1 text-lg">
              Lebih cepat lewat sini
            </h2>
            <ul className="divide-y divide-garis">
              {FASTER_WAYS.map(({ to, name, purpose, Icon }) => (
                <li key={to}>
                  <Link to={to} className="group flex items-center gap-3.5 py-3">
                    <Icon aria-hidden className="size-6 shrink-0 text-laut" />
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold group-hover:text-laut">{name}</span>
                      <span className="block text-sm text-tinta-2">{purpose}</span>
                    </span>
                    <ChevronRight aria-hidden className="size-5 shrink-0 text-tinta-2" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  )
}

/** Faster ways to get help than a message. */
const FASTER_WAYS = [
  {
    to: '/riwayat-pembayaran',
    name: 'Keluhan pesanan',
    purpose: 'Barang rusak, salah, kurang, atau terlambat',
    Icon: PackageSearch,
  },
  { to: '/layanan/cek-gejala', name: 'Ikan saya sakit', purpose: 'Periksa tandanya, tahu langkah pertama', Icon: Fish },
  {
    to: '/layanan/siapa-dihubungi',
    name: 'Siapa yang dihubungi',
    purpose: 'Petugas kesehatan ikan di provinsi Anda',
    Icon: MapPinned,
  },
]

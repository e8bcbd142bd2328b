import { data, redirect } from 'react-router'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { pageContext } from '#web/lib/page-context.ts'
import { seo } from '#web/lib/seo.ts'
import type { Route } from './+types/kontak.page'
import { GAGAL, type Isian, KontakForm, loadKontakBody } from './kontak-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Kontak',
    description: 'Kirim pertanyaan, pesan, atau pengaduan kepada KerapuSehat.',
    path: '/kontak',
  })

/** The form without a script. With one it calls the documented API, and this is never asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const read = (name: string) => String(form.get(name) ?? '')
  const isian: Isian = { nama: read('nama'), email: read('email'), pesan: read('pesan') }

  const { data: body, error } = (await loadKontakBody()).safeParse(isian)
  if (!body) {
    const errors = Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
    return data({ isian, errors, failure: '' }, { status: 400 })
  }
  try {
    await context.get(pageContext).call(createLaporan, { body })
  } catch (cause) {
    const { status = 500, message = '' } = cause as { status?: number; message?: string }
    // What the shop did not expect is for its owner to read, not for the visitor.
    if (status >= 500) console.error(request.url, cause)
    return data({ isian, errors: {}, failure: status < 500 ? `${GAGAL} ${message}` : GAGAL }, { status })
  }
  return redirect('/Sukses', 303)
}

export default function KontakPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wadah relative grid max-w-3xl overflow-hidden py-8 md:py-14">
      <span aria-hidden className="bintik absolute top-4 right-0 size-60 opacity-15 max-lg:hidden" />
      <section className="kartu relative p-5 sm:p-8">
        <h1>Kontak</h1>
        <p className="mt-2 mb-6 max-w-prose text-tinta-2">
          Ada pertanyaan tentang produk, pesanan, atau ikan yang sakit? Tulis kepada kami. Jawaban kami kirim ke email
          Anda.
        </p>
        <KontakForm kembali={actionData} />
      </section>
    </div>
  )
}

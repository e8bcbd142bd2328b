import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import type { KontakBody } from '#contract/kontak/forms.ts'
import { listRiwayat } from '#contract/pesanan/endpoints.ts'
import { formatDate } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { filterText } from '#web/lib/form/filter-text.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useIsLoggedIn, useSession } from '#web/lib/session.tsx'
import { FotoField } from '#web/shared/foto/foto-input.tsx'
import { FOTO_GONE, FOTO_UNSENT, useFoto } from '#web/shared/foto/use-foto.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Maximum photos per message, as in its schema. */
const FOTO_MAX = 3

export const loadKontakBody = () => import('#contract/kontak/forms.ts').then((forms) => forms.KontakBody)

const MESSAGE_MS = 3000
export const FAILED = 'Terjadi kesalahan saat mengirim pesan!'

export type FormValues = Omit<z.input<typeof KontakBody>, 'foto'>
type Form = UseFormReturn<FormValues, unknown, z.output<typeof KontakBody>>
const FIELDS = ['nama', 'email', 'nomor_pesanan', 'pesan'] as const
type Field = (typeof FIELDS)[number]

interface KontakFormProps {
  /** Result of a form that was sent without a script and rejected. */
  back?: { form: FormValues; errors: Partial<Record<Field, string>>; failure: string } | undefined
}

export function KontakForm({ back }: KontakFormProps) {
  const { known } = useSession()
  const [failure, setFailure] = useState(back?.failure ?? '')
  const [sentErrors, setSentErrors] = useState(back?.errors ?? {})
  const [isSent, setSent] = useBriefly()
  // No default values, so that text typed before hydration is kept.
  const form: Form = useForm({
    resolver: useSchema(loadKontakBody),
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const foto = useFoto()
  const [fotoError, setFotoError] = useState<string>()

  usePrefill(form)

  const field = (name: Field) => {
    const { onChange, ...rest } = form.register(name)
    return {
      ...rest,
      required: name !== 'nomor_pesanan',
      defaultValue: back?.form[name],
      error: errors[name]?.message ?? sentErrors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const clean = name === 'email' ? filterText(event.target.value) : event.target.value
        if (clean !== event.target.value) event.target.value = clean
        form.clearErrors(name)
        setSentErrors({ ...sentErrors, [name]: undefined })
        return onChange(event)
      },
    }
  }

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    setSentErrors({})
    setSent(false)
    const present = await foto.all()
    if (!present) return setFotoError(FOTO_UNSENT)
    try {
      await call(createLaporan, { body: { ...body, foto: present.map(({ fotoId }) => fotoId) } })
      form.reset({ nama: '', email: '', nomor_pesanan: '', pesan: '' })
      foto.clear()
      setSent(true)
    } catch (error) {
      if (showFieldErrors(form, error, [...FIELDS])) return
      if (error instanceof ApiError && error.code === 'FOTO_TIDAK_ADA') return setFotoError(FOTO_GONE)
      const isTooOften = error instanceof ApiError && error.status === 429
      setFailure(isTooOften ? `${FAILED} ${error.message}` : FAILED)
    }
  })

  return (
    // Until hydration, the browser itself validates and sends the form.
    <form method="post" action="/kontak" noValidate={known} onSubmit={submit} className="grid gap-5">
      <TextField label="Nama" autoComplete="name" maxLength={100} {...field('nama')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <TextField
        label="Nomor pesanan (opsional)"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        list="pesanan-saya"
        {...field('nomor_pesanan')}
      />
      <RecentPesanan />
      <TextArea label="Pesan / Pengaduan" rows={6} maxLength={4000} {...field('pesan')} />
      <KontakFoto foto={foto} error={fotoError} onChange={() => setFotoError(undefined)} />
      {isSent && (
        <Notice kind="berhasil" announce>
          Pesan Anda berhasil dikirim!
        </Notice>
      )}
      {failure && <Notice kind="galat">{failure}</Notice>}
      <Button type="submit" variant="utama" busy={isSubmitting} className="sm:justify-self-start">
        {isSubmitting ? 'Mengirim…' : 'Kirim Pesan'}
      </Button>
    </form>
  )
}

type KontakFotoProps = Pick<ComponentProps<typeof FotoField>, 'foto' | 'error' | 'onChange'>

function KontakFoto(props: KontakFotoProps) {
  return (
    <div className="noscript:hidden">
      <FotoField
        {...props}
        max={FOTO_MAX}
        title="Foto (opsional)"
        hint={`Maksimal ${FOTO_MAX} foto, misalnya ikan yang sakit atau barang yang diterima. Hanya petugas toko yang melihatnya.`}
      />
    </div>
  )
}

/** Suggestions for the order number: the customer's latest orders. */
function RecentPesanan() {
  const isLoggedIn = useIsLoggedIn()
  const { data } = useQuery({
    queryKey: ['milik-saya', 'riwayat', 'kontak'],
    queryFn: () => call(listRiwayat, { query: { page: 1, limit: 5 } }),
    enabled: isLoggedIn,
  })
  return (
    <datalist id="pesanan-saya">
      {data?.data.map(({ midtrans_order_id, nama_produk, created_at }) => (
        <option key={midtrans_order_id} value={midtrans_order_id}>
          {`${nama_produk}, ${formatDate(created_at)}`}
        </option>
      ))}
    </datalist>
  )
}

/** Prefills the sender from the account and the subject from the address, but never overwrites typed text. */
function usePrefill({ getValues, setValue }: Form) {
  const { user } = useSession()
  const [search] = useSearchParams()
  const [pesanan, subject] = [search.get('pesanan'), search.get('tentang')]
  useEffect(() => {
    if (pesanan && !getValues('nomor_pesanan')) setValue('nomor_pesanan', pesanan.slice(0, 60))
    if (subject && !getValues('pesan')) setValue('pesan', `Tentang ${subject.slice(0, 120)}: `)
  }, [pesanan, subject, getValues, setValue])
  useEffect(() => {
    for (const name of ['nama', 'email'] as const) if (user?.[name] && !getValues(name)) setValue(name, user[name])
  }, [user, getValues, setValue])
}

/** State of a message that disappears by itself. */
function useBriefly() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return [isShown, setShown] as const
}

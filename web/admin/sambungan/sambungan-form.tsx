import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import {
  EMAIL_FIELDS,
  SAMBUNGAN,
  type Sambungan,
  SambunganBody,
  type TrialResult,
  tryEmail,
  tryMidtrans,
  tryWhatsApp,
  updateSambungan,
} from '#contract/sambungan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { columnFields, formValues, type More } from '#web/admin/ui/isian/column-fields.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Values = z.input<typeof SambunganBody>
type Name = keyof Values
type Body = z.output<typeof SambunganBody>

const FIELDS = SambunganBody.keyof().options
/** The dashboard lists the steps of a new shop. */
const BACK = '/dasbor-admin'
const KEY_FIELDS = ['midtrans_mode', 'midtrans_server'] as const
const PLAIN: More = { autoComplete: 'off', autoCapitalize: 'none' }
const SECRET: More = { autoComplete: 'new-password' }
const ENCRYPTED = 'Disimpan terenkripsi.'
const SIMULATED = 'Sekarang pembayaran hanya simulasi. Setelah kunci disimpan, pembayaran langsung lewat Midtrans.'
const WITHOUT_EMAIL = 'Sekarang email tidak dikirim, hanya disimpan sebagai berkas di server.'
const WA_FIELDS = ['wa_nomor_id', 'wa_akun_id', 'wa_token'] as const
const WA_STATES = {
  mati: 'Sekarang kabar lewat WhatsApp belum dipakai. Isi semua kolom di bawah ini untuk memakainya.',
  simulasi: 'Sekarang kabar lewat WhatsApp hanya simulasi: tidak ada pesan sungguhan yang dikirim.',
  aktif: undefined,
} as const
const MANDATORY_KODE = 'Setelah server email diisi, semua akun admin toko wajib memakai kode dari aplikasi saat login.'

export function SambunganForm({ initial }: { initial: Sambungan }) {
  const form = useForm({
    resolver: zodResolver(SambunganBody),
    defaultValues: formValues(SAMBUNGAN, initial) as Values,
  })
  const saving = useSave({
    form,
    fields: FIELDS,
    save: (body, change) => callAdmin(updateSambungan, { body: change(body) }),
    edit: { initial, columns: SAMBUNGAN },
    to: BACK,
    failure: 'Gagal menyimpan',
  })
  return (
    <FormFrame saving={saving} returnTo={BACK} hasCards>
      {!initial.berlaku && (
        <Notice kind="hati">Salinan toko ini tidak memakai isian di halaman ini (OFFICE_CONNECTIONS=false).</Notice>
      )}
      <EmailCard form={form} initial={initial} />
      <MidtransCard form={form} initial={initial} />
      <WhatsAppCard form={form} initial={initial} />
    </FormFrame>
  )
}

interface CardProps {
  form: UseFormReturn<Values, unknown, Body>
  initial: Sambungan
}

function EmailCard({ form, initial: { dariServer, tersimpan, smtp_server } }: CardProps) {
  const field = columnFields(form, SAMBUNGAN)
  const trial = useTrial(form, EMAIL_FIELDS, (body) => callAdmin(tryEmail, { body }))
  const stored = tersimpan.smtp_sandi ? 'Tersimpan. Kosongkan jika tidak diganti.' : ENCRYPTED
  return (
    <Card title="Email">
      {!dariServer.smtp && !smtp_server && (
        <p className="text-sm text-tinta-2">
          {WITHOUT_EMAIL} {MANDATORY_KODE}
        </p>
      )}
      {dariServer.smtp ? (
        <FromServer label="Server email" value={dariServer.smtp} setting="SMTP_URL" />
      ) : (
        <>
          {field('smtp_server', PLAIN)}
          {field('smtp_port')}
          {field('smtp_pengguna', PLAIN)}
          {field('smtp_sandi', { ...SECRET, hint: stored })}
        </>
      )}
      {dariServer.pengirim ? (
        <FromServer label="Pengirim" value={dariServer.pengirim} setting="MAIL_FROM" />
      ) : (
        field('pengirim')
      )}
      <Trial {...trial}>Coba kirim email ke saya</Trial>
    </Card>
  )
}

function MidtransCard({ form, initial: { dariServer, tersimpan } }: CardProps) {
  const field = columnFields(form, SAMBUNGAN)
  const trial = useTrial(form, KEY_FIELDS, (body) => callAdmin(tryMidtrans, { body }))
  const last = tersimpan.midtrans_server
  const stored = last ? `Tersimpan, berakhir dengan ${last}. Kosongkan jika tidak diganti.` : ENCRYPTED
  return (
    <Card title="Midtrans">
      {!dariServer.midtrans && !last && <p className="text-sm text-tinta-2">{SIMULATED}</p>}
      {dariServer.midtrans ? (
        <FromServer
          label="Akun dan kunci Midtrans"
          value={SAMBUNGAN.midtrans_mode.words[dariServer.midtrans] ?? ''}
          setting="MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY, dan MIDTRANS_PRODUCTION"
        />
      ) : (
        <>
          {field('midtrans_mode')}
          {field('midtrans_server', { ...SECRET, hint: stored })}
          {field('midtrans_client', PLAIN)}
        </>
      )}
      <Trial {...trial}>Coba Server Key</Trial>
    </Card>
  )
}

function WhatsAppCard({ form, initial: { dariServer, tersimpan, whatsapp } }: CardProps) {
  const field = columnFields(form, SAMBUNGAN)
  const trial = useTrial(form, WA_FIELDS, (body) => callAdmin(tryWhatsApp, { body }))
  const stored = (isStored: boolean) => (isStored ? 'Tersimpan. Kosongkan jika tidak diganti.' : ENCRYPTED)
  return (
    <Card title="WhatsApp">
      {WA_STATES[whatsapp.mode] && <p className="text-sm text-tinta-2">{WA_STATES[whatsapp.mode]}</p>}
      {dariServer.whatsapp ? (
        <FromServer label="Nomor WhatsApp toko" value={dariServer.whatsapp} setting="WHATSAPP_NUMBER dan seterusnya" />
      ) : (
        <>
          {field('wa_nomor', PLAIN)}
          {field('wa_nomor_id', PLAIN)}
          {field('wa_akun_id', PLAIN)}
          {field('wa_token', { ...SECRET, hint: stored(tersimpan.wa_token) })}
          {field('wa_rahasia', { ...SECRET, hint: stored(tersimpan.wa_rahasia) })}
        </>
      )}
      {field('wa_batas')}
      {field('wa_pagu')}
      {field('wa_tarif_layanan')}
      {field('wa_tarif_promosi')}
      {field('wa_tarif_kode')}
      {field('wa_tarif_balasan')}
      <div className="grid gap-1">
        <p className="font-semibold">Isi ini di dasbor Meta, menu WhatsApp, Configuration</p>
        <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          <dt className="text-tinta-2">Callback URL</dt>
          <dd className="wrap-anywhere">{whatsapp.webhook}</dd>
          <dt className="text-tinta-2">Verify token</dt>
          <dd className="wrap-anywhere">{whatsapp.kata}</dd>
          <dt className="text-tinta-2">Webhook fields</dt>
          <dd className="wrap-anywhere">
            messages, message_template_status_update, template_category_update, phone_number_quality_update,
            account_update, account_review_update, account_alerts, user_preferences
          </dd>
        </dl>
      </div>
      <Trial {...trial}>Coba WhatsApp</Trial>
      <p>
        <Link to="/templat-whatsapp" className="tautan">
          Lihat templat WhatsApp
        </Link>
      </p>
    </Card>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="kartu grid min-w-0 grid-cols-1 gap-5 p-5">
      <legend className="float-left w-full font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  )
}

/** A value that only the server's operator can change. */
function FromServer({ label, value, setting }: { label: string; value: string; setting: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{label}</p>
      <p className="wrap-anywhere">{value}</p>
      <p className="wrap-anywhere text-sm text-tinta-2">
        Diatur di server lewat {setting}, jadi tidak bisa diganti di sini.
      </p>
    </div>
  )
}

/** Values that fit every schema, for the fields that a trial does not need. */
const EMPTY = formValues(SAMBUNGAN)

/** Sends the named fields to a trial, if they are valid. */
function useTrial<const Names extends readonly Name[]>(
  form: CardProps['form'],
  names: Names,
  send: (body: Pick<Body, Names[number]>) => Promise<TrialResult>,
) {
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: send,
    onError: (failure) => showFieldErrors(form, failure, FIELDS),
  })
  async function onTry() {
    reset()
    if (!(await form.trigger([...names], { shouldFocus: true }))) return
    const values = form.getValues()
    const typed = Object.fromEntries(names.map((name) => [name, values[name]]))
    const body = SambunganBody.parse({ ...EMPTY, ...typed })
    mutate(Object.fromEntries(names.map((name) => [name, body[name]])) as Pick<Body, Names[number]>)
  }
  return { isPending, data, error, onTry }
}

interface TrialProps {
  isPending: boolean
  data: TrialResult | undefined
  error: Error | null
  onTry(): Promise<void>
  children: string
}

function Trial({ isPending, data, error, onTry, children }: TrialProps) {
  return (
    <div className="grid gap-3">
      <div>
        <Button type="button" variant="garis" busy={isPending} onClick={() => void onTry()}>
          {children}
        </Button>
      </div>
      {data && (
        <Notice kind={data.berhasil ? 'berhasil' : 'galat'} announce>
          <span className="wrap-anywhere">{data.pesan}</span>
        </Notice>
      )}
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal mencoba' })}</Notice>}
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Profile, updateProfile } from '#contract/akun/endpoints.ts'
import type { ProfileForm } from '#contract/akun/forms.ts'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { EmailStatus } from '#web/toko/akun/email/email-status.tsx'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useSetProfile } from './use-set-profile.ts'

const loadProfileForm = () => import('#contract/akun/forms.ts').then((forms) => forms.ProfileForm)

type FormValues = z.infer<typeof ProfileForm>
const NEW_EMAIL = 'Email baru berlaku setelah Anda membuka tautan yang kami kirim ke email itu.'
const FIELDS = ['nama', 'email', 'alamat', 'no_hp'] as const
type Field = (typeof FIELDS)[number]

export function ProfileFields({ profile }: { profile: Profile }) {
  const { confirm } = useAlerts()
  const [isSaved, setSaved] = useState(false)
  const { nama, alamat, no_hp } = profile
  const email = realEmail(profile)
  const kept = useKeptDraft<FormValues>('profil')
  const form = useForm({ resolver: useSchema(loadProfileForm), defaultValues: kept ?? { nama, email, alamat, no_hp } })
  useKeepDraft('profil', () => form.getValues())
  const { errors } = form.formState

  const save = useSaveProfile(profile, form, () => setSaved(true))
  const unsave = () => setSaved(false)
  const field = (name: Field) => ({
    ...(name === 'email' ? filterField(form, name, unsave) : form.register(name, { onChange: unsave })),
    error: errors[name]?.message,
  })

  const ask = form.handleSubmit(async (input) => {
    setSaved(false)
    save.reset()
    const yes = await confirm({
      title: 'Simpan Perubahan?',
      text: `Data ini dipakai untuk pesanan Anda berikutnya.${input.email === email ? '' : ` ${NEW_EMAIL}`}`,
      confirm: 'Simpan',
      cancel: 'Batal',
    })
    if (yes) save.mutate(input)
  })

  return (
    <form method="post" noValidate onSubmit={ask} className="kartu grid gap-5 p-5 sm:p-6">
      <h2 className="text-lg tracking-normal">Data Diri</h2>
      <TextField label="Nama Lengkap" autoComplete="name" {...field('nama')} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <EmailStatus key={profile.emailBaru} profile={profile} />
      <TextArea
        label="Alamat"
        hint="Alamat utama pesanan Anda. Penerima, kecamatan, dan alamat lain ada di Alamat Saya."
        autoComplete="street-address"
        {...field('alamat')}
      />
      <TextField label="No. Hp" type="tel" inputMode="tel" autoComplete="tel" {...field('no_hp')} />
      {isSaved && (
        <Notice kind="berhasil" announce>
          Profil berhasil diperbarui
        </Notice>
      )}
      {save.isError && (
        <Notice
          kind="galat"
          action={
            // Retry without the confirmation dialog, which the user has already answered.
            <Button variant="garis" onClick={form.handleSubmit((input) => save.mutate(input))}>
              Coba Lagi
            </Button>
          }
        >
          {errorText(save.error, { answered: 'Gagal memperbarui profil' })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button type="submit" variant="utama" busy={save.isPending}>
          Simpan Perubahan
        </Button>
        <ButtonLink to="/akun" variant="garis">
          Keluar
        </ButtonLink>
      </div>
    </form>
  )
}

/** Returns the e-mail address; empty for the placeholder of an account without one. */
const realEmail = ({ email }: Pick<Profile, 'email'>) => (isWithoutEmail(email) ? '' : email)

function useSaveProfile(profile: Profile, form: UseFormReturn<FormValues>, onSaved: () => void) {
  const setProfile = useSetProfile()
  return useMutation({
    mutationFn: (input: FormValues) => call(updateProfile, { body: { ...input, username: profile.username } }),
    onSuccess({ user }) {
      setProfile(user)
      form.reset({ nama: user.nama, email: realEmail(user), alamat: user.alamat, no_hp: user.no_hp })
      onSaved()
    },
    onError: (error) => {
      showFieldErrors(form, error, [...FIELDS])
    },
  })
}

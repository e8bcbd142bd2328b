import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Pengguna, updateProfile } from '#contract/akun/endpoints.ts'
import type { AlamatForm } from '#contract/akun/forms.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { useSchema } from '#web/lib/use-schema.ts'
import { profilQuery } from '#web/toko/akun/akun-queries.ts'
import { useKeepDraf, useKeptDraf } from '#web/toko/akun/use-draf.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'

const loadAlamatForm = () => import('#contract/akun/forms.ts').then((isian) => isian.AlamatForm)

type Alamat = z.infer<typeof AlamatForm>

interface AlamatDialogProps {
  /** Undefined when it could not be loaded: the fields then start empty. */
  profil: Pengguna | undefined
  isLoading: boolean
  open: boolean
  onClose(): void
}

/** Edits name, phone and address of the profile, which is where orders are sent to. */
export function AlamatDialog({ profil, isLoading, open, onClose }: AlamatDialogProps) {
  const formId = useId()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (alamat: Alamat) =>
      call(updateProfile, { body: { ...alamat, email: profil?.email, username: profil?.username } }),
    onSuccess({ user }) {
      queries.setQueryData(profilQuery().queryKey, user)
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Ubah Alamat Pengiriman"
      footer={
        <>
          <Button variant="garis" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} disabled={isLoading}>
            Simpan
          </Button>
        </>
      }
    >
      {isLoading ? (
        <SkeletonKartu className="mt-4 h-64" />
      ) : (
        <AlamatFields
          formId={formId}
          profil={profil}
          onSubmit={save.mutateAsync}
          failure={save.isError ? errorText(save.error, { answered: 'Gagal memperbarui profil' }) : ''}
        />
      )}
    </Dialog>
  )
}

interface AlamatFieldsProps {
  formId: string
  profil: Pengguna | undefined
  onSubmit(alamat: Alamat): Promise<unknown>
  failure: string
}

/** Made anew whenever the dialog opens, so it starts from the stored address. */
function AlamatFields({ formId, profil, onSubmit, failure }: AlamatFieldsProps) {
  const kept = useKeptDraf<Alamat>('alamat')
  const form = useForm({
    resolver: useSchema(loadAlamatForm),
    defaultValues: kept ?? { nama: profil?.nama ?? '', no_hp: profil?.no_hp ?? '', alamat: profil?.alamat ?? '' },
  })
  useKeepDraf('alamat', () => form.getValues())
  const { errors } = form.formState
  const submit = form.handleSubmit((alamat) =>
    onSubmit(alamat).catch((error) => showFieldErrors(form, error, ['nama', 'no_hp', 'alamat'])),
  )
  return (
    <form id={formId} noValidate onSubmit={submit} className="mt-4 grid gap-4">
      {failure && (
        <Notice kind="galat">
          <strong className="font-semibold">Gagal</strong>
          <br />
          {failure}
        </Notice>
      )}
      <TextField label="Nama lengkap" autoComplete="name" error={errors.nama?.message} {...form.register('nama')} />
      <TextField
        label="Nomor HP"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.no_hp?.message}
        {...form.register('no_hp')}
      />
      <TextArea
        label="Alamat"
        autoComplete="street-address"
        error={errors.alamat?.message}
        {...form.register('alamat')}
      />
    </form>
  )
}

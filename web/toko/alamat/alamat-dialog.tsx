import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { ALAMAT_KINDS, type AlamatKind } from '#contract/alamat/format-alamat.ts'
import type { AlamatInput } from '#contract/alamat/input.ts'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { ChooseWilayah } from '#web/shared/choose-wilayah.tsx'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { inputOf } from './alamat-fields.ts'
import { alamatQuery } from './alamat-query.ts'
import { useSaveAlamat } from './use-save-alamat.ts'

const loadAlamatInput = () => import('#contract/alamat/input.ts').then((forms) => forms.AlamatInput)

const KINDS = Object.entries(ALAMAT_KINDS) as [AlamatKind, string][]
const KEPT_TEXT_HINT = 'Belum dipilih dari daftar. Tulisan Anda tetap dipakai di alamat.'
const FIELDS = ['penerima', 'no_hp', 'rincian', 'kode_pos', 'patokan', 'label'] as const

export interface AlamatDialogProps {
  title: string
  /** Address to edit; undefined for a new one. */
  alamat: Alamat | undefined
  /** Source of the default name and phone of a new address; undefined if the profile failed to load. */
  profile: Pengguna | undefined
  /** True for the main address: the profile is updated along with it. */
  isDefault?: boolean
  isLoading?: boolean
  open: boolean
  onClose(): void
  /** @param alamatId id of the saved address; null if the server keeps only one address */
  onSaved?(alamatId: number | null): void
}

/** Dialog to add or edit an address: recipient, place, and directions. */
export function AlamatDialog(props: AlamatDialogProps) {
  const { title, alamat, profile, isDefault = false, isLoading = false, open, onClose, onSaved } = props
  const formId = useId()
  const save = useSaveAlamat(alamat?.alamatId, isDefault ? profile : undefined)
  const close = () => {
    save.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      shape="lembar"
      wide
      title={title}
      footer={
        <>
          <Button variant="garis" onClick={close}>
            Batal
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} disabled={isLoading}>
            Simpan alamat
          </Button>
        </>
      }
    >
      {isLoading ? (
        <SkeletonKartu className="mt-4 h-64" />
      ) : (
        <AlamatFields
          formId={formId}
          initial={inputOf(alamat, profile)}
          // Only when editing another address: the main one stays main, and the first one becomes main.
          asksDefault={alamat !== undefined && !alamat.utama}
          failure={
            save.isError
              ? errorText(save.error, { answered: isDefault ? 'Gagal memperbarui profil' : 'Gagal menyimpan alamat' })
              : ''
          }
          onSubmit={async (input) => {
            const alamatId = await save.mutateAsync(input)
            close()
            onSaved?.(alamatId)
          }}
        />
      )}
    </Dialog>
  )
}

interface AlamatFieldsProps {
  formId: string
  initial: AlamatInput
  asksDefault: boolean
  failure: string
  onSubmit(input: AlamatInput): Promise<unknown>
}

/** Mounted each time the dialog opens, so it starts from the stored address. */
function AlamatFields({ formId, initial, asksDefault, failure, onSubmit }: AlamatFieldsProps) {
  const kept = useKeptDraft<AlamatInput>('alamat')
  const form = useForm({ resolver: useSchema(loadAlamatInput), defaultValues: kept ?? initial })
  useKeepDraft('alamat', () => form.getValues())
  const { errors } = form.formState
  const isJetty = form.watch('jenis') === 'dermaga'
  const submit = form.handleSubmit((input) =>
    onSubmit(input).catch((error) => showFieldErrors(form, error, [...FIELDS])),
  )
  const field = (name: (typeof FIELDS)[number]) => ({ ...form.register(name), error: errors[name]?.message })
  return (
    <form id={formId} method="post" noValidate onSubmit={submit} className="mt-4 grid gap-4">
      {failure && (
        <Notice kind="galat">
          <strong className="font-semibold">Gagal</strong>
          <br />
          {failure}
        </Notice>
      )}
      <KindChoice {...form.register('jenis')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Nama lengkap" autoComplete="name" {...field('penerima')} />
        <TextField label="Nomor HP" type="tel" inputMode="tel" autoComplete="tel" {...field('no_hp')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
        <KecamatanField form={form} />
        <TextField
          label="Kode pos (opsional)"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          {...field('kode_pos')}
        />
      </div>
      <TextArea
        label="Alamat"
        hint={isJetty ? 'Nama dermaga, kampung, dan desanya.' : 'Jalan, nomor, RT/RW, dan desanya.'}
        autoComplete="street-address"
        {...field('rincian')}
      />
      <TextField
        label="Patokan (opsional)"
        hint={isJetty ? 'Misalnya di samping TPI, perahu biru.' : 'Misalnya seberang masjid.'}
        autoComplete="off"
        {...field('patokan')}
      />
      <TextField
        label="Nama alamat (opsional)"
        hint="Misalnya Keramba utara, supaya mudah dipilih."
        autoComplete="off"
        {...field('label')}
      />
      {asksDefault && <CheckField label="Jadikan alamat utama" {...form.register('utama')} />}
    </form>
  )
}

/** Radio buttons of one field. @param input props of each of them */
function KindChoice(input: ComponentProps<'input'>) {
  return (
    <fieldset>
      <legend className="font-semibold">Jenis alamat</legend>
      <div className="mt-1.5 grid gap-2.5 sm:grid-cols-2">
        {KINDS.map(([value, name]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-garis-tua px-3.5 py-2 transition-colors hover:border-laut has-checked:border-laut has-checked:bg-laut-muda has-focus-visible:outline-3 has-focus-visible:outline-laut has-focus-visible:outline-offset-2"
          >
            <input
              {...input}
              type="radio"
              value={value}
              className="size-5 shrink-0 accent-laut focus-visible:outline-none"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** District from the list; typed text is kept in the address also if it is not in the list. */
function KecamatanField({ form }: { form: UseFormReturn<AlamatInput> }) {
  const [wilayah, wilayahText = ''] = useWatch({ control: form.control, name: ['wilayah', 'wilayahTeks'] })
  const queries = useQueryClient()
  /** Fills in the post code of another address in the same district. */
  const fillKodePos = (kode: string) => {
    const same = ({ kode_wilayah, kode_pos }: Alamat) => kode_wilayah === kode && kode_pos !== ''
    const known = queries.getQueryData(alamatQuery().queryKey)?.find(same)
    if (known && !form.getValues('kode_pos')) form.setValue('kode_pos', known.kode_pos)
  }
  return (
    <ChooseWilayah
      label="Kecamatan"
      hint={wilayah ? undefined : wilayahText ? KEPT_TEXT_HINT : 'Ketik kecamatan atau kota, lalu pilih dari daftar.'}
      value={wilayah}
      onChange={(value) => {
        form.setValue('wilayah', value, { shouldDirty: true })
        if (value) fillKodePos(value.kode)
      }}
      error={form.formState.errors.wilayahTeks?.message}
      freeText={{ text: wilayahText, onText: (text) => form.setValue('wilayahTeks', text, { shouldDirty: true }) }}
    />
  )
}

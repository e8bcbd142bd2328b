import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { createFirstPesanan } from '#contract/checkout/first.ts'
import type { NewPembeliInput } from '#contract/checkout/new-pembeli.ts'
import type { Input } from '#contract/endpoint.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useSession } from '#web/lib/session.tsx'
import { bodyOf } from '#web/toko/alamat/alamat-fields.ts'
import { readPembeli } from '#web/toko/checkout/input/checkout-draft.ts'

const loadInput = () => import('#contract/checkout/new-pembeli.ts').then((schema) => schema.NewPembeliInput)

export const PEMBELI_FIELDS = ['nama', 'no_hp', 'kode_pos', 'rincian', 'email'] as const
const EMPTY = { nama: '', no_hp: '', email: '', wilayah: null, wilayahTeks: '', kode_pos: '', rincian: '' }

export type PembeliForm = UseFormReturn<NewPembeliInput>
export type NewPembeliBody = Omit<Input<typeof createFirstPesanan>['body'], 'pesanan'>

export interface Pembeli {
  /** False once the buyer has an account: the order created it, or the buyer signed in. */
  isNew: boolean
  /**
   * True while the form is shown instead of the account's address. It stays, disabled, while the payment opens: the screen must
   * not move behind it.
   */
  asForm: boolean
  /** Shows the account's address instead of the form. */
  endForm(): void
  form: PembeliForm
  /** Destination as far as it is typed, to compute shipping fees for it; undefined once the buyer has an account. */
  place: { kode_wilayah: string | null; kode_pos: string } | undefined
  /** E-mail address that the shop rejected, because an account has it. */
  takenEmail: string
  /** Shows the mistakes at their fields and resolves to null, if there are any. */
  check(): Promise<NewPembeliBody | null>
  /** Shows the server's errors at their fields. Returns false if there are none. */
  showErrors(error: unknown): boolean
}

/** Returns the form of a buyer without an account. */
export function usePembeli(): Pembeli {
  const { isLoggedIn, user } = useSession()
  const [initial] = useState(() => readPembeli(user?.userId ?? null) ?? EMPTY)
  const form = useForm<NewPembeliInput>({ resolver: useSchema(loadInput), defaultValues: initial })
  const [asForm, setAsForm] = useState(!isLoggedIn)
  const [takenEmail, setTakenEmail] = useState('')
  const [wilayah, kode_pos = ''] = useWatch({ control: form.control, name: ['wilayah', 'kode_pos'] })
  return {
    isNew: !isLoggedIn,
    asForm,
    endForm: () => setAsForm(false),
    form,
    place: isLoggedIn ? undefined : { kode_wilayah: wilayah?.kode ?? null, kode_pos },
    takenEmail,
    check: () =>
      new Promise((resolve, reject) => {
        const accept = ({ wilayah, wilayahTeks, ...input }: NewPembeliInput) =>
          resolve({ ...input, ...placeOf({ wilayah, wilayahTeks, ...input }) })
        form
          .handleSubmit(accept, () => resolve(null))()
          .catch(reject)
      }),
    showErrors(error) {
      if (error instanceof ApiError && error.code === 'EMAIL_TERDAFTAR') setTakenEmail(form.getValues('email') ?? '')
      return showFieldErrors(form, error, [...PEMBELI_FIELDS])
    },
  }
}

/** Returns the address. A place that was typed but not chosen is appended to it, so that it is not lost. */
function placeOf({ wilayah, wilayahTeks, rincian, kode_pos }: NewPembeliInput) {
  const { kode_wilayah, rincian: fullRincian } = bodyOf({
    wilayah,
    wilayahTeks,
    rincian,
    kode_pos,
    penerima: '',
    no_hp: '',
  })
  return { kode_wilayah, rincian: fullRincian }
}

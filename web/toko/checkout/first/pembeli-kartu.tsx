import { useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import type { NewPembeliInput } from '#contract/checkout/new-pembeli.ts'
import { ChooseWilayah } from '#web/shared/choose-wilayah.tsx'
import { returnTo } from '#web/toko/akun/sesi/return-to.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { PEMBELI_FIELDS, Pembeli, PembeliForm } from './use-pembeli.ts'

interface PembeliKartuProps extends Pick<Pembeli, 'isNew' | 'endForm' | 'form' | 'takenEmail'> {
  /** Stores what was typed. */
  onKeep(input: NewPembeliInput): void
}

/** Name, phone and address of a buyer without an account. */
export function PembeliKartu({ isNew, endForm, form, takenEmail, onKeep }: PembeliKartuProps) {
  const loginState = useLoginState(form)
  const field = (name: (typeof PEMBELI_FIELDS)[number]) => fieldOf(form, name)
  return (
    <section aria-labelledby="alamat-pengiriman" className="kartu min-w-0 p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="alamat-pengiriman" className="text-lg tracking-normal">
          Alamat Pengiriman
        </h2>
        {isNew ? (
          <Link to="/login" state={loginState} className="tautan -my-2">
            Sudah pernah memesan? Masuk
          </Link>
        ) : (
          <Button variant="polos" compact className="-my-2 -mr-3 underline underline-offset-4" onClick={endForm}>
            Ubah
          </Button>
        )}
      </div>
      {/* A form for the browser's address book. It has no button, so Enter does not order. */}
      <form noValidate onSubmit={(event) => event.preventDefault()} onChange={() => onKeep(form.getValues())}>
        <fieldset disabled={!isNew} className="mt-3 grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="Nama lengkap" autoComplete="name" {...field('nama')} />
            <TextField
              label="Nomor HP"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              hint="Contoh: 081234567890"
              {...field('no_hp')}
            />
          </div>
          <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
            <KecamatanField form={form} onChange={() => onKeep(form.getValues())} />
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
            hint="Jalan, RT/RW, desa, atau nama dermaga dan patokannya."
            autoComplete="street-address"
            {...field('rincian')}
          />
          <EmailField form={form} takenEmail={takenEmail} />
        </fieldset>
      </form>
      <p className="mt-4 text-sm text-tinta-2">
        Akun Anda dibuat bersama pesanan ini, tanpa kata sandi. Voucher dan resep bisa dipakai jika Anda masuk dulu.
      </p>
    </section>
  )
}

function EmailField({ form, takenEmail }: Pick<Pembeli, 'form' | 'takenEmail'>) {
  const loginState = useLoginState(form)
  return (
    <div>
      <TextField
        label="Email (opsional)"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        hint="Untuk bukti pesanan, dan supaya Anda bisa masuk dari HP lain."
        {...fieldOf(form, 'email')}
      />
      {takenEmail !== '' && takenEmail === loginState.email && (
        <p className="mt-1.5">
          <Link to="/login" state={loginState} className="tautan">
            Masuk dengan email ini
          </Link>
          . Isian Anda tetap tersimpan.
        </p>
      )}
    </div>
  )
}

const fieldOf = (form: PembeliForm, name: (typeof PEMBELI_FIELDS)[number]) => ({
  ...form.register(name, { onChange: () => form.clearErrors(name) }),
  error: form.formState.errors[name]?.message,
})

/** Returns the navigation state of a link to the login, with the typed name to log in by. */
function useLoginState(form: PembeliForm) {
  const location = useLocation()
  const [email, no_hp] = useWatch({ control: form.control, name: ['email', 'no_hp'] })
  return { ...returnTo(location), email: email || no_hp }
}

function KecamatanField({ form, onChange }: { form: PembeliForm; onChange(): void }) {
  const [wilayah, wilayahText = ''] = useWatch({ control: form.control, name: ['wilayah', 'wilayahTeks'] })
  return (
    <ChooseWilayah
      label="Kecamatan"
      hint={wilayah ? undefined : 'Ketik kecamatan atau kota, lalu pilih dari daftar.'}
      value={wilayah}
      onChange={(value) => {
        form.setValue('wilayah', value)
        onChange()
      }}
      error={form.formState.errors.wilayahTeks?.message}
      freeText={{
        text: wilayahText,
        onText(text) {
          form.setValue('wilayahTeks', text)
          onChange()
        },
      }}
    />
  )
}

import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/field.tsx'

/** Field for a recovery code or a code of the authenticator app, which most keyboards can suggest. */
export function KodeField({ hint, ...input }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Kode"
      hint={hint ?? '6 angka dari aplikasi autentikator, atau satu kode pemulihan.'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...input}
    />
  )
}

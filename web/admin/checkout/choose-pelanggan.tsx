import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { type AkunPengguna, listPengguna } from '#contract/pengguna/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { SearchSelect } from '#web/ui/search-select.tsx'

interface Props {
  value: AkunPengguna | null
  onChange(akun: AkunPengguna | null): void
  error?: string | undefined
}

/** Search field for a customer, by name, phone number or email. */
export function ChoosePelanggan({ value, onChange, error }: Props) {
  return (
    <SearchSelect<AkunPengguna>
      label="Cari pembeli"
      hint={value ? undefined : 'Cari dengan nama, nomor HP, atau email. Kosongkan untuk pembeli baru.'}
      noun="pembeli"
      value={value}
      onChange={onChange}
      error={error}
      kunciOf={({ userId }) => userId}
      nameOf={({ nama }) => nama}
      remarkOf={({ no_hp, email }) => [formatNoHp(no_hp), !isWithoutEmail(email) && email].filter(Boolean).join(', ')}
      kunci={['admin', 'pilih-pelanggan']}
      search={async (q, signal) =>
        (await callAdmin(listPengguna, { query: { q, page: 1, limit: 8 } }, { signal })).items
      }
      minLetters={2}
    />
  )
}

import { Link } from 'react-router'
import { type Kejadian, KejadianActor, KejadianKind, Tingkat } from '#contract/keamanan/admin.ts'
import { KEJADIAN } from '#contract/keamanan/kinds-admin.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { ACTOR_WORDS, TINGKAT_WORDS } from './keamanan-words.ts'

const TAUTAN = 'tautan [overflow-wrap:anywhere] lg:min-h-0'

/** Filters of both lists of security events. */
export const FILTERS = [
  {
    name: 'tingkat',
    label: 'Tingkat',
    allLabel: 'Semua tingkat',
    options: Tingkat.options.map((value) => ({ value, label: TINGKAT_WORDS[value] })),
  },
  {
    name: 'jenis',
    label: 'Kejadian',
    allLabel: 'Semua kejadian',
    options: KejadianKind.options.map((value) => ({ value, label: KEJADIAN[value].nama })),
  },
  {
    name: 'siapa',
    label: 'Akun',
    allLabel: 'Semua akun',
    options: KejadianActor.options.map((value) => ({ value, label: ACTOR_WORDS[value] })),
  },
  { name: 'dari', label: 'Dari tanggal' },
  { name: 'sampai', label: 'Sampai tanggal' },
]

/** Name of an account with its e-mail, leading to its events. */
export function AccountLink({ orang: { nama, email }, to }: { orang: NonNullable<Kejadian['orang']>; to: string }) {
  return (
    <>
      <Link to={to} preventScrollReset aria-label={`Semua kejadian ${nama}`} className={TAUTAN}>
        {nama}
      </Link>
      <span className="block text-sm text-tinta-2">
        <Email>{email}</Email>
      </span>
    </>
  )
}

/** IP address, leading to its events. */
export function AddressLink({ alamat, to }: { alamat: string; to: string }) {
  return (
    <Link to={to} preventScrollReset aria-label={`Semua kejadian dari ${alamat}`} className={TAUTAN}>
      {alamat}
    </Link>
  )
}

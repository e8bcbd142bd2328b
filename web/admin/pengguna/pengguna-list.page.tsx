import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2, UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { type AkunPengguna, deletePengguna, listPengguna, ROLE } from '#contract/pengguna/admin.ts'
import { PERAN_NAMES } from '#contract/peran.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { ListHead } from '#web/admin/ui/daftar/list-head.tsx'
import { DataTable, NO_COLUMN, type TableColumn } from '#web/admin/ui/daftar/table.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { type List, useList } from '#web/admin/ui/daftar/use-list.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

export const meta = () => adminMeta('Pengguna')

const ERROR = {
  answered: 'Gagal mengambil data pengguna',
  silent: 'Gagal mengambil data pengguna',
  other: 'Format data tidak valid',
}

const namesOf = (peran: AkunPengguna['peran']) => peran.map((item) => PERAN_NAMES[item]).join(', ')

const COLUMNS: TableColumn<AkunPengguna>[] = [
  NO_COLUMN,
  {
    title: 'Nama',
    render: ({ nama }) => <span className="font-medium [overflow-wrap:anywhere]">{nama}</span>,
    // On a phone the name is the link to the form.
    brief: ({ userId, nama }) => (
      <Link to={`/edit-user/${userId}`} aria-label={`Edit ${nama}`}>
        {nama}
      </Link>
    ),
    sort: 'nama',
    className: 'lg:min-w-40',
  },
  { title: 'Email', render: ({ email }) => <Email>{email}</Email>, sort: 'email' },
  {
    title: 'No. HP',
    phone: 'none',
    render: ({ no_hp }) => formatNoHp(no_hp) || '–',
    className: 'lg:whitespace-nowrap',
  },
  {
    title: 'Role',
    phone: 'state',
    render: ({ role, peran }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <Badge tone={role === 'admin' ? 'laut' : 'abu'}>{ROLE[role]}</Badge>
        {role === 'admin' && <span className="text-sm text-tinta-2">{namesOf(peran)}</span>}
      </span>
    ),
    brief: ({ role, peran }) => (
      <Badge tone={role === 'admin' ? 'laut' : 'abu'}>{role === 'admin' ? namesOf(peran) : ROLE[role]}</Badge>
    ),
  },
  {
    title: 'Aksi',
    render: (akun) => (
      <Actions>
        <ActionLink to={`/edit-user/${akun.userId}`} label={`Edit ${akun.nama}`} Icon={Pencil} />
        <DeletePengguna akun={akun} />
      </Actions>
    ),
    brief: (akun) => <DeletePengguna akun={akun} />,
  },
]

export default function PenggunaListPage() {
  const { result, ...list } = useList(listPengguna, { limit: String(LINES_PER_HALAMAN) })

  return (
    <>
      <ListHead
        title="Pengguna"
        list={list}
        search="Cari nama, email, atau nomor HP"
        actions={
          <ButtonLink to="/undang-user">
            <UserPlus aria-hidden className="size-5" />
            Undang
          </ButtonLink>
        }
      >
        <AccountLists list={list} current={list.query.role} />
      </ListHead>
      <DataTable
        name="Pengguna"
        list={list}
        result={result}
        columns={COLUMNS}
        kunci={({ userId }) => userId}
        emptyText="Tidak ada data pengguna"
        failure={(error) => errorText(error, ERROR)}
      />
    </>
  )
}

/** Button that deletes an account. Administrators cannot delete themselves. */
function DeletePengguna({ akun: { userId, nama, versi } }: { akun: AkunPengguna }) {
  const { data: mine } = useQuery({ ...adminQuery(), enabled: false })
  const remove = useDelete()
  if (userId === mine?.userId) return null
  return (
    <ActionButton
      label={`Hapus ${nama}`}
      Icon={Trash2}
      onClick={() =>
        remove({
          title: 'Apakah Anda yakin?',
          text: (
            <>
              <span className="block font-medium text-tinta">{nama}</span>
              Anda tidak dapat mengembalikan data yang dihapus!
            </>
          ),
          confirm: 'Ya, Hapus',
          work: () => callAdmin(deletePengguna, { params: { userId }, query: { versi } }),
          success: { title: 'Dihapus!', text: 'Data pengguna berhasil dihapus.' },
          failure: { title: 'Gagal!', text: 'Tidak dapat menghapus pengguna.' },
        })
      }
    />
  )
}

type Role = AkunPengguna['role']

const LISTS: readonly { role: Role | undefined; name: string }[] = [
  { role: undefined, name: 'Semua' },
  { role: 'admin', name: 'Admin toko' },
  { role: 'user', name: 'Pembeli' },
]

/** Tabs for all accounts, those of the staff, and those of the buyers. The search applies to each. */
function AccountLists({ list, current }: { list: Pick<List, 'to'>; current: Role | undefined }) {
  return (
    <nav aria-label="Jenis akun" className="mb-4 flex gap-1 overflow-x-auto border-garis border-b">
      {LISTS.map(({ role, name }) => (
        <Link
          key={name}
          to={list.to({ role })}
          aria-current={role === current ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-11 shrink-0 items-center border-b-3 px-3 font-semibold sm:px-5',
            role === current ? 'border-laut text-laut' : 'border-transparent text-tinta-2 hover:text-laut',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { type KunciSandi, listKunciSandi, removeKunciSandi, renameKunciSandi } from '#contract/akun/kunci-sandi.ts'
import { formatTime } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { createKunciSandi, isAlreadyThere, isCancelled, isKunciPossible } from './kunci-sandi-browser.ts'

const kunciQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'kunci-sandi'], queryFn: () => call(listKunciSandi, {}) })

/** The passkeys of an account: list, add, delete. */
export function KunciSandiSection() {
  const { data, refetch } = useQuery(kunciQuery())
  const queries = useQueryClient()
  const { confirm } = useAlerts()
  const [isPossible, setPossible] = useState(true)
  useEffect(() => setPossible(isKunciPossible()), [])

  const renew = () => queries.invalidateQueries(kunciQuery())
  const deletion = useMutation({
    mutationFn: (kunciId: number) => call(removeKunciSandi, { params: { kunciId } }),
    onSuccess: renew,
  })

  async function remove({ kunciId, nama }: KunciSandi) {
    const yes = await confirm({
      title: 'Hapus kunci sandi ini?',
      text: `“${nama}” tidak bisa lagi dipakai untuk masuk ke akun Anda.`,
      confirm: 'Ya, Hapus',
      cancel: 'Batal',
      bahaya: true,
    })
    if (yes) deletion.mutate(kunciId)
  }

  return (
    <section aria-labelledby="judul-kunci" className="kartu grid gap-4 p-5 sm:p-6">
      <div className="max-w-prose">
        <h2 id="judul-kunci" className="text-xl">
          Kunci sandi
        </h2>
        <p className="mt-1 text-tinta-2">
          Masuk dengan sidik jari, wajah, atau PIN HP, tanpa mengetik kata sandi. Kuncinya tersimpan di HP Anda dan
          tidak bisa dicuri situs palsu. Kata sandi Anda tetap berlaku.
        </p>
      </div>
      {!data && <Loading onRetry={refetch} />}
      {data && data.length > 0 && (
        <ul className="divide-y divide-garis border-garis border-y">
          {data.map((kunci) => (
            <Line key={kunci.kunciId} kunci={kunci} busy={deletion.isPending} onRemove={() => remove(kunci)} />
          ))}
        </ul>
      )}
      {deletion.isSuccess && (
        <Notice kind="berhasil" announce>
          {deletion.data.message}
        </Notice>
      )}
      {deletion.isError && (
        <Notice kind="galat">{errorText(deletion.error, { answered: 'Kunci sandi gagal dihapus. Coba lagi.' })}</Notice>
      )}
      {isPossible ? (
        <AddKunci onDone={renew} />
      ) : (
        <p className="text-tinta-2">Browser ini belum mendukung kunci sandi. Buka halaman ini di HP Anda.</p>
      )}
    </section>
  )
}

function Loading({ onRetry }: { onRetry(): unknown }) {
  const { error } = useQuery(kunciQuery())
  if (error) return <LoadFailure onRetry={() => void onRetry()}>Gagal memuat kunci sandi</LoadFailure>
  return <LoadingKartu text="Memuat kunci sandi…" sizes={['h-24']} />
}

/**
 * Adds a passkey. Asks for the password if the login is too long ago: an unlocked phone in other hands must not gain a passkey.
 */
function AddKunci({ onDone }: { onDone(): Promise<unknown> }) {
  const [isAsked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setError] = useState('')
  const [kabar, setNotice] = useState('')
  const [busy, setBusy] = useState(false)

  async function add(event?: FormEvent) {
    event?.preventDefault()
    setError('')
    setNotice('')
    setBusy(true)
    try {
      const { message } = await createKunciSandi(password || undefined)
      await onDone()
      setAsked(false)
      setPassword('')
      setNotice(message)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PERLU_BUKTI') setAsked(true)
      else if (isAlreadyThere(error)) setError('Perangkat ini sudah punya kunci sandi untuk akun Anda.')
      else if (!isCancelled(error))
        setError(
          errorText(error, {
            answered: 'Kunci sandi gagal dibuat. Coba lagi.',
            silent: 'Periksa koneksi internet Anda, lalu coba lagi.',
          }),
        )
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" noValidate onSubmit={add} className="grid gap-4">
      {isAsked && (
        <PasswordField
          label="Kata sandi Anda"
          hint="Masukkan sekali lagi demi keamanan akun Anda."
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {problem && <Notice kind="galat">{problem}</Notice>}
      {kabar && (
        <Notice kind="berhasil" announce>
          {kabar}
        </Notice>
      )}
      <Button type="submit" variant="garis" busy={busy} className="justify-self-start max-sm:w-full">
        <KeyRound aria-hidden className="size-5" />
        {isAsked ? 'Lanjutkan' : 'Tambah kunci sandi'}
      </Button>
    </form>
  )
}

function Line({ kunci, busy, onRemove }: { kunci: KunciSandi; busy: boolean; onRemove(): void }) {
  const { kunciId, nama, dibuat, terpakai } = kunci
  const [isRenaming, setBeingNamed] = useState(false)
  const [newName, setNewName] = useState(nama)
  const queries = useQueryClient()
  const rename = useMutation({
    mutationFn: () => call(renameKunciSandi, { params: { kunciId }, body: { nama: newName } }),
    async onSuccess() {
      await queries.invalidateQueries(kunciQuery())
      setBeingNamed(false)
    },
  })

  if (isRenaming)
    return (
      <li className="py-4">
        <form
          method="post"
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            rename.mutate()
          }}
        >
          <TextField
            label="Nama kunci sandi"
            value={newName}
            maxLength={60}
            autoFocus
            onChange={({ target }) => setNewName(target.value)}
            error={
              rename.isError ? errorText(rename.error, { answered: 'Nama gagal disimpan. Coba lagi.' }) : undefined
            }
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" compact busy={rename.isPending}>
              Simpan Nama
            </Button>
            <Button variant="garis" compact onClick={() => setBeingNamed(false)}>
              Batal
            </Button>
          </div>
        </form>
      </li>
    )
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound aria-hidden className="size-6 shrink-0 text-laut" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{nama}</p>
        <p className="text-sm text-tinta-2">
          {terpakai ? `Terakhir dipakai ${formatTime(terpakai)}` : `Dibuat ${formatTime(dibuat)}`}
        </p>
      </div>
      <IconButton label={`Ubah nama ${nama}`} onClick={() => setBeingNamed(true)}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={`Hapus ${nama}`} disabled={busy} onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}

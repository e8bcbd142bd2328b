import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import {
  addCatatan,
  type CatatanAdmin,
  CatatanBody,
  deleteCatatan,
  PENANDA_MAX,
  PenandaWord,
  updatePenanda,
} from '#contract/pesanan-admin/catatan-admin.ts'
import { formatTime } from '#contract/wib.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { penandaQuery } from './pesanan-filters.ts'

/** Internal notes of an order, and tags to find it again. */
export function PesananCatatan({ pesanan }: { pesanan: PesananAdmin }) {
  const { orderId, catatan_kantor } = pesanan
  return (
    <DetailSection title="Catatan admin">
      <p className="mb-3 text-sm text-tinta-2">Tidak dilihat pembeli.</p>
      <Penanda pesanan={pesanan} />
      {catatan_kantor.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {catatan_kantor.toReversed().map((catatan) => (
            <Catatan key={catatan.catatanId} orderId={orderId} catatan={catatan} />
          ))}
        </ul>
      )}
      <NewCatatan orderId={orderId} />
    </DetailSection>
  )
}

function Penanda({ pesanan: { orderId, penanda } }: { pesanan: PesananAdmin }) {
  const queries = useQueryClient()
  const id = useId()
  const [typed, setMessage] = useState('')
  const [currentError, setError] = useState<string>()
  const { data = [] } = useQuery(penandaQuery)
  const change = (added: string[]) => ({ penanda: added, semula: { penanda } })
  const save = useMutation({
    mutationFn: (added: string[]) => callAdmin(updatePenanda, { params: { orderId }, body: change(added) }),
    onSuccess: () => setMessage(''),
    onSettled: () => renewAdmin(queries),
  })

  function add() {
    const { data: fresh, error } = PenandaWord.safeParse(typed)
    setError(error?.issues[0]?.message)
    if (fresh === undefined) return
    if (penanda.includes(fresh)) setMessage('')
    else save.mutate([...penanda, fresh])
  }

  return (
    <div className="grid gap-2">
      {penanda.length > 0 && (
        <ul aria-label="Penanda" className="flex flex-wrap gap-2">
          {penanda.map((item) => (
            <li key={item} className="flex items-center rounded-full bg-laut-muda pl-3 font-semibold text-laut text-sm">
              <span className="[overflow-wrap:anywhere]">{item}</span>
              <IconButton
                label={`Hapus penanda ${item}`}
                className="rounded-full"
                disabled={save.isPending}
                onClick={() => save.mutate(penanda.filter((other) => other !== item))}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {penanda.length < PENANDA_MAX && (
        <form
          method="post"
          noValidate
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              label="Tambah penanda"
              list={id}
              autoComplete="off"
              maxLength={30}
              value={typed}
              error={currentError}
              onChange={({ target }) => setMessage(target.value)}
            />
          </div>
          <datalist id={id}>
            {data
              .filter((item) => !penanda.includes(item.penanda))
              .map((item) => (
                <option key={item.penanda} value={item.penanda} />
              ))}
          </datalist>
          <Button type="submit" variant="garis" compact busy={save.isPending} className="mt-7.5">
            <Plus aria-hidden className="size-5" />
            Tambah
          </Button>
        </form>
      )}
      {save.error && <Notice kind="galat">{errorText(save.error, { answered: 'Gagal menyimpan penanda' })}</Notice>}
    </div>
  )
}

function Catatan({ orderId, catatan }: { orderId: number; catatan: CatatanAdmin }) {
  const { catatanId, isi, nama, waktu } = catatan
  const remove = useDelete()
  return (
    <li className="flex items-start gap-2 rounded bg-pasir p-3">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{isi}</p>
        <p className="mt-1 text-sm text-tinta-2">
          {nama ?? 'Akun yang sudah dihapus'}, {formatTime(waktu)}
        </p>
      </div>
      <IconButton
        label={`Hapus catatan ${formatTime(waktu)}`}
        className="-mt-2 -mr-2"
        onClick={() =>
          remove({
            title: 'Hapus catatan ini?',
            text: isi.length > 120 ? `${isi.slice(0, 120)}…` : isi,
            confirm: 'Ya, Hapus',
            work: () => callAdmin(deleteCatatan, { params: { orderId, catatanId } }),
            failure: 'Gagal menghapus catatan',
          })
        }
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}

function NewCatatan({ orderId }: { orderId: number }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const form = useForm({ resolver: zodResolver(CatatanBody), defaultValues: { isi: '' } })
  const save = useMutation({
    mutationFn: (body: CatatanBody) => callAdmin(addCatatan, { params: { orderId }, body }),
    async onSuccess({ message }) {
      form.reset()
      kabar(message)
      await renewAdmin(queries)
    },
  })
  return (
    <form
      method="post"
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
    >
      <TextArea
        label="Catatan baru"
        rows={2}
        maxLength={1000}
        error={form.formState.errors.isi?.message}
        {...form.register('isi')}
      />
      {save.error && <Notice kind="galat">{errorText(save.error, { answered: 'Gagal menyimpan catatan' })}</Notice>}
      <Button type="submit" variant="garis" busy={save.isPending} className="justify-self-start">
        Simpan catatan
      </Button>
    </form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import {
  deleteTampilan,
  listTampilan,
  saveTampilan,
  type Tampilan,
  TampilanBody,
} from '#contract/pesanan-admin/tampilan-admin.ts'
import { PACKAGED_HALAMAN } from '#web/admin/pesanan/pesanan-list.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/field.tsx'

interface Props {
  /** Current path and query. */
  alamat: string
  /** True if a search or a filter is set. */
  canSave: boolean
}

/** Links to the saved views, and a button that saves the current view. */
export function SaveTampilan({ alamat: whole, canSave }: Props) {
  const [open, setOpen] = useState(false)
  const { data = [] } = useQuery({
    queryKey: ['admin', listTampilan.name],
    queryFn: () => callAdmin(listTampilan, {}),
  })
  const alamat = withoutHalaman(whole)
  const existing = data.find((item) => item.alamat === alamat)
  return (
    // Saved views load later: their space is reserved, except on small screens. On a desk they scroll in one line.
    <div className="flex items-center gap-2 max-lg:flex-wrap sm:mb-3 sm:min-h-11 max-sm:not-empty:mb-3 lg:mb-2 lg:min-h-9 lg:overflow-x-auto">
      {data.length > 0 && (
        <ul aria-label="Tampilan tersimpan" className="flex gap-2 max-lg:flex-wrap lg:shrink-0">
          {data.map((item) => (
            <SavedTampilan key={item.tampilanId} tampilan={item} isHere={item === existing} />
          ))}
        </ul>
      )}
      {canSave && !existing && (
        <Button variant="polos" compact className="shrink-0 whitespace-nowrap lg:min-h-9" onClick={() => setOpen(true)}>
          <Bookmark aria-hidden className="size-5" />
          Simpan tampilan ini
        </Button>
      )}
      {open && <TampilanForm alamat={alamat} onClose={() => setOpen(false)} />}
    </div>
  )
}

function SavedTampilan({ tampilan: { tampilanId, nama, alamat }, isHere }: { tampilan: Tampilan; isHere: boolean }) {
  const remove = useDelete()
  return (
    <li
      className={cx(
        'flex items-center rounded-full border',
        isHere ? 'border-laut bg-laut-muda text-laut' : 'border-garis-tua bg-kertas',
      )}
    >
      <Link
        to={alamat}
        replace
        aria-current={isHere ? 'true' : undefined}
        className="inline-flex min-h-11 items-center rounded-full pr-1 pl-4 font-semibold text-sm [overflow-wrap:anywhere] hover:text-laut lg:min-h-9"
      >
        {nama}
      </Link>
      <IconButton
        label={`Hapus tampilan ${nama}`}
        className="rounded-full lg:size-9"
        onClick={() =>
          remove({
            title: 'Hapus tampilan ini?',
            text: `${nama} dihapus dari daftar tampilan Anda. Pesanannya tetap ada.`,
            confirm: 'Ya, Hapus',
            work: () => callAdmin(deleteTampilan, { params: { tampilanId } }),
            failure: 'Gagal menghapus tampilan',
          })
        }
      >
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  )
}

function TampilanForm({ alamat, onClose }: { alamat: string; onClose(): void }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const form = useForm({ resolver: zodResolver(TampilanBody), defaultValues: { nama: '', alamat } })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (body: TampilanBody) => callAdmin(saveTampilan, { body }),
    async onSuccess({ message }) {
      kabar(message)
      onClose()
      await renewAdmin(queries)
    },
  })
  return (
    <FormDialog
      title="Simpan tampilan"
      buttonName="Simpan"
      langkah={save}
      problem="Gagal menyimpan tampilan"
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
      onClose={onClose}
    >
      <TextField
        label="Nama tampilan"
        hint="Pencarian dan saringan sekarang disimpan untuk akun Anda. Jika namanya sudah ada, tampilan lama diganti."
        autoComplete="off"
        maxLength={40}
        error={errors.nama?.message ?? errors.alamat?.message}
        {...form.register('nama')}
      />
    </FormDialog>
  )
}

/** Removes the pages of both tables from an address: a saved view opens on the first ones. */
function withoutHalaman(alamat: string): string {
  const [path = '', query = ''] = alamat.split('?')
  const params = new URLSearchParams(query)
  params.delete('page')
  params.delete(PACKAGED_HALAMAN)
  return params.size > 0 ? `${path}?${params}` : path
}

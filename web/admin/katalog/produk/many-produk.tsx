import { useQuery } from '@tanstack/react-query'
import { Archive, ArchiveRestore, MapPin, Tags } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { changeManyProduk, type ManyProdukChange, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { kategoriQuery } from '#web/admin/katalog/kategori/kategori-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ManyDialog, useMany } from '#web/admin/ui/daftar/many-dialog.tsx'
import { TICK_BUTTON, TickBar } from '#web/admin/ui/daftar/tick-bar.tsx'
import { createTicks } from '#web/admin/ui/daftar/ticks.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'

export const PRODUK_TICKS = createTicks<ProdukAdmin>(({ produkId }) => produkId)

const ACTIONS = {
  arsip: {
    label: 'Arsipkan',
    Icon: Archive,
    finished: 'masuk arsip',
    text: 'Produk tidak dijual lagi, begitu juga paket yang berisi produk itu. Dari arsip, produk bisa dijual lagi.',
  },
  jual: { label: 'Jual Lagi', Icon: ArchiveRestore, finished: 'dijual lagi', text: 'Produk tampil lagi di toko.' },
  kategori: { label: 'Ubah Kategori', Icon: Tags, finished: 'pindah kategori', text: '' },
  rak: { label: 'Ubah Rak', Icon: MapPin, finished: 'pindah rak', text: '' },
}
type Action = keyof typeof ACTIONS

/** Actions for the ticked products. */
export function ManyProduk() {
  const ticked = PRODUK_TICKS.useTicked()
  const [action, setAction] = useState<Action>()
  const offered: Action[] = [
    ...(ticked.some(({ aktif }) => aktif) ? (['arsip'] as const) : []),
    ...(ticked.some(({ aktif }) => !aktif) ? (['jual'] as const) : []),
    'kategori',
    'rak',
  ]
  return (
    <>
      <TickBar ticks={PRODUK_TICKS} name="Produk yang dipilih">
        {offered.map((name) => {
          const { label, Icon } = ACTIONS[name]
          return (
            <Button key={name} compact variant="garis" onClick={() => setAction(name)} className={TICK_BUTTON}>
              <Icon aria-hidden className="size-5" />
              {label}
            </Button>
          )
        })}
      </TickBar>
      {action && <ProdukDialog action={action} ticked={ticked} onClose={() => setAction(undefined)} />}
    </>
  )
}

interface DialogProps {
  action: Action
  ticked: readonly ProdukAdmin[]
  onClose(): void
}

function ProdukDialog({ action, ticked, onClose }: DialogProps) {
  const { label, text, finished } = ACTIONS[action]
  const [kategori, setKategori] = useState('')
  const [rak, setRak] = useState('')
  const [error, setError] = useState<string>()
  const { data: all = [] } = useQuery(kategoriQuery())
  const many = useMany(PRODUK_TICKS, (field: ManyProdukChange) =>
    callAdmin(changeManyProduk, { body: { produkId: ticked.map(({ produkId }) => produkId), jadi: field } }),
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (action === 'kategori' && kategori === '') return setError('Pilih kategorinya dulu.')
    if (action === 'kategori') many.mutate({ kategoriId: Number(kategori) })
    else if (action === 'rak') many.mutate({ rak_gudang: rak })
    else many.mutate({ aktif: action === 'jual' })
  }
  return (
    <ManyDialog
      many={many}
      title={`${label}: ${ticked.length} produk`}
      buttonName={label}
      name="produk"
      finished={finished}
      to={(id) => `/edit-produk/${id}`}
      problem="Gagal mengubah produk"
      onSubmit={submit}
      onClose={onClose}
    >
      {text && <p className="text-tinta-2">{text}</p>}
      {action === 'kategori' && (
        <SelectField
          label="Kategori"
          error={error}
          value={kategori}
          onChange={({ target }) => setKategori(target.value)}
        >
          <option value="">Pilih kategori</option>
          <Options pairs={all.map(({ kategoriId, nama }) => [kategoriId, nama])} />
        </SelectField>
      )}
      {action === 'rak' && (
        <TextField
          label="Rak"
          hint={PRODUK.rak_gudang.hint}
          maxLength={40}
          value={rak}
          onChange={({ target }) => setRak(target.value)}
        />
      )}
    </ManyDialog>
  )
}

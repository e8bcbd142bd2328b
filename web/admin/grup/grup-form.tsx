import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Path, useFieldArray, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { GRUP, type GrupAdmin, GrupBody, type IsianGrup } from '#contract/grup/admin.ts'
import { searchTerkait, type Terkait } from '#contract/kaitan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { PilihProduk } from '#web/admin/ui/isian/pilih-produk.tsx'
import { useModalDisadari } from '#web/admin/ui/isian/use-modal-disadari.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Ubah } from '#web/admin/ui/isian/use-suntingan.ts'
import { IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type Input = z.input<typeof GrupBody>
const KEMBALI = '/grup-pelanggan'

interface GrupFormProps {
  /** Group to edit; undefined for a new one. */
  awal?: GrupAdmin & { produk: { id: number; nama: string; harga: number }[] }
  save(isian: IsianGrup & { modalDisadari?: true }, ubah: Ubah): Promise<{ message: string }>
  galat: string
}

export function GrupForm({ awal, save, galat }: GrupFormProps) {
  const [nama, setNama] = useState<ReadonlyMap<number, string>>(
    () => new Map((awal?.produk ?? []).map(({ id, nama }) => [id, nama])),
  )
  const namaOf = (produkId: unknown) => nama.get(Number(produkId)) ?? `Produk nomor ${produkId}`
  const pastikan = useModalDisadari()
  const form = useForm<Input, unknown, IsianGrup>({
    resolver: zodResolver(GrupBody),
    defaultValues: formValues(GRUP, awal) as Input,
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'harga' })
  const { errors } = form.formState
  const saving = useSave({
    form,
    fields: ['nama', 'persen', 'aktif', 'harga', ...fields.map((_, index) => `harga.${index}.harga` as Path<Input>)],
    save: (isian, ubah) => pastikan((lagi) => save({ ...isian, ...lagi }, ubah)),
    suntingan: awal && {
      awal,
      kolom: GRUP,
      sebut: {
        harga: (semua) =>
          (semua as IsianGrup['harga'])
            .map(({ produkId, harga }) => `${namaOf(produkId)}: ${formatRupiah(Number(harga))}`)
            .join('\n') || '(kosong)',
      },
    },
    to: KEMBALI,
    galat,
  })
  const field = columnFields(form, GRUP)

  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={KEMBALI}
    >
      {field('nama')}
      {field('persen')}
      <DapatBentrok nama="harga">
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">
            {GRUP.harga.label} ({fields.length})
          </legend>
          {fields.map(({ id, produkId }, index) => (
            <div key={id} className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  label={`${namaOf(produkId)} (rupiah)`}
                  inputMode="numeric"
                  autoComplete="off"
                  error={errors.harga?.[index]?.harga?.message}
                  {...form.register(`harga.${index}.harga`)}
                />
              </div>
              <IconButton label={`Hapus harga ${namaOf(produkId)}`} onClick={() => remove(index)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </div>
          ))}
          <PilihProduk<Terkait & { produkId: number }>
            label="Tambah produk"
            value={null}
            error={errors.harga?.message ?? errors.harga?.root?.message}
            keterangan={({ keterangan }) => keterangan}
            kunci="grup-produk"
            cari={async (q, signal) => {
              const found = await callAdmin(searchTerkait, { query: { jenis: 'produk', q } }, { signal })
              return found.map((satu) => ({ ...satu, produkId: satu.id }))
            }}
            onChange={(satu) => {
              if (!satu || form.getValues('harga')?.some(({ produkId }) => Number(produkId) === satu.id)) return
              setNama(new Map([...nama, [satu.id, satu.nama]]))
              append({ produkId: satu.id, harga: '' })
            }}
          />
        </fieldset>
      </DapatBentrok>
      {field('aktif')}
    </FormBingkai>
  )
}

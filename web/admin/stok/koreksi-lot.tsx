import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { correctLot, type LotAdmin, quantityInput, ReasonInput } from '#contract/stok/lot-list-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField, TextField } from '#web/ui/field.tsx'

const FormValues = z.object({ jumlah: quantityInput(0), keterangan: ReasonInput })
const EMPTY = { jumlah: '', keterangan: '' }

/** Button and dialog that correct a lot's quantity by a count. Input is kept when the dialog is closed and reopened. */
export function KoreksiLot({ lot: { lotId, sisa, versiLot } }: { lot: LotAdmin }) {
  const [open, setOpen] = useState(false)
  const form = useForm({ resolver: zodResolver(FormValues), defaultValues: EMPTY as z.input<typeof FormValues> })
  const { errors } = form.formState
  const save = useLangkah(
    (input: z.output<typeof FormValues>) => callAdmin(correctLot, { params: { lotId }, body: { ...input, versiLot } }),
    () => {
      setOpen(false)
      form.reset(EMPTY)
    },
  )

  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Koreksi Isi
      </Button>
      <FormDialog
        open={open}
        title="Koreksi Isi Lot"
        buttonName={save.isPending ? 'Menyimpan…' : 'Simpan Koreksi'}
        langkah={save}
        problem="Gagal mengoreksi lot"
        onSubmit={form.handleSubmit((input) => save.mutate(input))}
        onClose={() => setOpen(false)}
      >
        <p className="text-tinta-2">
          Tercatat <strong className="harga text-tinta">{formatGrouped(sisa)}</strong>, termasuk yang sudah dipesan
          tetapi belum dikemas. Barang yang dikemas selama Anda menghitung tetap dikurangkan.
        </p>
        <NumberField
          label="Hasil hitungan"
          hint="Yang ada di rak, tanpa yang disisihkan"
          error={errors.jumlah?.message}
          {...form.register('jumlah')}
        />
        <TextField
          label="Alasan"
          hint="Misalnya: pecah, salah hitung saat datang"
          error={errors.keterangan?.message}
          {...form.register('keterangan')}
        />
      </FormDialog>
    </>
  )
}

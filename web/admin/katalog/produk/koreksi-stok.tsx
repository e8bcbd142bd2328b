import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { numberInput } from '#contract/common.ts'
import { correctStok, KoreksiStokBody, type ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const INVALID = 'Jumlah harus angka bulat, minimal 0'
const FormValues = z.object({
  cara: z.enum(['hitung', 'tambah', 'kurang']),
  jumlah: numberInput(INVALID),
  keterangan: KoreksiStokBody.shape.keterangan,
})
type FormValues = z.output<typeof FormValues>

const EMPTY = { cara: 'hitung', jumlah: '', keterangan: '' } as const

/** Button and dialog that correct the stock. Input is kept when the dialog is closed and reopened. */
export function KoreksiStok({ produk }: { produk: ProdukAdmin }) {
  const [open, setOpen] = useState(false)
  const form = useForm({ resolver: zodResolver(FormValues), defaultValues: EMPTY as z.input<typeof FormValues> })
  const { errors } = form.formState
  const { produkId, versiStok } = produk

  const save = useLangkah(
    (input: FormValues) =>
      callAdmin(correctStok, {
        params: { produkId },
        body: { ...correctionOf(input), versiStok, keterangan: input.keterangan },
      }),
    () => {
      setOpen(false)
      form.reset(EMPTY)
    },
  )

  return (
    <>
      <Button variant="garis" onClick={() => setOpen(true)}>
        Koreksi Stok
      </Button>
      <FormDialog
        open={open}
        title="Koreksi Stok"
        buttonName={save.isPending ? 'Menyimpan…' : 'Simpan Koreksi'}
        langkah={save}
        problem="Gagal mengoreksi stok"
        onSubmit={form.handleSubmit((input) => save.mutate(input))}
        onClose={() => setOpen(false)}
      >
        <p className="text-tinta-2">
          Stok sekarang <strong className="harga text-tinta">{formatGrouped(produk.stok)}</strong>. Pesanan yang masuk
          selama Anda menghitung tetap dikurangkan.
        </p>
        <SelectField
          label="Cara"
          hint="Untuk hitung ulang, isi jumlah yang bisa dijual, tanpa yang sudah dipesan."
          {...form.register('cara')}
        >
          <option value="hitung">Hitung ulang</option>
          <option value="tambah">Tambah</option>
          <option value="kurang">Kurangi</option>
        </SelectField>
        <NumberField label="Jumlah" error={errors.jumlah?.message} {...form.register('jumlah')} />
        <TextField
          label="Alasan"
          hint="Misalnya: kiriman pemasok, rusak, hasil hitung gudang"
          error={errors.keterangan?.message}
          {...form.register('keterangan')}
        />
      </FormDialog>
    </>
  )
}

/** Returns the counted stock, or a signed difference. */
function correctionOf({ cara, jumlah }: FormValues): { stok: number } | { perubahan: number } {
  if (cara === 'hitung') return { stok: jumlah }
  return { perubahan: cara === 'tambah' ? jumlah : -jumlah }
}

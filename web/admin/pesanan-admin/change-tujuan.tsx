import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ALAMAT_KINDS } from '#contract/alamat/format-alamat.ts'
import { TujuanInput, updateTujuan } from '#contract/pesanan/tujuan-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { ChooseWilayah } from '#web/shared/choose-wilayah.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Options, SelectField } from '#web/ui/select-field.tsx'

type Tujuan = z.output<typeof TujuanInput>

/** Button and dialog that correct the address of an order. Available while it is pending or paid, until it is completed. */
export function ChangeTujuan({ pesanan }: { pesanan: PesananAdmin }) {
  const [open, setOpen] = useState(false)
  const { status_pembayaran, status_pesanan } = pesanan
  if (status_pesanan === 'Pesanan Selesai' || (status_pembayaran !== 'pending' && status_pembayaran !== 'success'))
    return null
  return (
    <>
      <Button variant="polos" compact className="-ml-3" onClick={() => setOpen(true)}>
        Ubah alamat
      </Button>
      {open && <TujuanDialog pesanan={pesanan} onClose={() => setOpen(false)} />}
    </>
  )
}

function TujuanDialog({ pesanan, onClose }: { pesanan: PesananAdmin; onClose(): void }) {
  // Address at the opening of the dialog, or after the user acknowledged another user's change.
  const [original, setOriginal] = useState(pesanan.tujuan)
  const queries = useQueryClient()
  const kabar = useNotice()
  const form = useForm({ resolver: zodResolver(TujuanInput), defaultValues: original })
  const change = (tujuan: Tujuan) => ({ tujuan, semula: { tujuan: original } })
  const save = useMutation({
    mutationFn: (tujuan: Tujuan) =>
      callAdmin(updateTujuan, {
        params: { orderId: pesanan.orderId },
        body: change(tujuan),
      }),
    async onSuccess({ message }) {
      kabar(message)
      onClose()
      await renewAdmin(queries)
    },
    onError: () => renewAdmin(queries),
  })
  const isConflict = JSON.stringify(pesanan.tujuan) !== JSON.stringify(original)
  return (
    <FormDialog
      title="Ubah alamat pesanan"
      buttonName="Simpan"
      // The notice below explains the conflict instead of the error text.
      langkah={isConflict ? { ...save, error: null } : save}
      problem="Gagal mengubah alamat"
      onClose={onClose}
      onSubmit={form.handleSubmit((tujuan) => save.mutate(tujuan))}
    >
      {isConflict && (
        <Notice
          kind="hati"
          announce
          action={
            <Button variant="garis" onClick={() => setOriginal(pesanan.tujuan)}>
              Pakai isian saya
            </Button>
          }
        >
          Diubah orang lain menjadi{' '}
          <span className="block whitespace-pre-line">{`${pesanan.nama}\n${pesanan.alamat}`}</span>
        </Notice>
      )}
      <p className="text-tinta-2">Ongkir pesanan ini tidak dihitung ulang, dan buku alamat pembeli tidak berubah.</p>
      <TujuanFields form={form} isFreeText={!original.wilayah} />
    </FormDialog>
  )
}

interface TujuanFieldsProps {
  form: UseFormReturn<z.input<typeof TujuanInput>, unknown, Tujuan>
  /** True if the buyer wrote the address as one text. */
  isFreeText: boolean
}

function TujuanFields({ form, isFreeText }: TujuanFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <TextField label="Nama penerima" error={errors.nama?.message} {...form.register('nama')} />
      <TextField label="Nomor HP" type="tel" error={errors.no_hp?.message} {...form.register('no_hp')} />
      <SelectField label="Jenis alamat" {...form.register('jenis')}>
        <Options pairs={Object.entries(ALAMAT_KINDS)} />
      </SelectField>
      <Controller
        control={form.control}
        name="wilayah"
        render={({ field: { value, onChange, ref } }) => (
          <ChooseWilayah label="Kecamatan" error={errors.wilayah?.message} {...{ value, onChange, ref }} />
        )}
      />
      <TextField
        label="Kode pos"
        inputMode="numeric"
        maxLength={5}
        error={errors.kode_pos?.message}
        {...form.register('kode_pos')}
      />
      <TextArea
        label="Alamat"
        hint={
          isFreeText ? 'Ditulis pembeli sebagai satu teks. Kecamatan dari daftar ditambahkan di bawahnya.' : undefined
        }
        error={errors.rincian?.message}
        {...form.register('rincian')}
      />
      <TextField label="Patokan" error={errors.patokan?.message} {...form.register('patokan')} />
    </>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { type ProdukAdmin, ProdukBody } from '#contract/katalog/produk-office.ts'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { IsianGambar } from '#web/admin/ui/isian-gambar.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { bodyOf, isianOf, type ProdukIsian } from './produk-isian.ts'

interface ProdukFormProps {
  /** What is there already; a new product has nothing. */
  awal?: ProdukAdmin
  kategori: Kategori[]
  save(body: Partial<ProdukIsian>): Promise<{ message: string }>
  galat: string
}

const KEMBALI = '/manajemen-produk'

export function ProdukForm({ awal, kategori, save, galat }: ProdukFormProps) {
  const form = useForm<ProdukIsian>({
    resolver: zodResolver(ProdukBody, undefined, { raw: true }),
    defaultValues: isianOf(awal),
  })
  const { errors, defaultValues } = form.formState
  const simpan = useSave({
    form,
    fields: Object.keys(ProdukBody.shape) as (keyof ProdukIsian)[],
    save: (isian) => save(bodyOf(isian, awal && (defaultValues as Partial<ProdukIsian>))),
    to: KEMBALI,
    galat,
  })
  const angka = { inputMode: 'numeric', autoComplete: 'off' } as const

  return (
    <FormBingkai onSubmit={simpan.submit} isPending={simpan.isPending} failure={simpan.failure} kembali={KEMBALI}>
      <TextField label="Nama Produk" error={errors.nama?.message} {...form.register('nama')} />
      <SelectField label="Kategori" error={errors.kategoriId?.message} {...form.register('kategoriId')}>
        <option value="">Pilih kategori</option>
        {kategori.map(({ kategoriId, nama }) => (
          <option key={kategoriId} value={kategoriId}>
            {nama}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Harga"
        hint="Rupiah, tanpa titik ribuan"
        error={errors.harga?.message}
        {...angka}
        {...form.register('harga')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {!awal && (
          <TextField
            label="Stok"
            hint="Kosong berarti 0"
            error={errors.stok?.message}
            {...angka}
            {...form.register('stok')}
          />
        )}
        <TextField
          label="Batas stok menipis"
          hint="Pada stok ini atau kurang, produk ditandai menipis"
          error={errors.stok_minimum?.message}
          {...angka}
          {...form.register('stok_minimum')}
        />
      </div>
      <Controller
        control={form.control}
        name="gambar"
        render={({ field }) => (
          <IsianGambar
            label="Gambar"
            value={field.value instanceof File ? field.value : undefined}
            onChange={field.onChange}
            sekarang={awal?.gambar ? gambarUrl('produks', awal.gambar, 320) : undefined}
            error={errors.gambar?.message}
          />
        )}
      />
      <TextArea label="Deskripsi" rows={5} error={errors.deskripsi?.message} {...form.register('deskripsi')} />
      <TextField
        label="Kemasan"
        hint="Misalnya botol 1 L"
        error={errors.kemasan?.message}
        {...form.register('kemasan')}
      />
      <TextField label="Kandungan" error={errors.zat?.message} {...form.register('zat')} />
      <TextField
        label="Golongan"
        hint="Misalnya obat bebas terbatas"
        error={errors.golongan?.message}
        {...form.register('golongan')}
      />
      <TextArea label="Dosis" error={errors.dosis?.message} {...form.register('dosis')} />
      <TextField
        label="Masa henti"
        hint="Hari sebelum panen. Kosong berarti sesuai label atau resep."
        error={errors.masa_henti?.message}
        {...angka}
        {...form.register('masa_henti')}
      />
      <fieldset>
        <legend className="font-semibold">Untuk masalah</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {Object.entries(KELAS).map(([kode, nama]) => (
            <CheckField key={kode} label={nama} value={kode} {...form.register('kelas')} />
          ))}
        </div>
      </fieldset>
      <CheckField label="Hanya dengan resep dokter hewan (tidak dapat dibeli di situs)" {...form.register('resep')} />
    </FormBingkai>
  )
}

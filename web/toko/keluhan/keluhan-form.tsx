import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FOTO_KELUHAN_MAX } from '#contract/keluhan/batas.ts'
import { createKeluhan, type KeluhanPesanan } from '#contract/keluhan/endpoints.ts'
import type { KeluhanIsian } from '#contract/keluhan/isian.ts'
import { HARAPAN, type Harapan, JENIS_KELUHAN } from '#contract/keluhan/kata.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { FotoIsian } from '#web/shared/foto/foto-isian.tsx'
import { type FotoPilihan, useFoto } from '#web/shared/foto/use-foto.ts'
import { useKeepDraf, useKeptDraf } from '#web/toko/akun/use-draf.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { keluhanQuery } from './keluhan-queries.ts'
import { Butir, Pilihan } from './pilihan.tsx'

const loadKeluhanIsian = () => import('#contract/keluhan/isian.ts').then(({ KeluhanIsian }) => KeluhanIsian)

type Isian = z.input<typeof KeluhanIsian>

/** Complaint form: problem, items and wanted solution. Input and uploads are kept until it is accepted. */
export function KeluhanForm({ pesanan }: { pesanan: KeluhanPesanan }) {
  const { nomor, barang, jenis } = pesanan
  const draf = `keluhan ${nomor}`
  const kept = useKeptDraf<{ isian: Isian; foto: readonly FotoPilihan[] }>(draf)
  const queries = useQueryClient()
  const form = useForm<Isian, unknown, z.output<typeof KeluhanIsian>>({
    resolver: useSchema(loadKeluhanIsian),
    // Preselect the item if there is only one.
    defaultValues: kept?.isian ?? {
      isi: '',
      baris: barang.map(({ urutan }) => ({ urutan, jumlah: barang.length === 1 ? 1 : 0 })),
    },
  })
  const foto = useFoto(kept?.foto)
  useKeepDraf(draf, () => ({ isian: form.getValues(), foto: foto.semua }))
  const [galatFoto, setGalatFoto] = useState<string>()
  const { errors } = form.formState
  // react-hook-form keeps a field array's own error under `root`; a server error is beside it.
  const galatBaris = errors.baris?.root?.message ?? errors.baris?.message
  const isTerlambat = form.watch('jenis') === 'terlambat'

  const kirim = useMutation({
    async mutationFn(isian: z.output<typeof KeluhanIsian>) {
      const ada = await foto.all()
      if (!ada) return undefined
      const body = { ...isian, foto: ada.map(({ fotoId }) => fotoId) }
      return call(createKeluhan, { params: { orderId: nomor }, body })
    },
    onSuccess(keluhan) {
      if (!keluhan) return setGalatFoto('Ada foto yang belum terkirim. Kirim ulang atau hapus fotonya.')
      void queries.invalidateQueries({ queryKey: keluhanQuery(nomor).queryKey })
    },
    onError(error) {
      if (showFieldErrors(form, error, ['isi', 'baris', 'jenis', 'harapan'])) return
      // The server keeps photos without a complaint for one day only.
      if (error instanceof ApiError && error.code === 'FOTO_TIDAK_ADA')
        setGalatFoto('Foto gagal tersimpan. Hapus, lalu pilih lagi.')
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: keluhanQuery(nomor).queryKey })
    },
  })
  const tanpaFoto = () => !isTerlambat && foto.semua.length === 0
  const submit = form.handleSubmit((isian) => {
    if (!tanpaFoto()) kirim.mutate(isian)
  })
  const isSaid =
    kirim.error instanceof ApiError && (kirim.error.code === 'FOTO_TIDAK_ADA' || kirim.error.errors.length > 0)

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        setGalatFoto(tanpaFoto() ? 'Tambahkan minimal satu foto' : undefined)
        void submit(event)
      }}
      className="kartu grid grid-cols-1 gap-6 p-5 sm:p-6"
    >
      <Pilihan judul="Apa yang terjadi?" error={errors.jenis?.message}>
        {jenis.map((satu) => (
          <Butir key={satu} nama={JENIS_KELUHAN[satu]} value={satu} {...form.register('jenis')} />
        ))}
      </Pilihan>
      {!isTerlambat && (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-2 font-semibold">Barang yang mana?</legend>
          {barang.map(({ urutan, nama, jumlah }, index) => (
            <div key={urutan} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
                {nama}
                <span className="block text-sm text-tinta-2">dari {jumlah} yang dipesan</span>
              </p>
              <Controller
                control={form.control}
                name={`baris.${index}.jumlah`}
                render={({ field: { value, onChange } }) => (
                  <Stepper label={`Jumlah ${nama}`} value={Number(value)} min={0} max={jumlah} onChange={onChange} />
                )}
              />
            </div>
          ))}
          {galatBaris && (
            <p role="alert" className="font-medium text-merah text-sm">
              {galatBaris}
            </p>
          )}
        </fieldset>
      )}
      <FotoIsian
        foto={foto}
        max={FOTO_KELUHAN_MAX}
        judul={isTerlambat ? 'Foto (opsional)' : 'Foto'}
        petunjuk={`${isTerlambat ? 'Maksimal' : 'Satu sampai'} ${FOTO_KELUHAN_MAX} foto. Foto barang, labelnya, dan dusnya paling membantu. Hanya Anda dan petugas toko yang melihatnya.`}
        error={galatFoto}
        onChange={() => setGalatFoto(undefined)}
      />
      <TextArea
        label="Ceritakan yang terjadi"
        rows={5}
        maxLength={2000}
        error={errors.isi?.message}
        {...form.register('isi')}
      />
      <Pilihan judul="Apa yang Anda harapkan?" error={errors.harapan?.message}>
        {(Object.keys(HARAPAN) as Harapan[]).map((satu) => (
          <Butir key={satu} nama={HARAPAN[satu]} value={satu} {...form.register('harapan')} />
        ))}
      </Pilihan>
      {kirim.isError && !isSaid && (
        <Notice kind="galat">
          {errorText(kirim.error, {
            answered: 'Keluhan gagal dikirim. Coba lagi.',
            silent: 'Keluhan belum terkirim. Periksa koneksi internet Anda, lalu tekan Ajukan Keluhan lagi.',
          })}
        </Notice>
      )}
      <Button type="submit" variant="utama" busy={kirim.isPending} className="sm:justify-self-start">
        {kirim.isPending ? 'Mengirim…' : 'Ajukan Keluhan'}
      </Button>
    </form>
  )
}

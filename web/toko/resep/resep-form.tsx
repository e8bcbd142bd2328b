import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { createResep } from '#contract/resep/endpoints.ts'
import type { ResepIsian } from '#contract/resep/forms.ts'
import { tanggalWib } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { useKeepDraf, useKeptDraf } from '#web/toko/akun/use-draf.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BerkasIsian } from './berkas-isian.tsx'
import { ProdukIsian } from './produk-isian.tsx'
import { produkResepQuery, resepQuery } from './resep-queries.ts'
import { type Halaman, useBerkas } from './use-berkas.ts'

const loadResepIsian = () => import('#contract/resep/forms.ts').then((isian) => isian.ResepIsian)

export type Isian = z.input<typeof ResepIsian>
const FIELDS = ['dokter', 'sip', 'tanggal', 'kandang', 'catatan'] as const
const KOSONG = { dokter: '', sip: '', tanggal: '', kandang: '', catatan: '' }
const DRAF = 'ajukan-resep'

/** @param awal products that the prescription is needed for, if the customer comes from a product */
export function ResepForm({ awal }: { awal: { produkId: number; jumlah: number }[] }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const kept = useKeptDraf<{ isian: Isian; halaman: readonly Halaman[] }>(DRAF)
  const form = useForm<Isian, unknown, z.output<typeof ResepIsian>>({
    resolver: useSchema(loadResepIsian),
    defaultValues: kept?.isian ?? { ...KOSONG, produk: awal },
  })
  const berkas = useBerkas(kept?.halaman)
  useKeepDraf(DRAF, () => ({ isian: form.getValues(), halaman: berkas.semua }))
  const [galatBerkas, setGalatBerkas] = useState<string>()
  const produk = useFieldArray({ control: form.control, name: 'produk' })
  const { data: pilihan = [] } = useQuery(produkResepQuery())
  const { errors } = form.formState

  const kirim = useMutation({
    async mutationFn(isian: z.output<typeof ResepIsian>) {
      const pages = await berkas.all()
      if (!pages) return undefined
      return call(createResep, { body: { ...isian, berkas: pages.map(({ berkasId }) => berkasId) } })
    },
    onSuccess(resep) {
      if (!resep) return setGalatBerkas('Ada berkas yang belum terkirim. Kirim ulang atau hapus berkasnya.')
      queries.setQueryData(resepQuery(resep.resepId).queryKey, resep)
      void queries.invalidateQueries({ queryKey: ['milik-saya', 'resep', 'daftar'] })
      void navigate(`/resep-saya/${resep.resepId}`, { replace: true, state: 'baru' })
    },
    onError(error) {
      if (showFieldErrors(form, error, [...FIELDS])) return
      // The server keeps pages without a request for one day only.
      if (error instanceof ApiError && error.code === 'BERKAS_TIDAK_ADA')
        setGalatBerkas('Berkas gagal tersimpan. Hapus, lalu pilih lagi.')
    },
  })
  const check = () => setGalatBerkas(berkas.semua.length === 0 ? 'Tambahkan foto atau PDF resep' : undefined)
  const submit = form.handleSubmit((isian) => {
    if (berkas.semua.length > 0) kirim.mutate(isian)
  })
  const field = (name: (typeof FIELDS)[number]) => ({ ...form.register(name), error: errors[name]?.message })
  const isSaid =
    kirim.error instanceof ApiError &&
    (kirim.error.code === 'BERKAS_TIDAK_ADA' ||
      kirim.error.errors.some(({ path }) => FIELDS.some((name) => name === path)))

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        check()
        void submit(event)
      }}
      className="kartu grid grid-cols-1 gap-5 p-5 sm:p-6"
    >
      <BerkasIsian berkas={berkas} error={galatBerkas} onChange={() => setGalatBerkas(undefined)} />
      <TextField label="Dokter hewan" autoComplete="off" maxLength={100} {...field('dokter')} />
      <TextField
        label="Nomor SIP"
        hint="Surat izin praktik dokter hewan. Lihat di resep."
        autoComplete="off"
        maxLength={60}
        {...field('sip')}
      />
      <TextField label="Tanggal resep" type="date" max={tanggalWib(new Date())} {...field('tanggal')} />
      <TextField label="Keramba atau bak (opsional)" autoComplete="off" maxLength={100} {...field('kandang')} />
      <ProdukIsian form={form} produk={produk} pilihan={pilihan} />
      <TextArea label="Catatan (opsional)" maxLength={500} {...field('catatan')} />
      {kirim.isError && !isSaid && (
        <Notice kind="galat">
          {errorText(kirim.error, {
            answered: 'Resep gagal diajukan.',
            silent: 'Resep belum terkirim. Periksa koneksi internet Anda, lalu tekan Ajukan Resep lagi.',
          })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button type="submit" variant="utama" busy={kirim.isPending}>
          {kirim.isPending ? 'Mengirim…' : 'Ajukan Resep'}
        </Button>
        <ButtonLink to="/resep-saya" variant="garis">
          Batal
        </ButtonLink>
      </div>
    </form>
  )
}

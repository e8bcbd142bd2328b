import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { KaitanOption } from '#contract/kaitan/admin.ts'
import { newSubstances } from '#contract/obat/zat-tulisan.ts'
import {
  CATATAN_PENYAKIT,
  type CatatanPenyakitAdmin,
  CatatanPenyakitBody,
  updateCatatanPenyakit,
} from '#contract/penyakit/admin.ts'
import { findTakaran } from '#contract/penyakit/describe-takaran.ts'
import { ChooseRelated } from '#web/admin/kaitan/choose-related.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { Question } from '#web/ui/alerts.tsx'

const BACK = '/catatan-penyakit'

const FormValues = CatatanPenyakitBody.pick({ catatan_toko: true, artikelIds: true })
type FormValues = z.output<typeof FormValues>
const inputOf = ({ catatan_toko, artikelIds }: FormValues): FormValues => ({ catatan_toko, artikelIds })

/** Form for the shop's additions to a disease: a text and a few articles. */
export function CatatanForm({ initial }: { initial: CatatanPenyakitAdmin }) {
  const [known, setKnown] = useState<readonly KaitanOption[]>(initial.artikel)
  const artikelOf = (id: number) =>
    known.find((item) => item.id === id) ?? { id, nama: `Artikel nomor ${id}`, keterangan: '' }
  const form = useForm<z.input<typeof FormValues>, unknown, FormValues>({
    resolver: zodResolver(FormValues),
    defaultValues: inputOf(initial),
  })
  const field = columnFields(form, CATATAN_PENYAKIT)
  const warningsOf = ({ catatan_toko }: FormValues) => ({
    takaran: catatan_toko === initial.catatan_toko ? [] : findTakaran(catatan_toko),
    zat: newSubstances({ judul: '', konten: catatan_toko }, { judul: '', konten: initial.catatan_toko }),
  })
  const saving = useSave({
    form,
    fields: ['catatan_toko', 'artikelIds'],
    // Adds the confirmations that `tanya` asked for.
    save(body, change) {
      const { takaran, zat } = warningsOf(body)
      const approved = { ...(takaran.length > 0 && { setuju: true }), ...(zat.length > 0 && { zatDisadari: true }) }
      return callAdmin(updateCatatanPenyakit, {
        params: { kode: initial.kode },
        body: { ...change(body), ...approved },
      })
    },
    question(body) {
      const { takaran, zat } = warningsOf(body)
      return [askTakaran(takaran), askZat(zat)]
    },
    edit: {
      initial: inputOf(initial),
      columns: CATATAN_PENYAKIT,
      formOf: (snapshot) => inputOf(snapshot as FormValues),
      mention: { artikelIds: (ids) => (ids as number[]).map((id) => artikelOf(id).nama).join('\n') || '(kosong)' },
    },
    to: BACK,
    failure: 'Gagal menyimpan catatan penyakit',
  })
  return (
    <FormFrame saving={saving} returnTo={BACK} isWide>
      <p className="text-tinta-2 @2xl:col-span-2">
        Tampil di bawah{' '}
        <a
          href={`/layanan/penyakit/${initial.kode}`}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-laut underline underline-offset-4"
        >
          kartunya
        </a>{' '}
        sebagai catatan toko, dengan tanggalnya. Jangan tulis takaran; takaran ada di kartu produk dan resep.
      </p>
      {field('catatan_toko', { rows: 12 })}
      <CanConflict name="artikelIds">
        <Controller
          control={form.control}
          name="artikelIds"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <ChooseRelated
              kind="artikel"
              title={CATATAN_PENYAKIT.artikelIds.formLabel}
              selected={(value as number[]).map(artikelOf)}
              error={error?.message}
              onChange={(all) => {
                setKnown((previous) => [...all, ...previous])
                onChange(all.map(({ id }) => id).sort((a, b) => a - b))
              }}
            />
          )}
        />
      </CanConflict>
    </FormFrame>
  )
}

const askTakaran = (takaran: string[]): Question | undefined =>
  takaran.length === 0
    ? undefined
    : {
        title: 'Catatan ini menyebut takaran',
        text: (
          <>
            Takaran seharusnya ditulis di kartu produk dan resep, karena catatan ini tidak diperiksa dokter hewan. Tetap
            simpan?
            <strong className="wrap-anywhere mt-2 block">{takaran.slice(0, 5).join(', ')}</strong>
          </>
        ),
        confirm: 'Ya, Simpan',
        cancel: 'Periksa Lagi',
      }

const askZat = (zat: string[]): Question | undefined =>
  zat.length === 0
    ? undefined
    : {
        title: 'Catatan ini menyebut zat terlarang',
        text: `${zat.join(', ')}. Simpan hanya jika catatan ini memperingatkan pembaca, bukan menganjurkan zat itu.`,
        confirm: 'Ya, Simpan',
        cancel: 'Periksa Lagi',
      }

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  KAITAN,
  KAITAN_KINDS,
  type KaitanAdmin,
  KaitanBody,
  type KaitanKind,
  type RelatedProduk,
  updateKaitan,
} from '#contract/kaitan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { ChooseRelated } from './choose-related.tsx'

const BACK = '/kaitan-penyakit'
const FIELDS = KAITAN_KINDS.map((jenis) => `${jenis}Ids` as const)

type FormValues = z.output<typeof KaitanBody>
type Nama = ReadonlyMap<string, RelatedProduk>

const kunci = (jenis: KaitanKind, id: number) => `${jenis} ${id}`
const inputOf = ({ produkIds, paketIds, artikelIds }: FormValues): FormValues => ({ produkIds, paketIds, artikelIds })

/** Form for the products, packages and articles that are linked to a disease. */
export function KaitanForm({ awal }: { awal: KaitanAdmin }) {
  const [known, setKnown] = useState<Nama>(
    () => new Map(KAITAN_KINDS.flatMap((jenis) => entries(jenis, awal.terkait[jenis]))),
  )
  const terkait = (jenis: KaitanKind, id: number): RelatedProduk =>
    known.get(kunci(jenis, id)) ?? { id, nama: `${KAITAN[`${jenis}Ids`].label} nomor ${id}`, keterangan: '' }
  const mention = (jenis: KaitanKind) => (ids: unknown) =>
    (ids as number[]).map((id) => terkait(jenis, id).nama).join('\n') || '(kosong)'
  const form = useForm<z.input<typeof KaitanBody>, unknown, FormValues>({
    resolver: zodResolver(KaitanBody),
    defaultValues: inputOf(awal),
  })
  const saving = useSave({
    form,
    fields: [...FIELDS],
    save: (body, change) => callAdmin(updateKaitan, { params: { kode: awal.kode }, body: change(body) }),
    edit: {
      awal: inputOf(awal),
      kolom: KAITAN,
      isian: (snapshot) => inputOf(snapshot as FormValues),
      mention: { produkIds: mention('produk'), paketIds: mention('paket'), artikelIds: mention('artikel') },
    },
    to: BACK,
    galat: 'Gagal menyimpan kaitan penyakit',
  })
  return (
    <FormFrame
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={BACK}
    >
      {KAITAN_KINDS.map((jenis) => (
        <CanConflict key={jenis} nama={`${jenis}Ids`}>
          <Controller
            control={form.control}
            name={`${jenis}Ids`}
            render={({ field, fieldState }) => (
              <ChooseRelated
                jenis={jenis}
                selected={(field.value as number[]).map((id) => terkait(jenis, id))}
                error={fieldState.error?.message}
                onChange={(semua) => {
                  setKnown((lama) => new Map([...lama, ...entries(jenis, semua)]))
                  field.onChange(semua.map(({ id }) => id).sort((a, b) => a - b))
                }}
              />
            )}
          />
        </CanConflict>
      ))}
    </FormFrame>
  )
}

const entries = (jenis: KaitanKind, semua: readonly RelatedProduk[]) =>
  semua.map((satu) => [kunci(jenis, satu.id), satu] as const)

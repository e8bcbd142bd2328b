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
  type KaitanOption,
  updateKaitan,
} from '#contract/kaitan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { CanConflict } from '#web/admin/ui/isian/conflict.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { ChooseRelated } from './choose-related.tsx'

const BACK = '/kaitan-penyakit'
const FIELDS = KAITAN_KINDS.map((kind) => `${kind}Ids` as const)

type FormValues = z.output<typeof KaitanBody>
type Name = ReadonlyMap<string, KaitanOption>

const kunci = (kind: KaitanKind, id: number) => `${kind} ${id}`
const inputOf = ({ produkIds, paketIds, artikelIds }: FormValues): FormValues => ({ produkIds, paketIds, artikelIds })

/** Form for the products, packages and articles that are linked to a disease. */
export function KaitanForm({ initial }: { initial: KaitanAdmin }) {
  const [known, setKnown] = useState<Name>(
    () => new Map(KAITAN_KINDS.flatMap((kind) => entries(kind, initial.terkait[kind]))),
  )
  const related = (kind: KaitanKind, id: number): KaitanOption =>
    known.get(kunci(kind, id)) ?? { id, nama: `${KAITAN[`${kind}Ids`].label} nomor ${id}`, keterangan: '' }
  const mention = (kind: KaitanKind) => (ids: unknown) =>
    (ids as number[]).map((id) => related(kind, id).nama).join('\n') || '(kosong)'
  const form = useForm<z.input<typeof KaitanBody>, unknown, FormValues>({
    resolver: zodResolver(KaitanBody),
    defaultValues: inputOf(initial),
  })
  const saving = useSave({
    form,
    fields: [...FIELDS],
    save: (body, change) => callAdmin(updateKaitan, { params: { kode: initial.kode }, body: change(body) }),
    edit: {
      initial: inputOf(initial),
      columns: KAITAN,
      formOf: (snapshot) => inputOf(snapshot as FormValues),
      mention: { produkIds: mention('produk'), paketIds: mention('paket'), artikelIds: mention('artikel') },
    },
    to: BACK,
    failure: 'Gagal menyimpan kaitan penyakit',
  })
  return (
    <FormFrame saving={saving} returnTo={BACK} hasCards>
      {KAITAN_KINDS.map((kind) => (
        <div key={kind} className="kartu p-5">
          <CanConflict name={`${kind}Ids`}>
            <Controller
              control={form.control}
              name={`${kind}Ids`}
              render={({ field, fieldState }) => (
                <ChooseRelated
                  kind={kind}
                  selected={(field.value as number[]).map((id) => related(kind, id))}
                  error={fieldState.error?.message}
                  onChange={(all) => {
                    setKnown((previous) => new Map([...previous, ...entries(kind, all)]))
                    field.onChange(all.map(({ id }) => id).sort((a, b) => a - b))
                  }}
                />
              )}
            />
          </CanConflict>
        </div>
      ))}
    </FormFrame>
  )
}

const entries = (kind: KaitanKind, all: readonly KaitanOption[]) =>
  all.map((item) => [kunci(kind, item.id), item] as const)

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  JENIS_KAITAN,
  type JenisKaitan,
  KAITAN,
  type KaitanAdmin,
  KaitanBody,
  type Terkait,
  updateKaitan,
} from '#contract/kaitan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { DapatBentrok } from '#web/admin/ui/isian/bentrok.tsx'
import { FormBingkai } from '#web/admin/ui/isian/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { PilihTerkait } from './pilih-terkait.tsx'

const KEMBALI = '/kaitan-penyakit'
const FIELDS = JENIS_KAITAN.map((jenis) => `${jenis}Ids` as const)

type Isian = z.output<typeof KaitanBody>
type Nama = ReadonlyMap<string, Terkait>

const kunci = (jenis: JenisKaitan, id: number) => `${jenis} ${id}`
const isianOf = ({ produkIds, paketIds, artikelIds }: Isian): Isian => ({ produkIds, paketIds, artikelIds })

/** Form for the products, packages and articles that are linked to a disease. */
export function KaitanForm({ awal }: { awal: KaitanAdmin }) {
  const [dikenal, setDikenal] = useState<Nama>(
    () => new Map(JENIS_KAITAN.flatMap((jenis) => entries(jenis, awal.terkait[jenis]))),
  )
  const terkait = (jenis: JenisKaitan, id: number): Terkait =>
    dikenal.get(kunci(jenis, id)) ?? { id, nama: `${KAITAN[`${jenis}Ids`].label} nomor ${id}`, keterangan: '' }
  const sebut = (jenis: JenisKaitan) => (ids: unknown) =>
    (ids as number[]).map((id) => terkait(jenis, id).nama).join('\n') || '(kosong)'
  const form = useForm<z.input<typeof KaitanBody>, unknown, Isian>({
    resolver: zodResolver(KaitanBody),
    defaultValues: isianOf(awal),
  })
  const saving = useSave({
    form,
    fields: [...FIELDS],
    save: (body, ubah) => callAdmin(updateKaitan, { params: { kode: awal.kode }, body: ubah(body) }),
    suntingan: {
      awal: isianOf(awal),
      kolom: KAITAN,
      isian: (rekaman) => isianOf(rekaman as Isian),
      sebut: { produkIds: sebut('produk'), paketIds: sebut('paket'), artikelIds: sebut('artikel') },
    },
    to: KEMBALI,
    galat: 'Gagal menyimpan kaitan penyakit',
  })
  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={KEMBALI}
    >
      {JENIS_KAITAN.map((jenis) => (
        <DapatBentrok key={jenis} nama={`${jenis}Ids`}>
          <Controller
            control={form.control}
            name={`${jenis}Ids`}
            render={({ field, fieldState }) => (
              <PilihTerkait
                jenis={jenis}
                dipilih={(field.value as number[]).map((id) => terkait(jenis, id))}
                error={fieldState.error?.message}
                onChange={(semua) => {
                  setDikenal((lama) => new Map([...lama, ...entries(jenis, semua)]))
                  field.onChange(semua.map(({ id }) => id).sort((a, b) => a - b))
                }}
              />
            )}
          />
        </DapatBentrok>
      ))}
    </FormBingkai>
  )
}

const entries = (jenis: JenisKaitan, semua: readonly Terkait[]) =>
  semua.map((satu) => [kunci(jenis, satu.id), satu] as const)

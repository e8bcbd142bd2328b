import type { Ref } from 'react'
import { listWilayah } from '#contract/alamat/endpoints.ts'
import { tulisWilayah } from '#contract/alamat/tulis-alamat.ts'
import type { Wilayah } from '#contract/alamat/wilayah.ts'
import { call } from '#web/lib/api.ts'
import { PilihCari } from '#web/ui/pilih-cari.tsx'

interface PilihWilayahProps {
  label: string
  value: Wilayah | null
  onChange(wilayah: Wilayah | null): void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  hint?: string | undefined
  /** `semua`: regencies and provinces as well as districts. */
  tingkat?: 'kecamatan' | 'semua'
  /** What was typed and not chosen, where that may stay. */
  bebas?: { teks: string; onTeks(teks: string): void }
}

/** A place of the country, typed ahead. The server knows them all; no browser has to. */
export function PilihWilayah({ tingkat = 'kecamatan', ...pilih }: PilihWilayahProps) {
  return (
    <PilihCari<Wilayah>
      {...pilih}
      benda={tingkat === 'kecamatan' ? 'kecamatan' : 'wilayah'}
      hurufMin={2}
      kunciOf={({ kode }) => kode}
      namaOf={tulisWilayah}
      kunci={['wilayah', tingkat]}
      cari={(q, signal) => call(listWilayah, { query: { q, tingkat } }, { signal }).then(({ data }) => data)}
    />
  )
}

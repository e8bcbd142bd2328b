import type { Ref } from 'react'
import { listWilayah } from '#contract/alamat/endpoints.ts'
import { formatWilayah } from '#contract/alamat/format-alamat.ts'
import type { Wilayah } from '#contract/alamat/wilayah.ts'
import { call } from '#web/lib/api.ts'
import { SearchSelect } from '#web/ui/search-select.tsx'

interface ChooseWilayahProps {
  label: string
  value: Wilayah | null
  onChange(wilayah: Wilayah | null): void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  hint?: string | undefined
  /** `semua`: regencies and provinces as well as districts. */
  level?: 'kecamatan' | 'semua'
  /** Allows free text: typed text without a choice is kept. */
  freeText?: { text: string; onText(text: string): void }
}

/**
 * Field to search and choose an administrative region. The search runs on the server, so the browser does not load the whole
 * list.
 */
export function ChooseWilayah({ level = 'kecamatan', ...choose }: ChooseWilayahProps) {
  return (
    <SearchSelect<Wilayah>
      {...choose}
      noun={level === 'kecamatan' ? 'kecamatan' : 'wilayah'}
      minLetters={2}
      kunciOf={({ kode }) => kode}
      nameOf={formatWilayah}
      kunci={['wilayah', level]}
      search={(q, signal) => call(listWilayah, { query: { q, tingkat: level } }, { signal }).then(({ data }) => data)}
    />
  )
}

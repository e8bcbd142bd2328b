import { useQuery } from '@tanstack/react-query'
import { type ChangedTemplat, listTemplat } from '#contract/templat/admin.ts'
import { defaultOf, type FieldValues, fillTemplat } from '#contract/templat/templat.ts'
import type { WA } from '#contract/templat/wa.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useTokoName } from '#web/lib/settings.ts'

export type KodeWa = keyof typeof WA
/** Returns a WhatsApp text of the shop. The owner's version replaces the default. */
export type WriteWa = (kode: KodeWa, value: FieldValues) => string

/** Returns the texts that the owner changed. */
export const useChangedTemplat = () =>
  useQuery({ queryKey: ['admin', 'templat'], queryFn: () => callAdmin(listTemplat, {}), staleTime: 60_000 })

/** Returns a writer of WhatsApp texts that prefers the owner's versions. */
export const waWriter =
  (toko: string, changed: readonly ChangedTemplat[]): WriteWa =>
  (kode, value) => {
    const { isi } = changed.find((item) => item.kode === kode) ?? defaultOf(kode)
    return fillTemplat(isi, { toko, ...value })
  }

/**
 * Returns a writer of WhatsApp texts. It uses the defaults until the owner's versions are loaded: the sender sees the text in
 * WhatsApp before sending it.
 */
export function useWriteWa(): WriteWa {
  const toko = useTokoName()
  const { data = [] } = useChangedTemplat()
  return waWriter(toko, data)
}

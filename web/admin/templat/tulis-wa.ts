import { useQuery } from '@tanstack/react-query'
import { listTemplat, type TemplatDiubah } from '#contract/templat/admin.ts'
import { bawaanOf, isiTemplat, type NilaiBidang } from '#contract/templat/templat.ts'
import type { WA } from '#contract/templat/wa.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNamaToko } from '#web/lib/settings.ts'

export type KodeWa = keyof typeof WA
/** Returns a WhatsApp text of the shop. The owner's version replaces the default. */
export type TulisWa = (kode: KodeWa, nilai: NilaiBidang) => string

/** Returns the texts that the owner changed. */
export const useTemplatDiubah = () =>
  useQuery({ queryKey: ['admin', 'templat'], queryFn: () => callAdmin(listTemplat, {}), staleTime: 60_000 })

/** Returns a writer of WhatsApp texts that prefers the owner's versions. */
export const penulisWa =
  (toko: string, diubah: readonly TemplatDiubah[]): TulisWa =>
  (kode, nilai) => {
    const { isi } = diubah.find((satu) => satu.kode === kode) ?? bawaanOf(kode)
    return isiTemplat(isi, { toko, ...nilai })
  }

/**
 * Returns a writer of WhatsApp texts. It uses the defaults until the owner's versions are loaded: the sender sees the text in
 * WhatsApp before sending it.
 */
export function useTulisWa(): TulisWa {
  const toko = useNamaToko()
  const { data = [] } = useTemplatDiubah()
  return penulisWa(toko, data)
}

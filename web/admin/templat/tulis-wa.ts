import { useQuery } from '@tanstack/react-query'
import { listTemplat, type TemplatDiubah } from '#contract/templat/office.ts'
import { bawaanOf, isiTemplat, type NilaiBidang } from '#contract/templat/templat.ts'
import type { WA } from '#contract/templat/wa.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNamaToko } from '#web/lib/settings.ts'

export type KodeWa = keyof typeof WA
/** Writes one of the shop's WhatsApp texts, in the owner's words where there are any. */
export type TulisWa = (kode: KodeWa, nilai: NilaiBidang) => string

/** The texts that the owner changed. */
export const useTemplatDiubah = () =>
  useQuery({ queryKey: ['kantor', 'templat'], queryFn: () => callAdmin(listTemplat, {}), staleTime: 60_000 })

/** In the owner's words where there are any. */
export const penulisWa =
  (toko: string, diubah: readonly TemplatDiubah[]): TulisWa =>
  (kode, nilai) => {
    const { isi } = diubah.find((satu) => satu.kode === kode) ?? bawaanOf(kode)
    return isiTemplat(isi, { toko, ...nilai })
  }

/** Until the owner's words are here they are the shop's own: whoever sends a text reads it in WhatsApp before. */
export function useTulisWa(): TulisWa {
  const toko = useNamaToko()
  const { data = [] } = useTemplatDiubah()
  return penulisWa(toko, data)
}

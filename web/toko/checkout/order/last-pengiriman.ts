import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { listRiwayat } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'

const KEY = 'pengirimanTerakhir'

export const rememberPengiriman = (kode: string): void => writeText(KEY, kode)

/**
 * Returns whether a shipping method is to be offered first: that of the previous screen, of this browser's last order, or of the
 * account's last order.
 * @param initial code of the method chosen on the previous screen
 */
export function useLastPengiriman(initial: string | undefined) {
  const [known] = useState(() => initial ?? readText(KEY))
  const isLoggedIn = useIsLoggedIn()
  const { data } = useQuery({
    queryKey: ['milik-saya', 'riwayat', 'pengiriman'],
    queryFn: () =>
      call(listRiwayat, { query: { page: 1, limit: 1 } }).then((riwayat) => riwayat.data[0]?.nama_shipping ?? ''),
    enabled: isLoggedIn && known === null,
  })
  return ({ kode, nama }: Pick<Pengiriman, 'kode' | 'nama'>) => (known === null ? nama === data : kode === known)
}

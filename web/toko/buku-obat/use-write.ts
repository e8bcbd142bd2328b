import type { Entry } from '#contract/buku-obat/merge.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import type { Buku } from './use-buku.ts'

/** Returns a function that saves an entry on this device. If the device refuses, it shows the error and resolves to false. */
export function useWrite({ write }: Buku): (entry: Entry) => Promise<boolean> {
  const { alert } = useAlerts()
  return async (entry) => {
    try {
      await write(entry)
      return true
    } catch {
      await alert({
        title: 'Belum Tersimpan',
        text: 'Catatan di HP ini belum berubah. Kosongkan ruang penyimpanan HP, lalu coba lagi.',
      })
      return false
    }
  }
}

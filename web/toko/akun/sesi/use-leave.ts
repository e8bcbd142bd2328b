import { countUnsent, discardBuku } from '#web/lib/local-buku.ts'
import { useSession } from '#web/lib/session.tsx'
import { useAlerts } from '#web/ui/alerts.tsx'

/**
 * Returns the function that signs the customer out and deletes the treatment book from this device. If the book has unsent
 * entries, the customer must confirm first. It resolves to false if the customer stays.
 */
export function useLeave(): () => Promise<boolean> {
  const { user, logout } = useSession()
  const { confirm } = useAlerts()
  return async () => {
    const pending = await countUnsent(user?.userId)
    if (pending > 0) {
      const isSure = await confirm({
        title: 'Keluar sebelum catatan tersimpan?',
        text: `${pending} catatan buku obat di HP ini belum tersimpan di toko. Jika Anda keluar sekarang, catatan itu hilang.`,
        confirm: 'Keluar dan hapus catatan',
        cancel: 'Batal',
        bahaya: true,
      })
      if (!isSure) return false
    }
    await discardBuku(user?.userId)
    logout()
    return true
  }
}

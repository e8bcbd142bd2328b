import { useQueryClient } from '@tanstack/react-query'
import { deleteLaporan, type Laporan, resolveLaporan } from '#contract/kontak/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { askUncertain } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** Returns the actions for a message, for its row and its dialog. */
export function useLaporan() {
  const remove = useDelete()
  const kabar = useNotice()
  const { alert } = useAlerts()
  const queries = useQueryClient()

  return {
    /** @param onDone closes the view of the deleted message */
    remove: ({ laporanId, name }: Laporan, onDone?: () => void) =>
      remove({
        title: 'Apakah Anda yakin ingin menghapus pesan ini?',
        text: `Pesan dari ${name}`,
        confirm: 'Ya, Hapus',
        async work() {
          const done = await callAdmin(deleteLaporan, { params: { laporanId } })
          onDone?.()
          return done
        },
        success: { title: 'Dihapus!', text: 'Pesan telah dihapus.' },
        failure: { title: 'Gagal!', text: 'Terjadi kesalahan saat menghapus pesan.' },
      }),

    /** Marks the message as handled, or removes the mark. */
    async resolve({ laporanId, ditangani }: Laporan): Promise<void> {
      const body = { ditangani: ditangani === null }
      try {
        await callAdmin(resolveLaporan, { params: { laporanId }, body })
      } catch (error) {
        const text = errorText(error, { answered: 'Status pesan gagal disimpan. Coba lagi.' })
        await alert(askUncertain(error) ?? { title: 'Gagal!', text })
        return
      }
      kabar(body.ditangani ? 'Pesan ditandai sudah ditangani' : 'Pesan ditandai belum ditangani')
      await renewAdmin(queries)
    },
  }
}

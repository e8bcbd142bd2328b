import { useQueryClient } from '@tanstack/react-query'
import { deleteLaporan, type Laporan, resolveLaporan } from '#contract/kontak/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { tanyaBelumPasti } from '#web/admin/ui/belum-pasti.tsx'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewKantor } from '#web/admin/ui/renew-kantor.ts'
import { useDelete } from '#web/admin/ui/use-delete.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** What can be done with a message, in its row and in its dialog. */
export function useLaporan() {
  const hapus = useDelete()
  const kabar = useKabar()
  const { alert } = useAlerts()
  const queries = useQueryClient()

  return {
    /** @param onDone leaves what shows the message, which is gone */
    hapus: ({ laporanId, name }: Laporan, onDone?: () => void) =>
      hapus({
        title: 'Apakah Anda yakin ingin menghapus pesan ini?',
        text: `Pesan dari ${name}`,
        confirm: 'Ya, Hapus',
        async work() {
          const done = await callAdmin(deleteLaporan, { params: { laporanId } })
          onDone?.()
          return done
        },
        berhasil: { title: 'Dihapus!', text: 'Pesan telah dihapus.' },
        galat: { title: 'Gagal!', text: 'Terjadi kesalahan saat menghapus pesan.' },
      }),

    /** Marks it as dealt with, or takes the mark back. */
    async resolve({ laporanId, ditangani }: Laporan): Promise<void> {
      const body = { ditangani: ditangani === null }
      try {
        await callAdmin(resolveLaporan, { params: { laporanId }, body })
      } catch (error) {
        const text = errorText(error, { answered: 'Status pesan tidak dapat disimpan.' })
        await alert(tanyaBelumPasti(error) ?? { title: 'Gagal!', text })
        return
      }
      kabar(body.ditangani ? 'Pesan ditandai sudah ditangani' : 'Pesan ditandai belum ditangani')
      await renewKantor(queries)
    },
  }
}

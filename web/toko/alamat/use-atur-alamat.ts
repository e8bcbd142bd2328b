import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { deleteAlamat, updateAlamat } from '#contract/alamat/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { profilQuery } from '#web/toko/akun/akun-queries.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { alamatQuery } from './alamat-query.ts'

/** What is done to an address of the book besides writing it. */
export function useAturAlamat() {
  const queries = useQueryClient()
  const { alert, confirm } = useAlerts()
  const atur = useMutation({
    mutationFn: ({ run }: { alamatId: number; run(): Promise<{ data: Alamat[] }> }) => run(),
    onSuccess({ data }) {
      queries.setQueryData(alamatQuery().queryKey, data)
      // The profile tells of the main one.
      void queries.invalidateQueries({ queryKey: profilQuery().queryKey })
    },
    onError(error) {
      // It may be gone, or done although nothing was heard of it.
      void queries.invalidateQueries({ queryKey: alamatQuery().queryKey })
      void alert({ title: 'Gagal', text: errorText(error, { answered: 'Gagal menyimpan alamat' }) })
    },
  })

  return {
    /** Which one is being changed. */
    sedang: atur.isPending ? atur.variables.alamatId : null,

    makeUtama({ alamatId, ...alamat }: Alamat) {
      const params = { alamatId }
      atur.mutate({ alamatId, run: () => call(updateAlamat, { params, body: { ...alamat, utama: true } }) })
    },

    async remove({ alamatId }: Alamat, nama: string) {
      const yakin = await confirm({
        title: 'Hapus alamat ini?',
        text: `${nama}. Pesanan yang sudah dibuat tidak berubah.`,
        confirm: 'Hapus',
        cancel: 'Batal',
        bahaya: true,
      })
      if (yakin) atur.mutate({ alamatId, run: () => call(deleteAlamat, { params: { alamatId } }) })
    },
  }
}

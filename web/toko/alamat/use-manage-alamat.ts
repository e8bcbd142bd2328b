import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { deleteAlamat, updateAlamat } from '#contract/alamat/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { alamatQuery } from './alamat-query.ts'

/** Returns the actions on an existing address: make it the main one, or delete it. */
export function useManageAlamat() {
  const queries = useQueryClient()
  const { alert, confirm } = useAlerts()
  const manage = useMutation({
    mutationFn: ({ run }: { alamatId: number; run(): Promise<{ data: Alamat[] }> }) => run(),
    onSuccess({ data }) {
      queries.setQueryData(alamatQuery().queryKey, data)
      // The profile contains the main address.
      void queries.invalidateQueries({ queryKey: profileQuery().queryKey })
    },
    onError(error) {
      // Reload: the address may be gone, or changed although no response arrived.
      void queries.invalidateQueries({ queryKey: alamatQuery().queryKey })
      void alert({ title: 'Gagal', text: errorText(error, { answered: 'Gagal menyimpan alamat' }) })
    },
  })

  return {
    /** Id of the address being changed, or null. */
    pending: manage.isPending ? manage.variables.alamatId : null,

    makeDefault({ alamatId, ...alamat }: Alamat) {
      const params = { alamatId }
      manage.mutate({ alamatId, run: () => call(updateAlamat, { params, body: { ...alamat, utama: true } }) })
    },

    async remove({ alamatId }: Alamat, name: string) {
      const sure = await confirm({
        title: 'Hapus alamat ini?',
        text: `${name}. Pesanan yang sudah dibuat tidak berubah.`,
        confirm: 'Hapus',
        cancel: 'Batal',
        bahaya: true,
      })
      if (sure) manage.mutate({ alamatId, run: () => call(deleteAlamat, { params: { alamatId } }) })
    },
  }
}

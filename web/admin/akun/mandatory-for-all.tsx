import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Keamanan, requireKode } from '#contract/akun/keamanan-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const HINT = {
  surat: 'Wajib, karena toko ini mengirim email.',
  choices: 'Administrator yang belum menyalakannya akan diminta saat membuka admin toko.',
}

/** The owner's setting that requires the second login step from all administrators. */
export function MandatoryForAll({ keamanan: { wajibSemua, wajibKarenaSurat } }: { keamanan: Keamanan }) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isRequired: boolean) => callAdmin(requireKode, { body: { wajib: isRequired } }),
    onSuccess: ({ message }) => {
      kabar(message)
      return renewAdmin(queries)
    },
  })
  return (
    <section className="kartu grid gap-3 p-5 sm:p-6">
      <h2 className="text-xl">Semua Administrator</h2>
      <CheckField
        label="Minta kode dua langkah dari semua administrator"
        hint={wajibKarenaSurat ? HINT.surat : HINT.choices}
        checked={wajibSemua || wajibKarenaSurat}
        disabled={wajibKarenaSurat || isPending}
        onChange={(event) => mutate(event.target.checked)}
      />
      {error && !isPending && (
        <Notice kind="galat">
          {errorText(error, { answered: 'Gagal menyimpan, tidak ada yang diubah. Coba lagi.' })}
        </Notice>
      )}
    </section>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { deleteProfileGambar, type Pengguna, uploadProfileGambar } from '#contract/akun/endpoints.ts'
import { BerkasGambar } from '#contract/common.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { useDataUrl } from '#web/lib/use-data-url.ts'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Avatar } from './avatar.tsx'
import { useSetProfile } from './use-set-profile.ts'

/** Pixels: twice the stored size, so that the server has enough detail to scale down. */
const SIDE_MAX = 1280

/** Shows, replaces and deletes the profile photo. 'Simpan' appears only after a new file was chosen. */
export function ProfileFoto({ profile }: { profile: Pengguna }) {
  const { alert, confirm } = useAlerts()
  const id = useId()
  const [done, setDone] = useState('')
  const kept = useKeptDraft<File | null>('foto-profil')
  const [chosen, setChosen] = useState<File | null>(kept ?? null)
  useKeepDraft('foto-profil', () => chosen)
  const preview = useDataUrl(chosen)

  async function onPick(picked: File) {
    setDone('')
    const small = await shrinkPhoto(picked, SIDE_MAX)
    const { error } = BerkasGambar.safeParse(small)
    if (error) return alert({ title: 'Gagal', text: error.issues[0]?.message })
    setChosen(small)
  }

  const { save, remove } = useSaveFoto(setDone)
  const isBusy = save.isPending || remove.isPending

  async function onRemove() {
    setDone('')
    const yes = await confirm({ title: 'Hapus foto profil?', confirm: 'Hapus', cancel: 'Batal', bahaya: true })
    if (yes) remove.mutate()
  }

  return (
    <section aria-labelledby={id} className="kartu p-5 sm:p-6">
      <h2 id={id} className="text-lg tracking-normal">
        Foto Profil
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <Avatar gambar={preview ?? profile.gambar} className="size-24 sm:size-28" />
        <div className="grid min-w-0 flex-1 basis-52 gap-3">
          <div className="flex flex-wrap gap-3">
            <FileButton accept="image/*" onPick={onPick}>
              Pilih Foto
            </FileButton>
            {chosen && (
              <>
                <Button busy={save.isPending} onClick={() => save.mutate(chosen, { onSuccess: () => setChosen(null) })}>
                  Simpan
                </Button>
                <Button variant="polos" disabled={isBusy} onClick={() => setChosen(null)}>
                  Batal
                </Button>
              </>
            )}
            {!chosen && profile.gambar && (
              <Button variant="polos" busy={remove.isPending} onClick={onRemove}>
                Hapus
              </Button>
            )}
          </div>
          <p className="text-sm text-tinta-2">
            {chosen ? 'Foto baru belum disimpan.' : 'Ambil foto atau pilih dari galeri, maksimal 8 MB.'}
          </p>
        </div>
      </div>
      {done && (
        <div className="mt-4">
          <Notice kind="berhasil" announce>
            {done}
          </Notice>
        </div>
      )}
    </section>
  )
}

/** Uploads or deletes the photo, and shows why that failed. */
function useSaveFoto(onSaved: (message: string) => void) {
  const { alert } = useAlerts()
  const setProfile = useSetProfile()

  async function fail(error: unknown, answered: string) {
    // The guard already shows the reason.
    if (error instanceof ApiError && error.status === 401) return
    const reason = error instanceof ApiError ? error.errors[0]?.msg : undefined
    await alert({ title: 'Gagal', text: reason ?? errorText(error, { answered }) })
  }

  const save = useMutation({
    mutationFn: (gambar: File) => call(uploadProfileGambar, { body: { gambar } }),
    onSuccess({ data }) {
      setProfile({ gambar: data.gambar })
      onSaved('Foto profil telah diperbarui.')
    },
    onError: (error) => fail(error, 'Gagal mengunggah gambar'),
  })
  const remove = useMutation({
    mutationFn: () => call(deleteProfileGambar, {}),
    onSuccess() {
      setProfile({ gambar: null })
      onSaved('Foto profil telah dihapus.')
    },
    onError: (error) => fail(error, 'Gagal menghapus gambar'),
  })
  return { save, remove }
}

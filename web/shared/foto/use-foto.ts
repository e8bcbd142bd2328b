import { discardFoto, type Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { sendUpload } from '#web/lib/upload/send-upload.ts'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { type Unggahan, useUploads } from '#web/lib/upload/use-uploads.ts'

/** Maximum pixels on the longer side, as the server stores photos. */
const SISI_MAX = 2000

export type FotoPilihan = Unggahan<Foto>

/** Uploads photos, shrunk to the stored size. @param awal photos chosen before the session ended */
export const useFoto = (awal: readonly FotoPilihan[] = []) =>
  useUploads<Foto>(
    {
      send: async (foto, onProgress) => sendUpload(uploadFoto, { foto: await shrinkPhoto(foto, SISI_MAX) }, onProgress),
      discard: ({ fotoId }) => call(discardFoto, { params: { fotoId } }),
    },
    awal,
  )

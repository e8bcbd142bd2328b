import { discardFoto, type Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { sendUpload } from '#web/lib/upload/send-upload.ts'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { type Upload, useUploads } from '#web/lib/upload/use-uploads.ts'

/** Maximum pixels on the longer side, as the server stores photos. */
const SIDE_MAX = 2000

export type FotoChoice = Upload<Foto>

/** Uploads photos, shrunk to the stored size. @param awal photos chosen before the session ended */
export const useFoto = (initial: readonly FotoChoice[] = []) =>
  useUploads<Foto>(
    {
      send: async (foto, onProgress) => sendUpload(uploadFoto, { foto: await shrinkPhoto(foto, SIDE_MAX) }, onProgress),
      discard: ({ fotoId }) => call(discardFoto, { params: { fotoId } }),
    },
    initial,
  )

import { discardFoto, type Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { sendUpload } from '#web/lib/send-upload.ts'
import { shrinkPhoto } from '#web/lib/shrink-photo.ts'
import { type Unggahan, useUploads } from '#web/lib/use-uploads.ts'

/** Pixels on the longer side, as the shop keeps them. */
const SISI_MAX = 2000

export type FotoPilihan = Unggahan<Foto>

/** Photos that go with something. @param awal what was chosen when the session ended */
export const useFoto = (awal: readonly FotoPilihan[] = []) =>
  useUploads<Foto>(
    {
      send: async (foto, onProgress) => sendUpload(uploadFoto, { foto: await shrinkPhoto(foto, SISI_MAX) }, onProgress),
      discard: ({ fotoId }) => call(discardFoto, { params: { fotoId } }),
    },
    awal,
  )

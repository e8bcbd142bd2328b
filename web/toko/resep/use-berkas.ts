import { type BerkasResep, deleteBerkasResep, uploadBerkasResep } from '#contract/resep/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { sendUpload } from '#web/lib/upload/send-upload.ts'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { type Upload, useUploads } from '#web/lib/upload/use-uploads.ts'

/** Maximum pixels on the longer side, as the server stores pages. */
const SIDE_MAX = 2400

/** A chosen page of a prescription. */
export type Halaman = Upload<BerkasResep>

/** Uploads the pages of a prescription. @param initial pages chosen before the session ended */
export const useBerkas = (initial: readonly Halaman[] = []) =>
  useUploads<BerkasResep>(
    {
      async send(berkas, onProgress) {
        const isPdf = berkas.type === 'application/pdf' || /\.pdf$/i.test(berkas.name)
        const small = isPdf ? berkas : await shrinkPhoto(berkas, SIDE_MAX)
        return sendUpload(uploadBerkasResep, { berkas: small }, onProgress)
      },
      discard: ({ berkasId }) => call(deleteBerkasResep, { params: { berkasId } }),
    },
    initial,
  )

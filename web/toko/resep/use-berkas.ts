import { type BerkasResep, deleteBerkasResep, uploadBerkasResep } from '#contract/resep/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { sendUpload } from '#web/lib/upload/send-upload.ts'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { type Unggahan, useUploads } from '#web/lib/upload/use-uploads.ts'

/** Maximum pixels on the longer side, as the server stores pages. */
const SISI_MAX = 2400

/** A chosen page of a prescription. */
export type Halaman = Unggahan<BerkasResep>

/** Uploads the pages of a prescription. @param awal pages chosen before the session ended */
export const useBerkas = (awal: readonly Halaman[] = []) =>
  useUploads<BerkasResep>(
    {
      async send(berkas, onProgress) {
        const isPdf = berkas.type === 'application/pdf' || /\.pdf$/i.test(berkas.name)
        const kecil = isPdf ? berkas : await shrinkPhoto(berkas, SISI_MAX)
        return sendUpload(uploadBerkasResep, { berkas: kecil }, onProgress)
      },
      discard: ({ berkasId }) => call(deleteBerkasResep, { params: { berkasId } }),
    },
    awal,
  )

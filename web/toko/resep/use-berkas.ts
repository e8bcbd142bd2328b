import { type BerkasResep, deleteBerkasResep, uploadBerkasResep } from '#contract/resep/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { sendUpload } from '#web/lib/send-upload.ts'
import { shrinkPhoto } from '#web/lib/shrink-photo.ts'
import { type Unggahan, useUploads } from '#web/lib/use-uploads.ts'

/** Pixels on the longer side, as the shop keeps them. */
const SISI_MAX = 2400

/** A page of a prescription that was chosen. */
export type Halaman = Unggahan<BerkasResep>

/** The pages of a prescription. @param awal what was chosen when the session ended */
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

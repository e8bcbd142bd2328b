import { discardFoto, type Foto, uploadFoto } from '#contract/foto/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { sendUpload } from '#web/lib/upload/send-upload.ts'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'
import { type Upload, useUploads } from '#web/lib/upload/use-uploads.ts'

/** Maximum pixels on the longer side, as the server stores photos. */
const SIDE_MAX = 2000

/** Errors of the photo field: a photo is not uploaded, or the server has deleted it, which it does after a day. */
export const FOTO_UNSENT = 'Ada foto yang belum terkirim. Kirim ulang atau hapus fotonya.'
export const FOTO_GONE = 'Foto gagal tersimpan. Hapus, lalu pilih lagi.'

export type FotoChoice = Upload<Foto>

/** Uploads photos, shrunk to the stored size. @param initial photos chosen before the session ended */
export const useFoto = (initial: readonly FotoChoice[] = []) =>
  useUploads<Foto>(
    {
      send: async (foto, onProgress) => sendUpload(uploadFoto, { foto: await shrinkPhoto(foto, SIDE_MAX) }, onProgress),
      discard: ({ fotoId }) => call(discardFoto, { params: { fotoId } }),
    },
    initial,
  )

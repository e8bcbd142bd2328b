import type { FastifyInstance } from 'fastify'
import { BERKAS_GAMBAR_MAX } from '#contract/common.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Bytes: the largest file, plus 256 KB for the fields around it. */
const BODY_LIMIT = BERKAS_GAMBAR_MAX + 256 * 1024

/**
 * Parses multipart/form-data in this scope: text fields as strings, files as `File`. Of repeated names the last one counts. The
 * whole body is held in memory. It therefore has its own size limit, and its routes need a guard.
 */
export function parseMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const message = new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      })
      try {
        return Object.fromEntries(await message.formData())
      } catch (cause) {
        throw new AppError('MALFORMED_REQUEST', { cause })
      }
    },
  )
}

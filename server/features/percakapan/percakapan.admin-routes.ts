import * as contract from '#contract/percakapan/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as answer from './answer-percakapan.ts'
import { percakapanRepository } from './percakapan.repository.ts'

export function percakapanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(contract.listPercakapan, ({ query }) => percakapanRepository(deps.db).list(query, deps.clock()))
  api.admin(contract.getPercakapan, ({ sesi, params }) => answer.readPercakapan(deps, sesi, params.percakapanId))
  api.admin(contract.markPercakapan, async ({ params, body }) => {
    await answer.markPercakapan(deps, params.percakapanId, body.dibaca)
    return { message: body.dibaca ? 'Percakapan ditandai sudah dibaca' : 'Percakapan ditandai belum dibaca' }
  })
  api.admin(contract.replyPercakapan, async ({ sesi, params, body }) => {
    await answer.replyPercakapan(deps, sesi, params.percakapanId, body.isi)
    return { message: 'Jawaban dikirim' }
  })
  api.admin(contract.sendTemplatPercakapan, async ({ sesi, params, body }) => {
    await answer.sendTemplat(deps, sesi, params.percakapanId, body)
    return { message: 'Templat dikirim' }
  })
  api.admin(contract.deletePercakapan, async ({ sesi, params }) => {
    await answer.deletePercakapan(deps, sesi, params.percakapanId)
    return { message: 'Percakapan telah dihapus.' }
  })
}

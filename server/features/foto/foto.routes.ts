import * as contract from '#contract/foto/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { discardFoto, uploadFoto } from './foto.ts'

export function fotoRoutes(api: Endpoints, deps: Deps): void {
  api.public(contract.uploadFoto, ({ sesi, body, ip }) =>
    uploadFoto(deps, sesi ? `akun ${sesi.penggunaId}` : ip, body.foto),
  )
  api.public(contract.discardFoto, async ({ params }) => {
    await discardFoto(deps, params.fotoId)
    return { message: 'Foto dihapus.' }
  })
}

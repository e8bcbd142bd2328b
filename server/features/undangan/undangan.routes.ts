import { PERAN_NAMES, parsePeran } from '#contract/peran.ts'
import { acceptUndangan, checkUndangan } from '#contract/undangan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { findUndangan, acceptUndangan as receive } from './accept-undangan.ts'

export function undanganRoutes(api: Endpoints, deps: Deps): void {
  api.public(checkUndangan, async ({ body, ip }) => {
    const { nama, email, peran } = await findUndangan(deps, hashToken(body.token), ip)
    return { nama, email, peran: parsePeran(peran) }
  })

  api.public(acceptUndangan, async ({ body, ...source }) => {
    const { penggunaId, email, peran, oleh } = await receive(deps, body, source.ip)
    const remark = `Undangan diterima: ${parsePeran(peran)
      .map((item) => PERAN_NAMES[item])
      .join(', ')}`
    recordKejadian(deps, { jenis: 'peran', keterangan: remark, penggunaId, oleh: oleh ?? undefined, dari: source })
    return { message: 'Akun admin Anda siap. Silakan login.', email }
  })
}

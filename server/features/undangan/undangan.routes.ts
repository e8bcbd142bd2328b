import { PERAN_NAMES, parsePeran } from '#contract/peran.ts'
import { acceptUndangan, checkUndangan } from '#contract/undangan/endpoints.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { acceptUndangan as receive } from './accept-undangan.ts'
import { undanganRepository } from './undangan.repository.ts'

export function undanganRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps

  api.public(checkUndangan, async ({ body, ip }) => {
    await takeJatah(db, 'undangan', ip, clock())
    const found = await undanganRepository(db).find(hashToken(body.token), clock())
    if (!found) throw new AppError('UNDANGAN_TIDAK_BERLAKU')
    return { nama: found.nama, email: found.email, peran: parsePeran(found.peran) }
  })

  api.public(acceptUndangan, async ({ body, ...source }) => {
    await takeJatah(db, 'undangan', source.ip, clock())
    const { penggunaId, email, peran, oleh } = await receive(deps, body)
    const remark = `Undangan diterima: ${parsePeran(peran)
      .map((item) => PERAN_NAMES[item])
      .join(', ')}`
    recordKejadian(deps, { jenis: 'peran', keterangan: remark, penggunaId, oleh: oleh ?? undefined, dari: source })
    return { message: 'Akun admin Anda siap. Silakan login.', email }
  })
}

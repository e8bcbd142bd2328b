import { bacaPeran, NAMA_PERAN } from '#contract/peran.ts'
import { periksaUndangan, terimaUndangan } from '#contract/undangan/endpoints.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { terimaUndangan as terima } from './terima-undangan.ts'
import { undanganRepository } from './undangan.repository.ts'

export function undanganRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps

  api.publik(periksaUndangan, async ({ body, ip }) => {
    await takeJatah(db, 'undangan', ip, clock())
    const found = await undanganRepository(db).find(hashToken(body.token), clock())
    if (!found) throw new AppError('UNDANGAN_TIDAK_BERLAKU')
    return { nama: found.nama, email: found.email, peran: bacaPeran(found.peran) }
  })

  api.publik(terimaUndangan, async ({ body, ...dari }) => {
    await takeJatah(db, 'undangan', dari.ip, clock())
    const { penggunaId, email, peran, oleh } = await terima(deps, body)
    const keterangan = `Undangan diterima: ${bacaPeran(peran)
      .map((satu) => NAMA_PERAN[satu])
      .join(', ')}`
    recordKejadian(deps, { jenis: 'peran', keterangan, penggunaId, oleh: oleh ?? undefined, dari })
    return { message: 'Akun admin Anda siap. Silakan login.', email }
  })
}

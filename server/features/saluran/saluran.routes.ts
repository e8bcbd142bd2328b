import * as contract from '#contract/saluran/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { perangkatName } from '#server/features/akun/sesi/nama-perangkat.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as devices from './devices.ts'
import { kabarSaluranRepository } from './kabar-saluran.repository.ts'
import { langgananRepository } from './langganan.repository.ts'

export function saluranRoutes(api: Endpoints, deps: Deps): void {
  api.pelanggan(contract.getPush, ({ sesi }) => devices.readState(deps, sesi))
  api.pelanggan(contract.subscribePush, async ({ sesi, body, header }) => {
    await devices.addDevice(deps, sesi, body, perangkatName(header('user-agent'), true))
    return devices.readState(deps, sesi)
  })
  api.pelanggan(contract.chooseKeperluan, async ({ sesi, body }) => {
    await devices.chooseKeperluan(deps, sesi, body.keperluan)
    return devices.readState(deps, sesi)
  })
  api.pelanggan(contract.tryPush, ({ sesi, params }) => devices.tryDevice(deps, sesi, params.langgananId))
  api.pelanggan(contract.deletePush, async ({ sesi, params }) => {
    await langgananRepository(deps.db).delete(sesi.penggunaId, params.langgananId)
    return devices.readState(deps, sesi)
  })
  api.public(contract.replacePush, async ({ body }) => {
    await devices.replaceDevice(deps, body)
    return { diterima: true as const }
  })
  api.public(contract.confirmPush, async ({ body }) => {
    await kabarSaluranRepository(deps.db).markArrived(body.tanda)
    return { diterima: true as const }
  })
}

import { getWhatsAppOffice, markKabarMeta, refreshTemplatWa, submitTemplatWa } from '#contract/saluran/admin.ts'
import * as contract from '#contract/saluran/whatsapp.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { kabarMetaRepository } from './kabar-meta.repository.ts'
import * as nomor from './link-nomor.ts'
import { answerChallenge, receiveWebhook } from './receive-webhook.ts'
import * as templat from './templat.ts'

export function whatsappRoutes(api: Endpoints, deps: Deps): void {
  api.pelanggan(contract.getWhatsApp, ({ sesi }) => nomor.readState(deps, sesi))
  api.pelanggan(contract.linkWhatsApp, async ({ sesi, body }) => {
    await nomor.linkNomor(deps, sesi, body.keperluan)
    return nomor.readState(deps, sesi)
  })
  api.pelanggan(contract.chooseWhatsApp, async ({ sesi, body }) => {
    await nomor.chooseKeperluan(deps, sesi, body.keperluan)
    return nomor.readState(deps, sesi)
  })
  api.pelanggan(contract.unlinkWhatsApp, async ({ sesi }) => {
    await nomor.unlinkNomor(deps, sesi)
    return nomor.readState(deps, sesi)
  })
  api.whatsapp(contract.verifyWebhook, ({ query }) => answerChallenge(deps, query))
  api.whatsapp(contract.receiveWebhook, async ({ rawBody, header }) => {
    await receiveWebhook(deps, rawBody, header('x-hub-signature-256'))
    return { diterima: true as const }
  })
}

export function whatsappAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(getWhatsAppOffice, () => templat.readOffice(deps))
  api.admin(submitTemplatWa, async ({ params }) => {
    await templat.submitTemplat(deps, params.kode)
    return templat.readOffice(deps)
  })
  api.admin(markKabarMeta, async ({ body }) => {
    await kabarMetaRepository(deps.db).markSeen(body.bidang, deps.clock())
    return templat.readOffice(deps)
  })
  api.admin(refreshTemplatWa, async () => {
    await templat.refreshTemplat(deps)
    return templat.readOffice(deps)
  })
}

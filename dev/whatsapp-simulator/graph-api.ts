import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptMessage } from './accept-message.ts'
import { SHOP_NUMBER } from './events.ts'
import { faultOf } from './faults.ts'
import { GraphError } from './graph-error.ts'
import type { Simulation } from './simulation.ts'
import { approveDue, createTemplate } from './templates.ts'

const PAGE_MAX = 100
const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(25),
  after: z.string().optional(),
})

/** The part of the Graph API that the shop uses, in any version. */
export function graphApi(app: FastifyInstance, sim: Simulation) {
  const { options, config } = sim
  const base = '/:version(^v\\d+\\.\\d+$)'

  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('facebook-api-version', 'v26.0')
    if (headers.authorization !== `Bearer ${options.token}`) throw new GraphError(190, 'Invalid OAuth access token')
  })

  const send = (isMarketing: boolean) => async (request: FastifyRequest) => {
    checkId(request, options.phoneNumberId)
    const fault = faultOf(request)
    const { id, to, userId } = acceptMessage(sim, request.body, isMarketing, fault)
    const message_status = fault?.kind === 'held' ? 'held_for_quality_assessment' : 'accepted'
    return {
      messaging_product: 'whatsapp',
      contacts: [to ? { input: to, wa_id: to, user_id: userId } : { input: userId, user_id: userId }],
      messages: [{ id, message_status }],
      ...(isMarketing && { success: true }),
    }
  }
  app.post(`${base}/:id/messages`, send(false))
  app.post(`${base}/:id/marketing_messages`, send(true))

  app.post(`${base}/:id/message_templates`, async (request) => {
    checkId(request, options.wabaId)
    const { id, status, category } = createTemplate(sim, request.body)
    return { id, status, category }
  })

  app.get(`${base}/:id/message_templates`, async (request) => {
    checkId(request, options.wabaId)
    approveDue(sim)
    const { limit, after } = ListQuery.parse(request.query)
    const all = [...sim.templates.values()]
    const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
    const page = all.slice(start, start + limit)
    return {
      data: page.map(({ id, name, language, category, status, reason: rejected_reason }) => {
        return { id, name, language, category, status, rejected_reason }
      }),
      paging: {
        cursors: { after: page.at(-1)?.id },
        ...(start + limit < all.length && { next: `http://${request.host}${request.url}` }),
      },
    }
  })

  app.post(`${base}/:id/subscribed_apps`, async (request) => {
    checkId(request, options.wabaId)
    return { success: true }
  })

  app.get(`${base}/:id`, async (request) => {
    checkId(request, options.phoneNumberId)
    return {
      id: options.phoneNumberId,
      display_phone_number: `+${SHOP_NUMBER}`,
      verified_name: 'KerapuSehat (simulasi)',
      status: config.status,
      quality_rating: config.quality,
      whatsapp_business_manager_messaging_limit: config.limit,
      throughput: { level: 'STANDARD' },
    }
  })
}

/** @throws GraphError as the Graph API does for an object that the token cannot see */
function checkId({ params }: FastifyRequest, expected: string) {
  const { id } = params as { id: string }
  if (id !== expected) throw new GraphError(100, `Object with ID '${id}' does not exist`, 33)
}

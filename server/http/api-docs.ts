import { readFile } from 'node:fs/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { Kept } from '#server/edge/kept.ts'
import { sendKept } from '#server/edge/send-kept.ts'

const LOGO = new URL('../../public/favicon.svg', import.meta.url)
const PREFIX = '/api/docs'

/** Headers that belong to one connection, and are not copied. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/**
 * Serves the API documentation as a page and as OpenAPI. It is loaded at its first request, because its packages take a tenth of
 * the start, and few shops are asked for it. Must be called before the endpoints that it documents are added.
 */
export function apiDocs(server: FastifyInstance, publicUrl: string): void {
  const routes: RouteOptions[] = []
  server.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  let opening: Promise<FastifyInstance> | undefined
  server.addHook('onClose', async () => (await opening)?.close())
  for (const url of [PREFIX, `${PREFIX}/*`])
    server.get(url, { schema: { hide: true } }, async (request, reply) => {
      opening ??= openDocs(routes, publicUrl)
      const { method, url, headers } = request
      const answer = await (await opening).inject({ method: method as 'GET', url, headers })
      if (answer.statusCode === 404) return reply.callNotFound()
      for (const [name, value] of Object.entries(answer.headers))
        if (!OF_CONNECTION.has(name) && value !== undefined) reply.header(name, value)
      return reply.code(answer.statusCode).send(answer.rawPayload)
    })
}

/** Endpoints are documented only. A path with `..` leads to them, because `inject` resolves it. */
const notFound = (_request: FastifyRequest, reply: FastifyReply) => void reply.callNotFound()

/** Opens a server that serves only the documentation of these routes. */
async function openDocs(routes: readonly RouteOptions[], publicUrl: string): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs = Fastify({ exposeHeadRoutes: true })
  docs.setValidatorCompiler(validatorCompiler)
  docs.setSerializerCompiler(serializerCompiler)
  await docs.register(swagger, {
    openapi: {
      info: { title: 'KerapuSehat API', version: '1', description: 'Semua panggilan yang dipakai situs KerapuSehat.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await docs.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: true,
    theme: { title: 'KerapuSehat API' },
    logo: { type: 'image/svg+xml', content: await readFile(LOGO), href: '/', target: '_self' },
    uiHooks: { preHandler: sendDocument(docs) },
  })
  for (const { method, url, schema = {} } of routes)
    if (!schema.hide)
      docs.route({ method, url, schema, exposeHeadRoute: false, onRequest: notFound, handler: notFound })
  await docs.ready()
  return docs
}

/** The document exceeds 1 MB and never changes while the process runs. It is serialized and compressed once. */
function sendDocument(server: FastifyInstance) {
  const forms: Record<string, () => Kept> = {
    [`${PREFIX}/json`]: () => keptOf('application/json', JSON.stringify(server.swagger())),
    [`${PREFIX}/yaml`]: () => keptOf('text/yaml', server.swagger({ yaml: true })),
  }
  const made = new Map<string, Kept>()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.routeOptions.url ?? ''
    const make = forms[url]
    if (!make) return
    const kept = made.get(url) ?? make()
    made.set(url, kept)
    await sendKept(request, reply, { kept })
    return reply
  }
}

const keptOf = (type: string, body: string) =>
  new Kept({ status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body, madeOf: undefined })

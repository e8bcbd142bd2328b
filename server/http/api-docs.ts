import { readFile } from 'node:fs/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { Kept } from '#server/edge/kept.ts'
import { sendKept } from '#server/edge/send-kept.ts'

const LOGO = new URL('../../public/favicon.svg', import.meta.url)
const PREFIX = '/api/docs'

/** Serves the API documentation as a page and as OpenAPI. Must be registered before the endpoints that it documents. */
export async function apiDocs(server: FastifyInstance, publicUrl: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: { title: 'KerapuSehat API', version: '1', description: 'Semua panggilan yang dipakai situs KerapuSehat.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await server.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: true,
    theme: { title: 'KerapuSehat API' },
    logo: { type: 'image/svg+xml', content: await readFile(LOGO), href: '/', target: '_self' },
    uiHooks: { preHandler: sendDocument(server) },
  })
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

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { NOTHING_KEPT } from '#server/edge/answers.ts'
import { Files } from '#server/edge/files.ts'
import { frontDoor } from '#server/edge/front-door.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'
import { Endpoints } from '#server/http/endpoints.ts'
import { answerError, setErrorHandler } from '#server/http/error-handler.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { type Load, limitLoad } from '#server/http/load.ts'
import { withoutNul } from '#server/http/nul.ts'
import { refuseWithoutRoom } from '#server/http/room.ts'
import { securityHeaders, setSecurityHeaders } from '#server/http/security-headers.ts'
import type { Deps } from './deps.ts'
import { FEATURES } from './features.ts'

const LOGO = new URL('../public/favicon.svg', import.meta.url)

/** JSON bodies are small; pictures get a limit of their own where they are taken. */
const BODY_LIMIT = 64 * 1024

/** Milliseconds for a whole request, for a silent connection, and between two requests of one. */
const PATIENCE = { requestTimeout: 30_000, timeout: 60_000, keepAliveTimeout: 72_000 }

/** Requests at once. They share ten connections to the database, so more of them would only wait for each other. */
const MAX_IN_FLIGHT = 200

interface AppOptions {
  logger?: FastifyBaseLogger
  /** Proxies whose X-Forwarded-* headers count. */
  trustProxy?: boolean | number | string
}

export interface App {
  server: FastifyInstance
  endpoints: Endpoints
  load: Load
  files: Files
}

/** The whole shop as one server, in order, by hand. It listens nowhere; the pages are added by whoever has them built. */
export async function buildApp(deps: Deps, { logger, trustProxy }: AppOptions = {}): Promise<App> {
  z.config(z.locales.id())
  const { answers = NOTHING_KEPT } = deps
  const files = new Files()
  const door = frontDoor({ answers, files, isDraining: () => load.isDraining, headersOf: securityHeaders })
  const server = Fastify({
    serverFactory: (router) =>
      Object.assign(
        createServer({ optimizeEmptyRequests: true }, (request, response) => {
          if (door(request, response)) return
          // No body, so no type either: the router would wait for what has ended before it listened.
          if (request.readableEnded) delete request.headers['content-type']
          router(request, response)
        }),
        PATIENCE,
      ),
    ...(logger && { loggerInstance: logger }),
    // A number says how many proxies stand in front.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : (trustProxy ?? false),
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerError(error, request as FastifyRequest, reply as FastifyReply),
  }) as unknown as FastifyInstance
  server.setValidatorCompiler(withoutNul(validatorCompiler))
  server.setSerializerCompiler(serializerCompiler)
  setErrorHandler(server)
  const load = limitLoad(server, MAX_IN_FLIGHT)
  refuseWithoutRoom(server, deps.space)
  setSecurityHeaders(server)

  await server.register(swagger, {
    openapi: {
      info: { title: 'KerapuSehat API', version: '1', description: 'Semua panggilan yang dipakai situs KerapuSehat.' },
      servers: [{ url: deps.settings.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: 'KerapuSehat API' },
    logo: { type: 'image/svg+xml', content: await readFile(LOGO), href: '/', target: '_self' },
  })

  const findSesi = (token: string) => sesiRepository(deps.db).find(token, deps.clock())
  const endpoints = new Endpoints(server, findSesi, deps.settings.publicUrl, answers, files)
  healthRoutes(endpoints, deps, load)
  for (const { routes } of FEATURES) routes?.(endpoints, deps, FEATURES)
  for (const { adminRoutes } of FEATURES) adminRoutes?.(endpoints, deps, FEATURES)
  return { server, endpoints, load, files }
}

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
import { akunAdminRoutes } from '#server/features/akun/akun.admin-routes.ts'
import { akunRoutes } from '#server/features/akun/akun.routes.ts'
import { sandiRoutes } from '#server/features/akun/sandi.routes.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'
import { dasborAdminRoutes } from '#server/features/dasbor/dasbor.admin-routes.ts'
import { jejakAdminRoutes } from '#server/features/jejak/jejak.admin-routes.ts'
import { katalogRoutes } from '#server/features/katalog/katalog.routes.ts'
import { katalogAdminRoutes } from '#server/features/katalog/kategori.admin-routes.ts'
import { paketAdminRoutes } from '#server/features/katalog/paket.admin-routes.ts'
import { produkAdminRoutes } from '#server/features/katalog/produk.admin-routes.ts'
import { kontakAdminRoutes } from '#server/features/kontak/kontak.admin-routes.ts'
import { kontakRoutes } from '#server/features/kontak/kontak.routes.ts'
import { kontenAdminRoutes } from '#server/features/konten/konten.admin-routes.ts'
import { kontenRoutes } from '#server/features/konten/konten.routes.ts'
import { metodeAdminRoutes } from '#server/features/pembayaran/metode.admin-routes.ts'
import { pembayaranRoutes } from '#server/features/pembayaran/pembayaran.routes.ts'
import { penggunaAdminRoutes } from '#server/features/pengguna/pengguna.admin-routes.ts'
import { pengirimanAdminRoutes } from '#server/features/pengiriman/pengiriman.admin-routes.ts'
import { pengirimanRoutes } from '#server/features/pengiriman/pengiriman.routes.ts'
import { pesananAdminRoutes } from '#server/features/pesanan/pesanan.admin-routes.ts'
import { pesananRoutes } from '#server/features/pesanan/pesanan.routes.ts'
import { Endpoints } from '#server/http/endpoints.ts'
import { answerError, setErrorHandler } from '#server/http/error-handler.ts'
import { healthRoutes } from '#server/http/health.routes.ts'
import { type Load, limitLoad } from '#server/http/load.ts'
import { withoutNul } from '#server/http/nul.ts'
import { securityHeaders, setSecurityHeaders } from '#server/http/security-headers.ts'
import type { Deps } from './deps.ts'

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
  akunRoutes(endpoints, deps)
  sandiRoutes(endpoints, deps)
  katalogRoutes(endpoints, deps)
  kontakRoutes(endpoints, deps)
  kontenRoutes(endpoints, deps)
  pengirimanRoutes(endpoints, deps)
  pesananRoutes(endpoints, deps)
  pembayaranRoutes(endpoints, deps)

  akunAdminRoutes(endpoints, deps)
  dasborAdminRoutes(endpoints, deps)
  jejakAdminRoutes(endpoints, deps)
  katalogAdminRoutes(endpoints, deps)
  pesananAdminRoutes(endpoints, deps)
  produkAdminRoutes(endpoints, deps)
  kontenAdminRoutes(endpoints, deps)
  paketAdminRoutes(endpoints, deps)
  kontakAdminRoutes(endpoints, deps)
  metodeAdminRoutes(endpoints, deps)
  penggunaAdminRoutes(endpoints, deps)
  pengirimanAdminRoutes(endpoints, deps)
  return { server, endpoints, load, files }
}

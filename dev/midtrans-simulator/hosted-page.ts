import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Problem } from '#dev/midtrans-simulator/pages/card-form.ts'
import { unavailable } from '#dev/midtrans-simulator/pages/endings.ts'
import { document, type Section, sheet, type View } from '#dev/midtrans-simulator/pages/layout.ts'
import { fits } from '#dev/midtrans-simulator/pages/method-list.ts'
import { brokenExit, exitOf } from '#dev/midtrans-simulator/pages/snap-result.ts'
import { choices, currentStep, type StepQuery } from '#dev/midtrans-simulator/pages/step.ts'
import { type Language, texts } from '#dev/midtrans-simulator/pages/texts.ts'
import { chargeCard, finishCard, waitsForOtp } from './card-payments.ts'
import { OTP } from './cards.ts'
import { asObject, asText } from './json.ts'
import { asQris, findMethod } from './methods.ts'
import { move, startAttempt } from './payments.ts'
import { type Session, sessionState } from './sessions.ts'
import type { Simulation } from './simulation.ts'
import { isWaiting } from './transactions.ts'

interface PageQuery extends StepQuery {
  language?: string
  /** Origin of the shop; set when Snap shows the page in its frame. */
  origin?: string
  client_key?: string
  embed?: string
  /** `qr` or `deeplink`. Default: the user agent decides how wallets are offered. */
  mode?: string
}
type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: PageQuery }>

const PAGE = '/snap/v4/redirection/:token'
/** Query parameters that are passed on from step to step. */
const kept = ['language', 'origin', 'client_key', 'embed', 'mode', 'enabled', 'selected', 'delay'] as const

/** The payment page: the target of redirect_url and the content of Snap's frame. */
export function hostedPage(app: FastifyInstance, sim: Simulation) {
  app.get(PAGE, async (request: PageRequest, reply) => {
    const view = viewOf(sim, request)
    const keyIsWrong = request.query.client_key !== undefined && request.query.client_key !== sim.config.clientKey
    const section = view && !keyIsWrong ? currentStep(view, request.query) : undefined
    reply
      .code(section ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'self'; img-src data:; base-uri 'none'; object-src 'none'")
    if (view && section) return page(view, section, request.query, version(sim, view.session))
    return page(...strangerPage(sim, request, keyIsWrong), request.query, 'none')
  })

  app.get(`${PAGE}/version`, async (request: PageRequest) => {
    const session = sim.ledger.sessions.get(request.params.token)
    return { version: session ? version(sim, session) : 'none' }
  })

  /** Registers a customer action. Afterwards it redirects to the page, whatever the result. */
  function step(name: string, act: (view: View, body: Record<string, unknown>, request: PageRequest) => Next) {
    app.post(`${PAGE}/${name}`, async (request: PageRequest, reply) => {
      const view = viewOf(sim, request)
      if (!view) return reply.code(404).send()
      const isOpen = sessionState(view.session, sim.clock.now()) === 'open'
      const next = isOpen ? act(view, asObject(request.body), request) : undefined
      return reply.redirect(view.to('', next), 303)
    })
  }

  step('choose', (view, body, request) => {
    const method = choices(view, request.query).find(({ key }) => key === body.method)
    if (!method || !fits(view, method) || waiting(sim, view.session)) return
    if (method.kind === 'card') return { method: method.key }
    const { mode } = request.query
    const isPhone = /Android|iPhone|iPad|Mobile/i.test(request.headers['user-agent'] ?? '')
    const showsQr = mode === 'qr' || (mode !== 'deeplink' && !isPhone)
    startAttempt(sim, view.session, showsQr ? asQris(method) : method)
  })

  step('card', (view, body) => {
    const method = findMethod('credit_card')
    if (!method || waiting(sim, view.session)) return
    const refuse = (problem: Problem) => ({ method: method.key, problem })
    if (!isFuture(asText(body.expiry) ?? '', sim.clock.now())) return refuse('badExpiry')
    if (body.cvv !== '123') return refuse('badCvv')
    if (!chargeCard(sim, view.session, method, asText(body.number) ?? '')) return refuse('unknownCard')
  })

  step('otp', (view, body) => {
    const attempt = waiting(sim, view.session)
    if (!attempt || !waitsForOtp(attempt)) return
    if (!body.cancel && body.code !== OTP) return { problem: 'wrongOtp' satisfies Problem }
    finishCard(sim, attempt, !body.cancel)
  })

  step('outcome', (view, body) => {
    const attempt = waiting(sim, view.session)
    if (attempt) move(sim, attempt, body.outcome === 'settle' ? 'settlement' : 'deny')
  })

  app.get('/snap/v1/transactions/:token/pdf', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('Simulasi pembayaran: petunjuk ada di halaman pembayaran.\n'),
  )
}

type Next = Record<string, string> | undefined

function waiting(sim: Simulation, session: Session) {
  const latest = sim.ledger.attempts(session.order_id).at(-1)
  return latest && isWaiting(latest.state) ? latest : undefined
}

/** Returns a text that changes whenever an open page has to be rendered again. */
function version(sim: Simulation, session: Session): string {
  const attempts = sim.ledger.attempts(session.order_id)
  return `${sessionState(session, sim.clock.now())}-${attempts.length}-${attempts.at(-1)?.state ?? 'none'}`
}

function viewOf(sim: Simulation, request: PageRequest): View | undefined {
  const session = sim.ledger.sessions.get(request.params.token)
  return session && buildView(sim, request, session, exitOf(sim, session, sim.ledger.attempts(session.order_id).at(-1)))
}

function buildView(sim: Simulation, { query, params }: PageRequest, session: Session, exit: View['exit']): View {
  const language: Language = query.language === 'en' ? 'en' : 'id'
  const options = Object.fromEntries(kept.flatMap((name) => (query[name] ? [[name, String(query[name])]] : [])))
  const to = (step = '', extra: Record<string, string> = {}) => {
    const search = new URLSearchParams({ ...options, ...extra }).toString()
    return `/snap/v4/redirection/${encodeURIComponent(params.token)}${step && `/${step}`}${search && `?${search}`}`
  }
  return { sim, session, t: texts[language], language, origin: query.origin, to, exit }
}

/** Returns the page for an unknown token or another client key. It reveals nothing about any order. */
function strangerPage(sim: Simulation, request: PageRequest, keyIsWrong: boolean): [View, Section] {
  const reason = keyIsWrong ? 'unavailableKey' : 'unavailableUnknown'
  const nobody: Session = {
    token: '',
    order_id: '-',
    gross_amount: 0,
    request: {},
    created_at: 0,
    expires_at: 0,
    notify: { override: [], append: [] },
  }
  const view = buildView(sim, request, nobody, brokenExit('404', 'token not found'))
  return [view, unavailable(view, reason)]
}

function page(view: View, section: Section, query: PageQuery, pageVersion: string): string {
  return document(view.language, sheet(view, section, pageVersion), {
    frame: query.embed ? 'embed' : query.origin ? 'popup' : 'none',
    origin: query.origin ?? '',
    token: view.session.token,
  })
}

/** True for MM/YY or MM/YYYY of this month or later. */
function isFuture(expiry: string, now: number): boolean {
  const parts = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry.trim())
  return parts !== null && Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1) > now
}

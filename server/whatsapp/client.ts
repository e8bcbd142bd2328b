import { z } from 'zod'
import { callService, NOT_SENT } from '#server/kernel/call-service.ts'
import { traceHeaders } from '#server/kernel/trace.ts'
import { cleanVariable } from './clean-variable.ts'
import { kindOfCode, WhatsAppError, type WhatsAppErrorKind } from './errors.ts'
import { templateBody, templateMessageBody } from './template-body.ts'
import type { Sent, TemplateState, WhatsApp } from './whatsapp.ts'

/* WhatsApp through the Cloud API: developers.facebook.com/documentation/business-messaging/whatsapp. */

interface Options {
  /** Address with version, such as https://graph.facebook.com/v26.0; or a function that starts the simulator. */
  baseUrl: string | (() => Promise<string>)
  token: string
  /** Id of the number in the path of sends; not the number. */
  phoneNumberId: string
  /** Id of the WhatsApp Business account, which has the templates. */
  wabaId: string
  timeoutMs?: number
}

/** Pages of templates. An account has up to 6,000 templates, and a faulty server must not keep the client busy. */
const PAGES_MAX = 60

const SentBody = z.object({
  messages: z.tuple([z.object({ id: z.string().min(1), message_status: z.string().optional() })], z.unknown()),
})

const Template = z.object({
  id: z.coerce.string(),
  name: z.string(),
  language: z.string(),
  category: z.string(),
  status: z.string(),
  rejected_reason: z.string().optional(),
})
const Templates = z.object({
  data: z.array(Template),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string().optional() }).optional() })
    .optional(),
})
const Created = z.object({ id: z.coerce.string(), status: z.string(), category: z.string() })

const Account = z.object({
  display_phone_number: z.string(),
  verified_name: z.string().default(''),
  status: z.string().default('UNKNOWN'),
  quality_rating: z.string().default('UNKNOWN'),
  whatsapp_business_manager_messaging_limit: z.string().optional(),
})

const ErrorBody = z.object({
  error: z.object({
    message: z.string().optional(),
    code: z.int(),
    is_transient: z.boolean().optional(),
    error_data: z.object({ details: z.string().optional() }).optional().catch(undefined),
    fbtrace_id: z.string().optional(),
  }),
})

export function createWhatsApp({ baseUrl, token, phoneNumberId, wabaId, timeoutMs = 10_000 }: Options): WhatsApp {
  async function call<T>(method: 'GET' | 'POST', path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> {
    // Reads have no outcome that could be unknown.
    const unclear = method === 'GET' ? 'transient' : 'unknown'
    const base = typeof baseUrl === 'string' ? baseUrl : await baseUrl()
    const { status, headers, text } = await exchange(`${base}${path}`, method, body)
    const json = parseJson(text)
    const failure = ErrorBody.safeParse(json)
    if (failure.success) throw errorOf(failure.data.error, status, headers)
    if (status < 200 || status > 299)
      throw new WhatsAppError(kindOfStatus(status, unclear), `WhatsApp answered ${status}`)
    const result = schema.safeParse(json)
    if (!result.success) throw new WhatsAppError(unclear, `WhatsApp answered ${status} with an unknown shape`)
    return result.data
  }

  async function exchange(url: string, method: 'GET' | 'POST', body: unknown) {
    try {
      const {
        statusCode,
        headers,
        body: answer,
      } = await callService(url, {
        method,
        headers: {
          ...traceHeaders(),
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: statusCode, headers, text: await answer.text() }
    } catch (error) {
      const { name, code } = error as Error & { code?: unknown }
      // The code of a timeout is a number.
      const reason = typeof code === 'string' ? code : name
      const isSent = method === 'POST' && !NOT_SENT.has(reason)
      throw new WhatsAppError(isSent ? 'unknown' : 'transient', `WhatsApp did not answer: ${reason}`)
    }
  }

  async function post(path: string, message: object): Promise<Sent> {
    const { messages } = await call('POST', `/${encodeURIComponent(phoneNumberId)}/${path}`, SentBody, message)
    const { id, message_status } = messages[0]
    return { id, isHeld: message_status === 'held_for_quality_assessment' }
  }

  const templatesPath = `/${encodeURIComponent(wabaId)}/message_templates`

  return {
    sendTemplate: (message) =>
      post(message.isMarketing ? 'marketing_messages' : 'messages', {
        ...envelope(message),
        type: 'template',
        template: templateMessageBody({ ...message, body: message.body.map((value) => cleanVariable(value)) }),
      }),

    sendText: (message) =>
      post('messages', { ...envelope(message), type: 'text', text: { body: message.text, preview_url: false } }),

    async listTemplates() {
      const fields = 'id,name,language,category,status,rejected_reason'
      const found: TemplateState[] = []
      let after: string | undefined
      for (let page = 0; page < PAGES_MAX; page++) {
        const query = new URLSearchParams({ fields, limit: '100', ...(after && { after }) })
        const { data, paging } = await call('GET', `${templatesPath}?${query}`, Templates)
        for (const { rejected_reason: reason, ...template } of data)
          found.push({ ...template, reason: reason === 'NONE' ? undefined : reason })
        after = paging?.next ? paging.cursors?.after : undefined
        if (!after) break
      }
      return found
    },

    createTemplate: (template) => call('POST', templatesPath, Created, templateBody(template)),

    async checkAccount() {
      const fields = Object.keys(Account.shape).join(',')
      const path = `/${encodeURIComponent(phoneNumberId)}?${new URLSearchParams({ fields })}`
      const account = await call('GET', path, Account)
      return {
        number: account.display_phone_number,
        name: account.verified_name,
        status: account.status,
        quality: account.quality_rating,
        limit: account.whatsapp_business_manager_messaging_limit,
      }
    },

    async subscribe() {
      await call('POST', `/${encodeURIComponent(wabaId)}/subscribed_apps`, z.object({ success: z.literal(true) }))
    },
  }
}

/** Returns the fields of every message. A business scoped id has a field of its own. */
function envelope({ to, reference }: { to: string; reference: string }) {
  const isUserId = /^[A-Z]{2}\./.test(to)
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...(isUserId ? { recipient: to } : { to }),
    biz_opaque_callback_data: reference,
  }
}

function errorOf(
  { code, message, error_data, is_transient, fbtrace_id: trace }: z.infer<typeof ErrorBody>['error'],
  status: number,
  headers: Headers,
): WhatsAppError {
  const kind = kindOfCode(code) ?? (is_transient ? 'transient' : kindOfStatus(status, 'unknown'))
  const text = [message ?? `(#${code})`, error_data?.details].filter(Boolean).join(': ').slice(0, 500)
  return new WhatsAppError(kind, text, { code, retryAfter: retryAfterOf(headers), trace })
}

/** Returns the kind of a response whose code is missing or new. */
function kindOfStatus(status: number, unclear: WhatsAppErrorKind): WhatsAppErrorKind {
  if (status === 401) return 'account'
  if (status === 429) return 'rate-limited'
  return status >= 400 && status <= 499 ? 'request' : unclear
}

type Headers = Record<string, string | string[] | undefined>

/** A day: no limit of Meta lasts longer. */
const RETRY_AFTER_MAX = 86_400

/** Returns the seconds until a retry, from Retry-After (seconds or date) or from the usage of the account (minutes). */
function retryAfterOf(headers: Headers): number | undefined {
  const { 'retry-after': after, 'x-business-use-case-usage': usage } = headers
  const seconds = secondsOf(String(after ?? '')) ?? regainSeconds(String(usage ?? ''))
  return seconds && seconds > 0 ? Math.min(Math.ceil(seconds), RETRY_AFTER_MAX) : undefined
}

function secondsOf(text: string): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : (date - Date.now()) / 1000
}

const Usage = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })))

function regainSeconds(text: string): number | undefined {
  const usage = Usage.safeParse(parseJson(text))
  if (!usage.success) return undefined
  const minutes = Object.values(usage.data).flatMap((list) =>
    list.map((item) => item.estimated_time_to_regain_access ?? 0),
  )
  return Math.max(0, ...minutes) * 60
}

function parseJson(text: string): unknown {
  // PostgreSQL's text cannot store this character.
  if (text.includes('\\u0000')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

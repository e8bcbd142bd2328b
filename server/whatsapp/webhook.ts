import { z } from 'zod'
import { kindOfCode, type WhatsAppErrorKind } from './errors.ts'

/** Reason why a message failed after it was accepted. */
export interface StatusError {
  code: number
  kind: WhatsAppErrorKind
  /** Meta's words, for the log. */
  message: string
}

/** A state that a message of the shop reached. States repeat, arrive out of order, and `delivered` may be skipped. */
export interface StatusEvent {
  /** Id of the message, wamid.… */
  id: string
  status: 'sent' | 'delivered' | 'read' | 'failed'
  at: Date
  /** Number of the recipient, 628…; undefined for a user who hides it. */
  to: string | undefined
  /** Business scoped id of the recipient, ID.… */
  userId: string | undefined
  /** `reference` of the message. */
  reference: string | undefined
  /** Set if the message failed. */
  error: StatusError | undefined
  /** Set if Meta says what the message costs. */
  pricing: { billable: boolean; category: string } | undefined
}

/** A message that a person sent to the shop. Everything in it is the sender's text. */
export interface InboundMessage {
  id: string
  at: Date
  /** Number of the sender, 628…; undefined for a user who hides it. */
  from: string | undefined
  userId: string | undefined
  /** Id of the shop's message that this one answers. */
  about: string | undefined
  /** `other`: picture, voice, reaction, …, which the shop does not read. `number-changed`: notice of WhatsApp, not of a person. */
  kind: 'text' | 'button' | 'number-changed' | 'other'
  /** WhatsApp's word for the kind, such as image. */
  type: string
  /** Text, label of the pressed button, caption of a picture, or emoji of a reaction; '' without one. */
  text: string
  /** Payload of the pressed button. */
  payload: string | undefined
}

/** A person switched marketing messages of the shop off or on, in WhatsApp itself. */
export interface PreferenceEvent {
  at: Date
  from: string | undefined
  userId: string | undefined
  isStopped: boolean
}

export type TemplateEvent = {
  /** Meta's id of the template. */
  id: string
  name: string
  language: string
} & (
  | { kind: 'status'; status: string; reason: string | undefined }
  /** Only completed changes. */
  | { kind: 'category'; from: string; to: string }
  | { kind: 'quality'; from: string; to: string }
)

/** A notice about number or account, such as a new limit or a violation. */
export interface AccountEvent {
  /** Name of the subscribed field, such as phone_number_quality_update. */
  field: string
  /** Meta's word for the event, such as DOWNGRADE; '' without one. */
  event: string
  /** The notice as received, cut to 2,000 characters. */
  detail: string
}

export interface WebhookEvents {
  statuses: StatusEvent[]
  messages: InboundMessage[]
  preferences: PreferenceEvent[]
  templateEvents: TemplateEvent[]
  accountEvents: AccountEvent[]
  /** Parts that are not understood, for a count and a log line. Contains names of fields and no values. */
  unknown: string[]
}

/** Unix time in seconds, as text or number. */
const Time = z.coerce
  .number()
  .int()
  .min(0)
  .max(10_000_000_000)
  .transform((seconds) => new Date(seconds * 1000))

/** Optional fields that have an unexpected type count as absent: Meta adds and changes fields without a new version. */
const text = z.string().min(1).optional().catch(undefined)

const Status = z.object({
  id: z.string().min(1),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: Time,
  recipient_id: text,
  recipient_user_id: text,
  biz_opaque_callback_data: text,
  errors: z
    .array(
      z.object({
        code: z.int(),
        title: text,
        message: text,
        error_data: z.object({ details: text }).optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
  pricing: z.object({ billable: z.boolean(), category: z.string() }).optional().catch(undefined),
})

const button = z.object({ payload: text, text })
const reply = z.object({ id: text, title: text })
const file = z.object({ caption: text }).optional().catch(undefined)
const Message = z.object({
  id: z.string().min(1),
  timestamp: Time,
  type: z.string(),
  from: text,
  from_user_id: text,
  context: z.object({ id: text }).optional().catch(undefined),
  text: z.object({ body: text }).optional().catch(undefined),
  button: button.optional().catch(undefined),
  interactive: z.object({ button_reply: reply.optional(), list_reply: reply.optional() }).optional().catch(undefined),
  system: z.object({ type: text }).optional().catch(undefined),
  image: file,
  video: file,
  document: file,
  reaction: z.object({ emoji: text }).optional().catch(undefined),
})

const Preference = z.object({
  wa_id: text,
  user_id: text,
  category: z.literal('marketing_messages'),
  value: z.enum(['stop', 'resume']),
  timestamp: Time,
})

const TemplateId = z.object({
  message_template_id: z.coerce.string(),
  message_template_name: z.string(),
  message_template_language: z.string(),
})
const TemplateStatusUpdate = TemplateId.extend({ event: z.string(), reason: z.string().nullish().catch(undefined) })
const TemplateCategoryUpdate = TemplateId.extend({ previous_category: z.string(), new_category: z.string() })
const TemplateQualityUpdate = TemplateId.extend({ previous_quality_score: z.string(), new_quality_score: z.string() })

const Envelope = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({ changes: z.array(z.object({ field: z.string(), value: z.record(z.string(), z.unknown()) })) }),
  ),
})

const ACCOUNT_FIELDS = new Set([
  'phone_number_quality_update',
  'phone_number_name_update',
  'account_update',
  'account_review_update',
  'account_alerts',
  'business_capability_update',
  'security',
])

type Value = Record<string, unknown>

/**
 * Parses a webhook body. Unknown fields are ignored, and a part that is not understood does not hide the others.
 * @param raw body as received, after `verifySignature`
 * @returns undefined if it is no webhook of WhatsApp at all
 */
export function parseWebhook(raw: Buffer | string): WebhookEvents | undefined {
  const envelope = Envelope.safeParse(parseJson(raw.toString()))
  if (!envelope.success) return undefined
  const events: WebhookEvents = {
    statuses: [],
    messages: [],
    preferences: [],
    templateEvents: [],
    accountEvents: [],
    unknown: [],
  }
  for (const { field, value } of envelope.data.entry.flatMap(({ changes }) => changes)) addChange(events, field, value)
  return events
}

function addChange(events: WebhookEvents, field: string, value: Value): void {
  if (field === 'messages') {
    addEach(events, value.statuses, 'status', Status, (status) => events.statuses.push(statusEvent(status)))
    addEach(events, value.messages, 'message', Message, (message) => events.messages.push(inboundMessage(message)))
    addEach(events, value.errors, 'error', z.unknown(), (error) =>
      events.accountEvents.push(accountEvent('errors', error)),
    )
  } else if (field === 'user_preferences') {
    addEach(events, value.user_preferences, 'preference', Preference, (preference) =>
      events.preferences.push({
        at: preference.timestamp,
        from: preference.wa_id,
        userId: preference.user_id,
        isStopped: preference.value === 'stop',
      }),
    )
  } else if (ACCOUNT_FIELDS.has(field)) {
    events.accountEvents.push(accountEvent(field, value))
  } else {
    const event = templateEvent(field, value)
    if (event) events.templateEvents.push(event)
    // A notice that a category will change is no change.
    else if (!(field === 'template_category_update' && 'correct_category' in value))
      events.unknown.push(field.slice(0, 60))
  }
}

function addEach<T>(events: WebhookEvents, list: unknown, name: string, schema: z.ZodType<T>, add: (item: T) => void) {
  if (list === undefined) return
  if (!Array.isArray(list)) return void events.unknown.push(name)
  for (const item of list) {
    const { data, error } = schema.safeParse(item)
    if (error) events.unknown.push(`${name}: ${error.issues[0]?.path.join('.') ?? ''}`)
    else add(data)
  }
}

function statusEvent(status: z.infer<typeof Status>): StatusEvent {
  const error = status.errors?.[0]
  return {
    id: status.id,
    status: status.status,
    at: status.timestamp,
    to: status.recipient_id,
    userId: status.recipient_user_id,
    reference: status.biz_opaque_callback_data,
    error: error && {
      code: error.code,
      kind: kindOfCode(error.code) ?? 'message',
      message: (error.error_data?.details ?? error.message ?? error.title ?? `(#${error.code})`).slice(0, 500),
    },
    pricing: status.pricing,
  }
}

function inboundMessage(message: z.infer<typeof Message>): InboundMessage {
  const { system, interactive } = message
  const reply = interactive?.button_reply ?? interactive?.list_reply
  const isNumberChange = message.type === 'system' && system?.type === 'user_changed_number'
  const pressed = message.type === 'button' ? message.button : reply && { payload: reply.id, text: reply.title }
  return {
    id: message.id,
    at: message.timestamp,
    from: message.from,
    userId: message.from_user_id,
    about: message.context?.id,
    kind: isNumberChange ? 'number-changed' : pressed ? 'button' : message.type === 'text' ? 'text' : 'other',
    type: message.type.slice(0, 40),
    text: pressed?.text ?? message.text?.body ?? captionOf(message),
    payload: pressed?.payload,
  }
}

const captionOf = ({ image, video, document, reaction }: z.infer<typeof Message>) =>
  (image ?? video ?? document)?.caption ?? reaction?.emoji ?? ''

function templateEvent(field: string, value: Value): TemplateEvent | undefined {
  if (field === 'message_template_status_update') {
    const { data } = TemplateStatusUpdate.safeParse(value)
    const reason = data?.reason === 'NONE' ? undefined : (data?.reason ?? undefined)
    return data && { ...templateId(data), kind: 'status', status: data.event, reason }
  }
  if (field === 'template_category_update') {
    const { data } = TemplateCategoryUpdate.safeParse(value)
    return data && { ...templateId(data), kind: 'category', from: data.previous_category, to: data.new_category }
  }
  if (field === 'message_template_quality_update') {
    const { data } = TemplateQualityUpdate.safeParse(value)
    return (
      data && { ...templateId(data), kind: 'quality', from: data.previous_quality_score, to: data.new_quality_score }
    )
  }
  return undefined
}

const templateId = (data: z.infer<typeof TemplateId>) => ({
  id: data.message_template_id,
  name: data.message_template_name,
  language: data.message_template_language,
})

/** Fields name the event differently. */
const AccountWords = z.object({ event: text, decision: text, alert_type: text })

function accountEvent(field: string, value: unknown): AccountEvent {
  const { event, decision, alert_type } = AccountWords.safeParse(value).data ?? {}
  return { field, event: event ?? decision ?? alert_type ?? '', detail: JSON.stringify(value).slice(0, 2000) }
}

/** Reviver of JSON.parse, whose third parameter TypeScript does not know yet. */
const exactIds = ((key: string, value: unknown, context?: { source?: string }) =>
  key === 'message_template_id' ? context?.source : value) as (key: string, value: unknown) => unknown

function parseJson(raw: string): unknown {
  try {
    // PostgreSQL's text cannot store the character U+0000. Ids of templates are numbers above 2^53.
    return JSON.parse(raw.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1'), exactIds)
  } catch {
    return undefined
  }
}

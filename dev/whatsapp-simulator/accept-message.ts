import { z } from 'zod'
import { SHOP_NUMBER, sendState, userIdOf } from './events.ts'
import type { Fault } from './faults.ts'
import { GraphError } from './graph-error.ts'
import type { Message, Simulation, Template } from './simulation.ts'
import { findTemplate } from './templates.ts'

const BODY_MAX = 1024
const CODE_MAX = 15

const Parameter = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('payload'), payload: z.string().min(1).max(256) }),
])
const Component = z.discriminatedUnion('type', [
  z.object({ type: z.literal('body'), parameters: z.array(Parameter) }),
  z.object({
    type: z.literal('button'),
    sub_type: z.enum(['url', 'quick_reply']),
    index: z.string().regex(/^\d$/),
    parameters: z.array(Parameter).length(1),
  }),
])
const MessageBody = z
  .object({
    messaging_product: z.literal('whatsapp'),
    recipient_type: z.literal('individual').optional(),
    to: z
      .string()
      .regex(/^\+?[1-9]\d{6,14}$/)
      .optional(),
    recipient: z
      .string()
      .regex(/^[A-Z]{2}\.(ENT\.)?[0-9A-Za-z]{1,128}$/)
      .optional(),
    biz_opaque_callback_data: z.string().max(512).optional(),
  })
  .and(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('text'),
        text: z.object({ body: z.string().min(1).max(4096), preview_url: z.boolean().optional() }),
      }),
      z.object({
        type: z.literal('template'),
        template: z.object({
          name: z.string(),
          language: z.object({ code: z.string() }),
          components: z.array(Component).default([]),
        }),
      }),
    ]),
  )
type MessageBody = z.infer<typeof MessageBody>
type Components = z.infer<typeof Component>[]

/**
 * Validates and stores a message, and plans its states.
 * @param isMarketing true for the address of marketing messages
 * @throws GraphError with the code of Meta for this fault
 */
export function acceptMessage(sim: Simulation, body: unknown, isMarketing: boolean, fault: Fault | undefined): Message {
  if (sim.config.status !== 'CONNECTED') throw new GraphError(133010, 'Phone number is not registered')
  const { data, error } = MessageBody.safeParse(body)
  if (error) throw new GraphError(error.issues[0]?.code === 'too_big' ? 131009 : 100, z.prettifyError(error))
  const to = data.to?.replace('+', '') ?? ''
  if (!to && !data.recipient) throw new GraphError(131008, 'Required parameter is missing: to')
  if (to === SHOP_NUMBER) throw new GraphError(131021, 'Recipient is the sender')
  const content = data.type === 'text' ? textContent(data, isMarketing) : templateContent(sim, data, isMarketing)
  const message: Message = {
    ...content,
    id: `wamid.SIM${sim.random.digits(20)}`,
    to,
    userId: data.recipient ?? userIdOf(to),
    reference: data.biz_opaque_callback_data,
    at: sim.clock.now(),
    states: [],
    code: undefined,
  }
  const isLate = data.type === 'text' && !isWindowOpen(sim, message)
  if (isLate && sim.config.refusesLateText) throw new GraphError(131047, 'More than 24 hours since the last reply')
  sim.messages.set(message.id, message)
  planStates(sim, message, fault?.kind === 'late' ? fault.code : isLate ? 131047 : undefined)
  return message
}

const isWindowOpen = ({ windows, clock }: Simulation, { to, userId }: Message) =>
  (windows.get(to) ?? windows.get(userId) ?? 0) > clock.now()

function planStates(sim: Simulation, message: Message, code: number | undefined) {
  const { plan, stateMs } = sim.config
  if (code !== undefined) return sendState(sim, message, 'failed', { delayMs: stateMs, code })
  for (const [index, state] of plan.entries()) sendState(sim, message, state, { delayMs: stateMs * (index + 1) })
}

function textContent({ text }: MessageBody & { type: 'text' }, isMarketing: boolean) {
  if (isMarketing) throw new GraphError(100, 'Only templates can be sent here')
  return { template: '', category: 'service', text: text.body, buttons: [] }
}

function templateContent(sim: Simulation, data: MessageBody & { type: 'template' }, isMarketing: boolean) {
  const { name, language, components } = data.template
  const template = findTemplate(sim, name, language.code)
  checkState(template, name)
  if (isMarketing && template.category !== 'MARKETING')
    throw new GraphError(100, 'Only MARKETING templates can be sent here')
  const values = bodyValues(template, components)
  const text = template.body.replaceAll(/\{\{(\d+)\}\}/g, (_, number) => values[Number(number) - 1] ?? '')
  if (text.length > BODY_MAX) throw new GraphError(132005, 'Translated text too long')
  const buttons = buttonValues(template, components)
  if (template.category === 'AUTHENTICATION') checkCode(data, values[0], buttons[0]?.value)
  return { template: name, category: template.category.toLowerCase(), text, buttons }
}

function checkState(template: Template | undefined, name: string): asserts template is Template {
  if (template?.status === 'PAUSED') throw new GraphError(132015, `Template ${name} is paused`)
  if (template?.status === 'DISABLED') throw new GraphError(132016, `Template ${name} is disabled`)
  if (template?.status !== 'APPROVED')
    throw new GraphError(132001, `Template name (${name}) does not exist in the translation`)
}

function bodyValues({ variables }: Template, components: Components): string[] {
  const body = components.find((component) => component.type === 'body')
  const values = (body?.parameters ?? []).map((parameter) => (parameter.type === 'text' ? parameter.text : ''))
  if (values.length !== variables)
    throw new GraphError(
      132000,
      `body: number of localizable_params (${values.length}) does not match the expected number of params (${variables})`,
    )
  for (const value of values) {
    if (value === '') throw new GraphError(131008, 'Parameter of type text is missing text value')
    if (/[\n\r\t]| {4}/.test(value))
      throw new GraphError(132012, 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces')
  }
  return values
}

function buttonValues(template: Template, components: Components): Message['buttons'] {
  const given = components.filter((component) => component.type === 'button')
  for (const { index, sub_type, parameters } of given) {
    const button = template.buttons[Number(index)]
    const expected = button?.type === 'QUICK_REPLY' ? 'quick_reply' : 'url'
    const form = expected === 'url' ? 'text' : 'payload'
    if (!button || sub_type !== expected || parameters[0]?.type !== form)
      throw new GraphError(131009, `buttons: Button at index ${index} is not of type ${sub_type}`)
  }
  return template.buttons.map(({ type, text, url }, index) => {
    const parameter = given.find((component) => Number(component.index) === index)?.parameters[0]
    const value = parameter?.type === 'text' ? parameter.text : (parameter?.payload ?? '')
    const needsValue = type === 'OTP' || url.includes('{{1}}')
    if (needsValue && !value)
      throw new GraphError(131008, `buttons: Button at index ${index} of type ${type} requires a parameter`)
    return { type, text, value: type === 'URL' ? url.replace('{{1}}', value) : value || text }
  })
}

function checkCode({ recipient, to }: MessageBody, code: string | undefined, button: string | undefined) {
  if (!to && recipient) throw new GraphError(131009, 'Authentication templates need a phone number')
  if (code !== button || (code?.length ?? 0) > CODE_MAX)
    throw new GraphError(131009, 'The code must be the same in body and button')
}

import { z } from 'zod'
import { envelope } from './events.ts'
import { GraphError } from './graph-error.ts'
import type { Simulation, Template } from './simulation.ts'

const Button = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('URL'),
    text: z.string().max(25),
    url: z.url(),
    example: z.array(z.string()).min(1).optional(),
  }),
  z.object({ type: z.literal('QUICK_REPLY'), text: z.string().max(25) }),
  z.object({ type: z.literal('OTP'), otp_type: z.literal('COPY_CODE'), text: z.string().max(25) }),
])
const Component = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('BODY'),
    text: z.string().max(1024).optional(),
    example: z.object({ body_text: z.array(z.array(z.string())).length(1) }).optional(),
    add_security_recommendation: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('FOOTER'),
    text: z.string().max(60).optional(),
    code_expiration_minutes: z.int().min(1).max(90).optional(),
  }),
  z.object({ type: z.literal('BUTTONS'), buttons: z.array(Button).min(1).max(10) }),
])
const TemplateBody = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.string().min(2),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
  message_send_ttl_seconds: z.int().min(30).max(2_592_000).optional(),
  components: z.array(Component).min(1),
})
type TemplateBody = z.infer<typeof TemplateBody>

const AUTHENTICATION_TEXT = '{{1}} adalah kode verifikasi Anda. Demi keamanan, jangan bagikan kode ini.'

/** Stores a submitted template. @throws GraphError 100 with the reason, for a form that Meta refuses */
export function createTemplate(sim: Simulation, body: unknown): Template {
  const { data, error } = TemplateBody.safeParse(body)
  if (error) throw new GraphError(100, z.prettifyError(error))
  const { name, language, category } = data
  if (findTemplate(sim, name, language)) throw new GraphError(100, 'Content in this language already exists', 2388024)
  const parts = category === 'AUTHENTICATION' ? codeParts(data) : textParts(data)
  const { approveMs } = sim.config
  const approveAt = approveMs === null ? null : sim.clock.now() + approveMs
  const id = `9${sim.random.digits(15)}`
  const template: Template = { id, name, language, category, status: 'PENDING', reason: 'NONE', ...parts, approveAt }
  sim.templates.set(id, template)
  sim.save()
  return template
}

type Parts = Pick<Template, 'body' | 'variables' | 'footer' | 'buttons'>

function codeParts({ components }: TemplateBody): Parts {
  const buttons = buttonsOf(components)
  if (buttons.length !== 1 || buttons[0]?.type !== 'OTP') throw new GraphError(100, 'An OTP button is required')
  return { body: AUTHENTICATION_TEXT, variables: 1, footer: '', buttons }
}

function textParts({ components }: TemplateBody): Parts {
  const body = components.find((component) => component.type === 'BODY')
  const text = body?.text ?? ''
  if (!text) throw new GraphError(100, 'A body is required')
  const numbers = [...new Set([...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, digits]) => Number(digits)))]
  if (numbers.some((number, index) => number !== index + 1))
    throw new GraphError(100, 'Variables must be numbered in order, from {{1}}')
  if (/^\s*\{\{|\}\}\s*$/.test(text)) throw new GraphError(100, 'Variables cannot be at the start or end of the body')
  if (/\}\}\s*\{\{/.test(text)) throw new GraphError(100, 'Variables cannot be side by side')
  const examples = body?.example?.body_text[0]?.length ?? 0
  if (examples !== numbers.length)
    throw new GraphError(100, `The body has ${numbers.length} variables, ${examples} examples`)
  const buttons = buttonsOf(components)
  if (buttons.some(({ type }) => type === 'OTP')) throw new GraphError(100, 'OTP buttons are for AUTHENTICATION')
  if (buttons.filter(({ type }) => type === 'URL').length > 2) throw new GraphError(100, 'At most two URL buttons')
  const changes = buttons.filter(({ type }, index) => index > 0 && type !== buttons[index - 1]?.type).length
  if (changes > 1) throw new GraphError(100, 'Quick replies must be grouped together')
  const footer = components.find((component) => component.type === 'FOOTER')?.text ?? ''
  return { body: text, variables: numbers.length, footer, buttons }
}

function buttonsOf(components: TemplateBody['components']): Template['buttons'] {
  return components.flatMap((component) =>
    component.type === 'BUTTONS'
      ? component.buttons.map((button) => {
          const url = button.type === 'URL' ? button.url : ''
          if (url.includes('{{') && !('example' in button && button.example))
            throw new GraphError(100, 'A URL with a variable needs an example')
          return { type: button.type, text: button.text, url: decodeURI(url) }
        })
      : [],
  )
}

export function findTemplate(sim: Simulation, name: string, language: string): Template | undefined {
  approveDue(sim)
  return [...sim.templates.values()].find((template) => template.name === name && template.language === language)
}

/** Approves the templates whose time has come. */
export function approveDue(sim: Simulation) {
  for (const template of sim.templates.values())
    if (template.status === 'PENDING' && template.approveAt !== null && template.approveAt <= sim.clock.now())
      setTemplateStatus(sim, template, 'APPROVED')
}

export function setTemplateStatus(sim: Simulation, template: Template, status: string, reason = 'NONE') {
  Object.assign(template, { status, reason, approveAt: null })
  sim.save()
  const { category } = template
  sendTemplateEvent(sim, template, 'message_template_status_update', {
    event: status,
    reason,
    message_template_category: category,
  })
}

export function setTemplateCategory(sim: Simulation, template: Template, category: string) {
  const previous_category = template.category
  template.category = category
  sim.save()
  sendTemplateEvent(sim, template, 'template_category_update', { previous_category, new_category: category })
}

function sendTemplateEvent(sim: Simulation, { id, name, language }: Template, field: string, value: object) {
  const template = {
    message_template_id: Number(id),
    message_template_name: name,
    message_template_language: language,
  }
  sim.webhooks.send(envelope(sim, field, { ...value, ...template }))
}

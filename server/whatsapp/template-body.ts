import type { TemplateDefinition, TemplateMessage } from './whatsapp.ts'

/** Returns the field `template` of a message. A component without values is left out. */
export function templateMessageBody({ name, language, body, buttons }: TemplateMessage) {
  return {
    name,
    language: { code: language },
    components: [
      ...(body.length > 0 ? [{ type: 'body', parameters: body.map((text) => ({ type: 'text', text })) }] : []),
      ...buttons.map((button, index) => ({
        type: 'button',
        sub_type: button.type === 'url' ? 'url' : 'quick_reply',
        index: String(index),
        parameters: [
          button.type === 'url' ? { type: 'text', text: button.text } : { type: 'payload', payload: button.payload },
        ],
      })),
    ],
  }
}

/** Returns the body of the request that submits a template. */
export function templateBody(template: TemplateDefinition) {
  const { name, language, category, ttl } = template
  return {
    name,
    language,
    category,
    ...(ttl && { message_send_ttl_seconds: ttl }),
    components: template.category === 'AUTHENTICATION' ? codeComponents(template) : textComponents(template),
  }
}

function codeComponents({ minutes, button }: TemplateDefinition & { category: 'AUTHENTICATION' }) {
  return [
    { type: 'BODY', add_security_recommendation: true },
    { type: 'FOOTER', code_expiration_minutes: minutes },
    { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE', text: button }] },
  ]
}

function textComponents(template: TemplateDefinition & { category: 'UTILITY' | 'MARKETING' }) {
  const { body, examples, footer, buttons } = template
  return [
    { type: 'BODY', text: body, ...(examples.length > 0 && { example: { body_text: [examples] } }) },
    ...(footer ? [{ type: 'FOOTER', text: footer }] : []),
    ...(buttons.length > 0
      ? [
          {
            type: 'BUTTONS',
            buttons: buttons.map((button) =>
              button.type === 'url'
                ? { type: 'URL', text: button.text, url: button.url, example: [button.example] }
                : { type: 'QUICK_REPLY', text: button.text },
            ),
          },
        ]
      : []),
  ]
}

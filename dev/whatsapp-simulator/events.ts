import type { Message, Simulation, State } from './simulation.ts'

export function envelope({ options }: Simulation, field: string, value: object) {
  return { object: 'whatsapp_business_account', entry: [{ id: options.wabaId, changes: [{ field, value }] }] }
}

const messagesValue = ({ options }: Simulation, value: object) => ({
  messaging_product: 'whatsapp',
  metadata: { display_phone_number: SHOP_NUMBER, phone_number_id: options.phoneNumberId },
  ...value,
})

/** Number of the simulated shop. */
export const SHOP_NUMBER = '6281100000000'

const seconds = (ms: number) => String(Math.floor(ms / 1000))

/** Sends a state of a message. @param code error of a failed one */
export function sendState(sim: Simulation, message: Message, state: State, { delayMs = 0, code = 131000 } = {}) {
  message.states.push(state)
  if (state === 'failed') message.code = code
  const status = {
    id: message.id,
    status: state,
    timestamp: seconds(sim.clock.now() + delayMs),
    ...(message.to && { recipient_id: message.to }),
    ...(message.userId && { recipient_user_id: message.userId }),
    ...(message.reference !== undefined && { biz_opaque_callback_data: message.reference }),
    ...(state === 'failed'
      ? {
          errors: [
            { code, title: `Error ${code}`, message: `Error ${code}`, error_data: { details: `Simulated ${code}` } },
          ],
        }
      : { pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: message.category } }),
  }
  sim.webhooks.send(envelope(sim, 'messages', messagesValue(sim, { statuses: [status] })), delayMs)
}

export interface Inbound {
  from: string
  /** Name that the sender chose. */
  name: string
  /** True for a user whose number is hidden: only a business scoped id comes. */
  hidesNumber: boolean
  /** Id of the shop's message that is answered. */
  about?: string | undefined
  /** Fields of the message: `type`, and its content. */
  content: Record<string, unknown>
}

const WINDOW_MS = 24 * 3_600_000

/** Returns the business scoped id of a number. */
export const userIdOf = (number: string) => `ID.${BigInt(number).toString(36)}`

/** Sends a message of a person to the shop, and opens the window of 24 hours. @returns its id */
export function sendInbound(sim: Simulation, { from, name, hidesNumber, about, content }: Inbound): string {
  const id = `wamid.SIM${sim.random.digits(20)}`
  const userId = userIdOf(from)
  for (const key of [from, userId]) sim.windows.set(key, sim.clock.now() + WINDOW_MS)
  sim.save()
  const contact = { profile: { name }, ...(!hidesNumber && { wa_id: from }), user_id: userId }
  const message = {
    ...(!hidesNumber && { from }),
    from_user_id: userId,
    id,
    timestamp: seconds(sim.clock.now()),
    ...(about && { context: { from: SHOP_NUMBER, id: about } }),
    ...content,
  }
  sim.webhooks.send(envelope(sim, 'messages', messagesValue(sim, { contacts: [contact], messages: [message] })))
  return id
}

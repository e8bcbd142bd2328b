export interface WhatsAppSimulatorOptions {
  /** 0 = any free port. */
  port: number
  token: string
  appSecret: string
  verifyToken: string
  phoneNumberId: string
  wabaId: string
  /** Target of webhooks. */
  webhookUrl?: string
}

export interface WhatsAppSimulator {
  url: string
  close(): Promise<void>
}

/** Starts a server that behaves like the Cloud API of WhatsApp. */
export async function startWhatsAppSimulator(_options: WhatsAppSimulatorOptions): Promise<WhatsAppSimulator> {
  throw new Error('Simulator of WhatsApp: not built yet')
}

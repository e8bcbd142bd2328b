/** State of a template at Meta; only APPROVED ones can be sent. Further words of Meta may follow. */
export type TemplateStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'PAUSED' | 'DISABLED' | (string & {})

/** A button of a template, without the values of a message. */
export type TemplateButton =
  /** `url` ends with {{1}}; `example` is a whole address. */
  { type: 'url'; text: string; url: string; example: string } | { type: 'reply'; text: string }

/** A template as the shop submits it. */
export type TemplateDefinition =
  | {
      name: string
      language: string
      category: 'UTILITY' | 'MARKETING'
      /** With {{1}}, {{2}}, … */
      body: string
      /** One example for each variable of the body. */
      examples: string[]
      footer?: string
      buttons: TemplateButton[]
      /** Seconds after which Meta gives up. */
      ttl?: number
    }
  | {
      /** Meta writes the text, with the code and how long it is valid. */
      name: string
      language: string
      category: 'AUTHENTICATION'
      minutes: number
      /** Label of the button that copies the code. */
      button: string
      ttl?: number
    }

/** A template as Meta has it. */
export interface TemplateState {
  id: string
  name: string
  language: string
  category: string
  status: TemplateStatus
  /** Reason of a rejection. */
  reason: string | undefined
}

export interface TemplateMessage {
  /** E.164 without plus, 628…; or the business scoped id of a user without a known number, ID.… */
  to: string
  name: string
  language: string
  /** Values of {{1}}, {{2}}, … They are cleaned here. */
  body: string[]
  /** Values of the buttons in the order of the template: the end of an address (or a code to copy), or the payload of a reply. */
  buttons: ({ type: 'url'; text: string } | { type: 'reply'; payload: string })[]
  /** Returned with each status of the message: it tells which message a status is about if the response was lost. ≤ 512. */
  reference: string
  /** True for a template of category MARKETING, which has an address of its own. */
  isMarketing?: boolean
}

export interface TextMessage {
  to: string
  /** ≤ 4096 characters. Delivered only within 24 h after the recipient's last message. */
  text: string
  reference: string
}

/** The shop's number at Meta. */
export interface AccountState {
  /** As Meta displays it, +62 812-… */
  number: string
  name: string
  /** Only CONNECTED can send. */
  status: string
  /** GREEN, YELLOW, RED or UNKNOWN. */
  quality: string
  /** Recipients in 24 h outside windows, as Meta names it: TIER_250, TIER_2K, …; undefined if Meta does not say. */
  limit: string | undefined
}

export interface Sent {
  /** Meta's id, wamid.… Accepted does not mean delivered: a status follows. */
  id: string
  /** True if Meta holds the message until it knows the quality of a new template. */
  isHeld: boolean
}

/** All methods throw WhatsAppError. None of them retries. */
export interface WhatsApp {
  sendTemplate(message: TemplateMessage): Promise<Sent>
  sendText(message: TextMessage): Promise<Sent>
  /** Returns all templates of the account. */
  listTemplates(): Promise<TemplateState[]>
  /** Submits a template for review. */
  createTemplate(template: TemplateDefinition): Promise<Pick<TemplateState, 'id' | 'status' | 'category'>>
  /** Returns the state of the number: a check of token and ids that sends nothing. */
  checkAccount(): Promise<AccountState>
  /** Subscribes the app to the account's webhooks. */
  subscribe(): Promise<void>
}

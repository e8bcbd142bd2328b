/**
 * Class of a failure, which decides on later sends:
 * - `transient`: nothing was sent; retry with growing delays
 * - `rate-limited`: the number or the account is over its limit; all sends wait
 * - `recipient-limited`: too many messages to this recipient; only those wait
 * - `recipient`: no message will reach this recipient, for example without WhatsApp
 * - `message`: only this message fails, for example outside the 24 h window
 * - `template-paused`: Meta paused the template for some hours
 * - `template`: the template is missing, refused or has another form; stop it
 * - `request`: our request is wrong; stop this message
 * - `account`: token, permission, payment or policy; stop all sends
 * - `unknown`: the message may have been sent; wait for its status before a retry
 */
export type WhatsAppErrorKind =
  | 'transient'
  | 'rate-limited'
  | 'recipient-limited'
  | 'recipient'
  | 'message'
  | 'template-paused'
  | 'template'
  | 'request'
  | 'account'
  | 'unknown'

/** A failed call. Contains Meta's message and never a header, so that logging it cannot leak the token. */
export class WhatsAppError extends Error {
  readonly kind: WhatsAppErrorKind
  /** Meta's error code. */
  readonly code: number | undefined
  /** Seconds until a retry is useful. */
  readonly retryAfter: number | undefined
  /** Meta's id of the failure, for its support. */
  readonly trace: string | undefined

  constructor(
    kind: WhatsAppErrorKind,
    message: string,
    { code, retryAfter, trace }: { code?: number; retryAfter?: number; trace?: string } = {},
  ) {
    super(message)
    this.name = 'WhatsAppError'
    this.kind = kind
    this.code = code
    this.retryAfter = retryAfter
    this.trace = trace
  }
}

/** The user of the number stopped marketing messages of the shop. */
export const CODE_OPTED_OUT = 131050
/** More than 24 h passed since the recipient's last message, so only templates are delivered. */
export const CODE_WINDOW_CLOSED = 131047
/** No WhatsApp at this number, or its user blocked the shop. */
export const CODE_UNDELIVERABLE = 131026

/** Codes of developers.facebook.com, "Cloud API error codes". HTTP statuses and titles differ between copies of that table. */
const CODES: Record<WhatsAppErrorKind, readonly number[]> = {
  transient: [1, 2, 131000, 131016, 131057, 133004],
  'rate-limited': [4, 80007, 130429, 133016],
  'recipient-limited': [131056],
  recipient: [CODE_UNDELIVERABLE, 131021, 131030, 130497],
  message: [CODE_WINDOW_CLOSED, 131049, CODE_OPTED_OUT, 130472],
  'template-paused': [132015],
  template: [132000, 132001, 132005, 132007, 132012, 132016, 132018, 132068, 132069],
  request: [100, 131008, 131009, 131051, 131052, 131053, 135000],
  account: [0, 3, 10, 190, 368, 131031, 131042, 131045, 131048, 133010],
  unknown: [],
}

const KINDS = new Map(
  Object.entries(CODES).flatMap(([kind, codes]) => codes.map((code) => [code, kind as WhatsAppErrorKind] as const)),
)

/** Returns the kind of an error code, of a response or of a failed status; undefined for a code that is not in Meta's table. */
export function kindOfCode(code: number): WhatsAppErrorKind | undefined {
  return code >= 200 && code <= 299 ? 'account' : KINDS.get(code)
}

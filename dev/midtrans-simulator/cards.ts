type CardFlow = 'otp' | 'direct'
type CardOutcome = 'accept' | 'deny' | 'deny_by_fraud' | 'insufficient_funds' | 'accept_after_a_minute'

export interface TestCard {
  number: string
  brand: 'visa' | 'mastercard'
  /** `otp` requires the one-time password of 3-D Secure first. */
  flow: CardFlow
  outcome: CardOutcome
  /** Electronic commerce indicator: 05/02 full 3-D Secure, 06/01 attempted, 07/00 none. */
  eci: string
}

export const OTP = '112233'

const secured = { visa: '05', mastercard: '02' }
const attempted = { visa: '06', mastercard: '01' }
const unsecured = { visa: '07', mastercard: '00' }

// Midtrans' public test cards: docs.midtrans.com, "Testing payment on sandbox".
const table: [numbers: string[], flow: CardFlow, outcome: CardOutcome, eci: typeof secured][] = [
  [['4811111111111114', '5211111111111117'], 'otp', 'accept', secured],
  [['4911111111111113', '5111111111111118'], 'otp', 'deny', secured],
  [['4411111111111118', '5410111111111116'], 'direct', 'accept', attempted],
  [['4611111111111116', '5411111111111115'], 'direct', 'deny_by_fraud', secured],
  [['4711111111111115', '5511111111111114'], 'direct', 'deny', attempted],
  [['4556557955726624', '5333259155643223'], 'direct', 'accept', secured],
  [['4485436455354151', '5328720384582224'], 'direct', 'deny', secured],
  [['4916994064252017', '5306889942833340'], 'otp', 'accept', secured],
  [['4604633194219929', '5424184049821670'], 'otp', 'deny', secured],
  [['4024007176265022', '5487971631330522'], 'direct', 'accept_after_a_minute', secured],
  [['4716125059847899', '5250548692069390'], 'direct', 'deny', unsecured],
  [['4472429869996670'], 'otp', 'insufficient_funds', secured],
  [['4723249479082225'], 'direct', 'deny', unsecured],
]

export const testCards: readonly TestCard[] = table.flatMap(([numbers, flow, outcome, eci]) =>
  numbers.map((number) => {
    const brand = number.startsWith('4') ? 'visa' : 'mastercard'
    return { number, brand, flow, outcome, eci: eci[brand] }
  }),
)

export function findCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '')
  return testCards.find((card) => card.number === digits)
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { wakeJob } from '#server/jobs/pekerjaan.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { verifySignature } from '#server/whatsapp/signature.ts'
import { peristiwaRepository } from './peristiwa.repository.ts'

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest()

type Needs = Pick<Deps, 'db' | 'clock' | 'connections'>

/**
 * Returns the challenge of Meta's check of the address.
 * @throws WEBHOOK_TIDAK_SAH if the word is not the shop's
 */
export async function answerChallenge(
  { connections }: Pick<Deps, 'connections'>,
  query: {
    'hub.mode'?: string | undefined
    'hub.verify_token'?: string | undefined
    'hub.challenge'?: string | undefined
  },
): Promise<string> {
  const { mode, kata } = await connections.whatsapp()
  const { 'hub.mode': asked, 'hub.verify_token': given = '', 'hub.challenge': challenge = '' } = query
  if (mode === 'mati' || asked !== 'subscribe' || !timingSafeEqual(hashOf(given), hashOf(kata)))
    throw new AppError('WEBHOOK_TIDAK_SAH')
  return challenge
}

/** Job that processes the stored webhooks. */
export const PROCESS_WEBHOOKS = 'proses-whatsapp'

/**
 * Stores a webhook before it is answered; a job processes it. A repeated body has no effect.
 * @param rawBody the bytes as received, over which the signature was made
 * @throws WEBHOOK_TIDAK_SAH
 */
export async function receiveWebhook(
  { db, clock, connections }: Needs,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  const access = await connections.whatsapp()
  if (!verifySignature(rawBody, signature, await access.appSecret())) throw new AppError('WEBHOOK_TIDAK_SAH')
  if (await peristiwaRepository(db).add(hashOf(rawBody), rawBody, clock())) await wakeJob(db, PROCESS_WEBHOOKS)
}

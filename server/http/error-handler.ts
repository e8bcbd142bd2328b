import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { isDatabaseAway, isDiskFull } from '#server/db/errors.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { seldom } from '#server/kernel/seldom.ts'

/** The API's codes for Fastify's own errors. Any other 4xx error of Fastify is a malformed request. */
const CODE_BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Seconds after which a caller may retry when the database is unavailable. */
export const RETRY_AFTER = 5

/** Returns the status and the body of an error. The current numbers fill the placeholders of the contract's message. */
export function answerOf({ code, rincian, errors, bentrok }: AppError): { status: number; body: ErrorBody } {
  const { status, message } = ERRORS[code]
  const text = message.replace(/\{(\w+)\}/g, (_, name: string) => String(rincian?.[name] ?? ''))
  const details = { ...(errors && { errors }), ...(rincian && { rincian }), ...(bentrok && { bentrok }) }
  return { status, body: { message: text, code, ...details } }
}

type AnswerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Sends every error in one JSON shape. Unexpected errors are logged with the ID that the customer sees. Expected errors with a
 * 5xx status are logged once a minute.
 * @param onRefused called with every expected error
 */
export function setErrorHandler(
  app: FastifyInstance,
  onRefused: (refused: AppError, request: FastifyRequest) => void = () => {},
): AnswerError {
  const log = seldom(app.log)
  app.addHook('onClose', async () => log.close())

  const answerError: AnswerError = (error, request, reply) => {
    const known = toAppError(error)
    const told = known ?? new AppError('INTERNAL', { rincian: { id: request.id } })
    const { status, body } = answerOf(told)
    if (!known) request.log.error({ err: error, url: request.url }, 'unexpected error')
    else if (status >= 500)
      log.warn({ err: known.cause, code: known.code, url: request.url, reqId: request.id }, known.code)
    if (known) onRefused(known, request)

    if (told.retryAfter !== undefined) reply.header('retry-after', String(told.retryAfter))
    return reply.status(status).send(body)
  }
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = answerOf(new AppError('NOT_FOUND'))
    return reply.status(status).send(body)
  })
  return answerError
}

function toAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error
  if (error.validation) {
    const errors = error.validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      msg: issue.message ?? '',
    }))
    return new AppError('VALIDATION_FAILED', { errors })
  }
  if (isDiskFull(error)) return new AppError('RUANG_HABIS', { retryAfter: RETRY_AFTER, cause: error })
  if (isDatabaseAway(error)) return new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER, cause: error })
  const code = CODE_BY_FASTIFY_CODE[error.code]
  if (code) return new AppError(code)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new AppError('MALFORMED_REQUEST')
  return undefined
}

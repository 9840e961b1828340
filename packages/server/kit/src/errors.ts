import { finished } from 'node:stream/promises'
import { type ErrorBody, type ErrorCode, errorHttpStatus } from '@seriba/contracts/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { errorMessage } from './error-message.ts'
import { fieldErrorMessages } from './field-error-messages.ts'
import { BucketAway } from './files/objects.ts'
import { type Language, requestLanguage } from './language.ts'
import { isLostConnection } from './lost-connection.ts'
import { InvalidInput } from './serve.ts'

/** Every unsuccessful response leaves through here. */
export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof InvalidInput) {
      const complaints = fieldErrorMessages(error.issues, error.input, requestLanguage(request))
      return refuse(reply, 'invalid_input', complaints)
    }
    if (error instanceof BucketAway)
      request.log.error({ err: error.cause }, 'the bucket did not carry out a request')
    if (error instanceof ApiError)
      return refuse(inTime(reply, error), error.code, explanationOf(error, request))
    // Fastify's own errors: a body that is not JSON, is too large, or has the wrong type.
    const status = error.statusCode ?? 500
    if (status === 429) return refuse(reply, 'too_many_tries')
    if (status === 413) return refuseTooLarge(request, reply)
    if (status >= 400 && status < 500) return reply.code(status).send(body('invalid_input'))
    if (isLostConnection(error)) {
      request.log.warn({ err: error }, 'the database was lost during a request')
      return refuse(reply, 'try_again')
    }
    request.log.error({ err: error }, 'request failed')
    return refuse(reply, 'internal')
  })
}

/** Repeats in the header when it is worth asking again. */
function inTime(reply: FastifyReply, { detail }: ApiError): FastifyReply {
  const { retryAfter } = (detail ?? {}) as { retryAfter?: unknown }
  return typeof retryAfter === 'number' ? reply.header('retry-after', String(retryAfter)) : reply
}

/** A body larger than this is cut off. */
const largestRead = 100_000_000

/**
 * If the request carries a file, the file is what makes it too large. The rest is let through, so that the sender
 * reads the answer.
 */
async function refuseTooLarge(request: FastifyRequest, reply: FastifyReply) {
  if (Number(request.headers['content-length']) <= largestRead)
    await finished(request.raw.resume()).catch(() => null)
  const { errors = [] } = request.routeOptions.config.contract ?? {}
  const said = (['too_large', 'file_size', 'paper_size'] as const).find((one) => errors.includes(one))
  const fields = said ? { data: said } : { form: 'too_large' as const }
  const explanation = explanationOf(new ApiError(said ?? 'invalid_input', { fields }), request)
  return said ? refuse(reply, said, explanation) : reply.code(413).send(body('invalid_input', explanation))
}

/** For how many seconds it is pointless to ask again, if the error code alone tells. */
const waits: Partial<Record<ErrorCode, number>> = {
  idempotency_key_running: 1,
  try_again: 1,
  too_many_tries: 60,
}

function refuse(reply: FastifyReply, code: ErrorCode, explanation: Partial<ErrorBody> = {}) {
  const wait = waits[code]
  if (wait !== undefined && !reply.hasHeader('retry-after')) void reply.header('retry-after', String(wait))
  // The session's cookies no longer work; the apps request new ones on this status.
  return reply.code(errorHttpStatus[code]).send(body(code, explanation))
}

const body = (messageCode: ErrorCode, explanation: Partial<ErrorBody> = {}) => ({
  success: false as const,
  messageCode,
  ...(messageCode === 'signed_out' && { error: 'expired' }),
  ...explanation,
})

function explanationOf(error: ApiError, request: FastifyRequest): Partial<ErrorBody> {
  const { detail, fields } = error
  return {
    ...(detail !== undefined && { detail }),
    ...(fields && { fields, message: textsOf(fields, requestLanguage(request), error) }),
  }
}

const textsOf = (fields: Record<string, ErrorCode>, language: Language, { figures, textOf }: ApiError) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field,
      textOf?.(code, field, language) ?? errorMessage(code, language, figures),
    ]),
  )

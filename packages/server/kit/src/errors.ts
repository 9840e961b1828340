import { type RefusalBody, type RefusalCode, refusalStatus } from '@seriba/contracts/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldErrorMessages } from './field-error-messages.ts'
import { type Language, requestLanguage } from './language.ts'
import { isLostConnection } from './lost-connection.ts'
import { Refusal } from './refusal.ts'
import { refusalText } from './refusal-text.ts'
import { InvalidInput } from './serve.ts'

/** Every answer that is not a success leaves through here. */
export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof InvalidInput) {
      const complaints = fieldErrorMessages(error.issues, error.input, requestLanguage(request))
      return refuse(reply, 'invalid_input', complaints)
    }
    if (error instanceof Refusal) return refuse(reply, error.code, explanationOf(error, request))
    // Fastify's own complaints: a body that is no JSON, too large or of another type.
    const status = error.statusCode ?? 500
    if (status === 429) return refuse(reply, 'too_many_tries')
    if (status >= 400 && status < 500) return reply.code(status).send(body('invalid_input'))
    if (isLostConnection(error)) {
      request.log.warn({ err: error }, 'the database was lost during a request')
      return refuse(reply.header('retry-after', '1'), 'try_again')
    }
    request.log.error({ err: error }, 'request failed')
    return refuse(reply, 'internal')
  })
}

function refuse(reply: FastifyReply, code: RefusalCode, explanation: Partial<RefusalBody> = {}) {
  // The session's cookies are worth nothing; the apps ask for new ones on this status.
  return reply.code(refusalStatus[code]).send(body(code, explanation))
}

const body = (messageCode: RefusalCode, explanation: Partial<RefusalBody> = {}) => ({
  success: false as const,
  messageCode,
  ...(messageCode === 'signed_out' && { error: 'expired' }),
  ...explanation,
})

function explanationOf({ detail, fields }: Refusal, request: FastifyRequest): Partial<RefusalBody> {
  return {
    ...(detail !== undefined && { detail }),
    ...(fields && { fields, message: textsOf(fields, requestLanguage(request)) }),
  }
}

const textsOf = (fields: Record<string, RefusalCode>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, refusalText(code, language)]))

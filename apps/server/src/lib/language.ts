import type { FastifyRequest } from 'fastify'

export const languageIds = { en: 692, ru: 693 } as const
export type Language = keyof typeof languageIds

export const languageOf = (id: number | null): Language => (id === languageIds.ru ? 'ru' : 'en')

/** Of the signed-in user, else what the browser chose here, else what it prefers. */
export function requestLanguage(request: FastifyRequest): Language {
  if (request.session) return request.session.language
  const chosen = request.cookies.language
  if (chosen === 'en' || chosen === 'ru') return chosen
  return /^\s*(ru|be)\b/i.test(request.headers['accept-language'] ?? '') ? 'ru' : 'en'
}

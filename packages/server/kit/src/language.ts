import { offeredLanguage, type PortalLanguage } from '@seriba/domain/site/portal-languages'
import type { FastifyRequest } from 'fastify'
import type {} from './fastify.ts'
import { type Language, languageIds } from './language-ids.ts'

export { type Language, languageIds }

export const languageOf = (id: number | null): Language => (id === languageIds.ru ? 'ru' : 'en')

/** The language chosen in this browser, if any: the apps' `storeLanguage` leaves it in a cookie. */
function chosenLanguage({ cookies }: FastifyRequest): Language | null {
  const chosen = cookies.language
  return chosen === 'en' || chosen === 'ru' ? chosen : null
}

/** A page's language: the logged-in user's, else the first one offered until a language is chosen here (1§9). */
export const pageLanguage = (request: FastifyRequest, offered: readonly PortalLanguage[]): Language =>
  offeredLanguage(offered, request.session?.language ?? chosenLanguage(request))

/** The logged-in user's language, else the one chosen in this browser, else the one it prefers, if that is offered. */
export function requestLanguage(request: FastifyRequest): Language {
  if (request.session) return request.session.language
  const preferred = /^\s*(ru|be)\b/i.test(request.headers['accept-language'] ?? '') ? 'ru' : 'en'
  return offeredLanguage(request.server.offeredLanguages, chosenLanguage(request) ?? preferred)
}

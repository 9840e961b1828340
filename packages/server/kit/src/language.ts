import type { FastifyRequest } from 'fastify'
import type {} from './fastify.ts'
import { type Language, languageIds } from './language-ids.ts'

export { type Language, languageIds }

export const languageOf = (id: number | null): Language => (id === languageIds.ru ? 'ru' : 'en')

/** What was chosen in this browser, if anything was: `storeLanguage` of the apps leaves it in a cookie. */
function chosenLanguage({ cookies }: FastifyRequest): Language | null {
  const chosen = cookies.language
  return chosen === 'en' || chosen === 'ru' ? chosen : null
}

/** Of a page: that of the logged-in user, else English until a language is chosen here (1§9). */
export const pageLanguage = (request: FastifyRequest): Language =>
  request.session?.language ?? chosenLanguage(request) ?? 'en'

/** Of the logged-in user, else what the browser chose here, else what it prefers. */
export function requestLanguage(request: FastifyRequest): Language {
  if (request.session) return request.session.language
  const chosen = chosenLanguage(request)
  if (chosen) return chosen
  return /^\s*(ru|be)\b/i.test(request.headers['accept-language'] ?? '') ? 'ru' : 'en'
}

import type { FastifyInstance } from 'fastify'

/** In JSON, half a surrogate pair is how a text ends that was cut in the middle of a character. */
const escapes = /\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|(u[dD][89a-fA-F]..)|.)/gs

/** No database accepts half a character, so the replacement character takes its place. */
const withWholeCharacters = (json: string) =>
  json.replace(escapes, (whole, half?: string) => (half === undefined ? whole : '\\ufffd'))

/** A JSON body may be empty, since some mutations need no input. */
export function registerJsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parse(request, withWholeCharacters(String(body)), done)
  })
}

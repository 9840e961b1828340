import type { FastifyInstance } from 'fastify'

/** In JSON; half a character is what a text ends with that was cut in the middle of one. */
const escapes = /\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|(u[dD][89a-fA-F]..)|.)/gs

/** No database takes half a character: the sign for what cannot be read stands in its place. */
const withWholeCharacters = (json: string) =>
  json.replace(escapes, (whole, half?: string) => (half === undefined ? whole : '\\ufffd'))

/** A JSON body may be empty: some mutations say everything by being sent. */
export function registerJsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parse(request, withWholeCharacters(String(body)), done)
  })
}

import type { FastifyInstance } from 'fastify'
import type { Company } from './company.ts'

/** The company's own pictures, and nothing else that lies beside its file. */
export function companyPictureRoutes(app: FastifyInstance, { pictures }: Pick<Company, 'pictures'>) {
  for (const { url, body, contentType } of new Map(pictures.map((one) => [one.url, one])).values()) {
    app.get(url, (_request, reply) =>
      reply
        .type(contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // A drawing may carry a script; opened by itself it must not run as ours.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(body),
    )
  }
}

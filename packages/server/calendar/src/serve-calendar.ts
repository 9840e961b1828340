import type {} from '@fastify/rate-limit'
import { viewCalendar } from '@seriba/contracts/calendar'
import { authorize } from '@seriba/domain/access/audience'
import { biddingDeadline, cancellationDeadline } from '@seriba/domain/bids/deadlines'
import { formatDateTime } from '@seriba/domain/format/date'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { linkBase } from '@seriba/server-account/link-base'
import { sessionOfRequest } from '@seriba/server-account/session'
import { termsOf } from '@seriba/server-bids/hall-terms'
import { notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AuctionRow, auctionsOf, type CalendarReader, readerOfToken } from './calendar.repository.ts'
import { icalendar } from './icalendar.ts'

const words = {
  en: {
    name: (brand: string) => `${brand}: my bids`,
    lot: 'Lot',
    closes: (at: string) => `Bids close at ${at}, Japan time.`,
    cancelFree: (at: string) => `You can cancel until ${at}, Japan time.`,
  },
  ru: {
    name: (brand: string) => `${brand}: мои ставки`,
    lot: 'Лот',
    closes: (at: string) => `Ставки принимаются до ${at} по времени Японии.`,
    cancelFree: (at: string) => `Отменить ставку можно до ${at} по времени Японии.`,
  },
}

/** A lot is sold in less, but calendars hide events without duration. */
const minutes = 15

/** Calendars refresh once an hour; a caller who comes more often than this is guessing or broken. */
const rateLimit = { max: 30, timeWindow: '1 minute' }

/**
 * The auctions that somebody bids in, as a calendar file: saved by its logged-in owner, or read at an address that
 * opens it without a session. It says until when they may bid and cancel, but not what they bid: others may know the
 * address.
 */
export function calendarFileRoutes(app: FastifyInstance, ctx: AppContext) {
  app.get('/v1/calendar', { config: { rateLimit } }, async (request, reply) => {
    await app.authenticate(request)
    const { actor, language } = sessionOfRequest(request)
    throwIfRejected(authorize(actor, viewCalendar))
    void reply.header('content-disposition', 'attachment; filename="bids.ics"')
    return send(ctx, { actor, language }, request, reply)
  })
  app.get<{ Params: { file: string } }>(
    '/v1/calendar/:file',
    { config: { rateLimit } },
    async (request, reply) => {
      const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
      const reader = token === undefined ? null : await readerOfToken(ctx.db, token)
      return reader ? send(ctx, reader, request, reply) : notFound()
    },
  )
}

async function send(ctx: AppContext, reader: CalendarReader, request: FastifyRequest, reply: FastifyReply) {
  const { name, lot, closes, cancelFree } = words[reader.language]
  const deadlinesOf = (row: AuctionRow) => {
    const at = { auctionDate: row.auction_at, status: row.status }
    const terms = termsOf(row)
    return [
      closes(formatDateTime(biddingDeadline(at, terms, reader.actor.permission.bidDeadlineCheck))),
      cancelFree(formatDateTime(cancellationDeadline(at, terms))),
    ]
  }
  const base = linkBase(ctx.config, request)
  const auctions = await auctionsOf(ctx.db, reader, new Date())
  const events = auctions.map((row) => ({
    uid: `lot-${row.id}@seriba`,
    changed: new Date(row.changed_at),
    start: new Date(row.auction_at),
    minutes,
    summary: [
      `${lot} ${row.lot_no}`,
      [row.maker, row.model, row.year].filter(Boolean).join(' '),
      row.auction,
    ].join(', '),
    description: deadlinesOf(row).join('\n'),
    url: `${base}${lotPathOf(row.lot_type, String(row.id), 'live')}`,
  }))
  return reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(icalendar(name(ctx.company.brand), events))
}

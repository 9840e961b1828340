import { hourMs } from '@seriba/domain/time/jst'
import { sessionOfRequest } from '@seriba/server-account/session'
import { assertMaySeeLot } from '@seriba/server-catalogue/page-access'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { readClaim, signClaim } from '@seriba/server-kit/signed-claim'
import type { FastifyInstance } from 'fastify'
import { scheduleSheetCheck } from './picture-changes.ts'
import { findSheetLot, hashOfSheet, readingOfLot } from './readings.repository.ts'
import { sheetImage } from './sheet-image.ts'
import { severityWords, standingOf } from './sheet-standing.ts'
import { shownReading } from './shown-reading.ts'
import { translatedPicture } from './translated-picture.ts'

const purpose = 'translated sheet'
const linkHours = 24

type Claim = { lot: string; user: number; language: 'en' | 'ru' }

/** The address of a lot's sheet in a language; the link works for a day, and for nobody else. */
export function translatedSheetLink(
  { lot, user, language }: Claim,
  { cookieSecret }: Pick<AppContext['config'], 'cookieSecret'>,
  now = new Date(),
): string {
  // By the hour, so that a browser that asks again finds the cached picture.
  const untilHour = Math.floor(now.getTime() / hourMs) + 1 + linkHours
  const token = signClaim(purpose, `${lot}-${user}-${language}-${untilHour}`, cookieSecret)
  return `/v1/sheet-pictures/${token}/sheet-${language}.svg`
}

/** What a link was made for; null if it has expired, or we did not make it. */
function claimOf(token: string, secret: string, now: Date): Claim | null {
  const said = readClaim(purpose, token, secret)
  const [, lot = '', user, language, untilHour] = /^(\d+)-(\d+)-(en|ru)-(\d+)$/.exec(said ?? '') ?? []
  if (Number(untilHour) * hourMs <= now.getTime() || untilHour === undefined) return null
  return { lot, user: Number(user), language: language === 'ru' ? 'ru' : 'en' }
}

/** The picture behind such a link, drawn on request, so that staff's latest corrections are in it. */
export function sheetPictureRoute(
  app: FastifyInstance,
  { db, config, demoCompany }: Pick<AppContext, 'db' | 'config' | 'demoCompany'>,
) {
  app.get<{ Params: { token: string } }>('/v1/sheet-pictures/:token/:name', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor } = sessionOfRequest(request)
    const { token } = request.params
    const claim = claimOf(token, config.cookieSecret, new Date())
    if (claim?.user !== actor.userId) return notFound()
    if (!actor.permission.auctionTranslationUse) throw new ApiError('permission_missing')
    const lot = await findSheetLot(db, claim.lot)
    if (!lot?.auction_sheet) return notFound()
    assertMaySeeLot(actor, lot.kind)
    const stored = await readingOfLot(db, lot)
    const read = stored && shownReading(stored, lot.auction)
    const { privatePhotoHosts } = config
    const source = { demoCompany, privatePhotoHosts }
    const image = read ? await sheetImage(lot.auction_sheet, source).catch(() => null) : null
    if (!read || !image) return notFound()
    // A reading of another picture is not drawn on this one.
    if (stored.reader === 'machine' && stored.sheet !== hashOfSheet(image.body)) {
      await withTransaction({ db }, (tx) => scheduleSheetCheck(tx, lot.id))
      return notFound()
    }
    const { language } = claim
    const svg = translatedPicture({
      image,
      reading: read.reading,
      auction: lot.auction,
      language,
      standing: standingOf(read, language),
      severityWords: severityWords(language),
    })
    return reply
      .type('image/svg+xml')
      .header(
        'content-security-policy',
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      )
      .header('cache-control', 'private, max-age=600')
      .send(svg)
  })
}

import type { LotsFoundEvent } from '@seriba/contracts/notifications'
import type { Permissions } from '@seriba/domain/access/permissions'
import { roleIds } from '@seriba/domain/access/roles'
import { lotPathOf, lotTypeOfKind, pageTypes } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { actorOf } from '@seriba/server-account/session'
import type { Config } from '@seriba/server-kit/config'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { carMailTexts } from './car-mail-texts.ts'
import { type ReauctionedCar, takeReauctionedCars } from './cars-again.repository.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    notifyCarsAgain: Record<string, never>
  }
}

/** An import's batch is visible only after its commit, so we keep looking for its lots this long after it began. */
const lookBackMs = 15 * 60_000

const news = {
  en: 'A car you watch is up for auction again',
  ru: 'Машина, за которой вы следите, снова на торгах',
}

/**
 * Notifies those who asked that a car is up for auction again: once per person and lot, while they may see its page.
 */
export function notifyCarsAgain(
  { db, publicUrl }: { db: Db; publicUrl: Config['publicUrl'] },
  now = new Date(),
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    for (const car of await takeReauctionedCars(tx, new Date(now.getTime() - lookBackMs))) {
      const listener = await listenerOf(tx, car)
      if (listener) await tell(tx, car, { ...listener, publicUrl })
    }
  })
}

const pageOf = ({ kind }: ReauctionedCar) => (kind === 'bike' ? 'bikes' : 'car-auction')

async function listenerOf(tx: Tx, car: ReauctionedCar) {
  const row = await tx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.language', 'u.user_type', 'u.role_id', 'u.permissions', 'u.staff_role'])
    .select(wantsMail('u', 'newLots.email').as('mail'))
    .where('u.id', '=', car.userId)
    .where('u.role_id', '!=', roleIds.disabled)
    .executeTakeFirst()
  if (!row) return null
  const { permission } = actorOf({ ...row, permissions: row.permissions as Partial<Permissions> })
  return permission[pageTypes[pageOf(car)].needs] ? row : null
}

type Listener = NonNullable<Awaited<ReturnType<typeof listenerOf>>> & { publicUrl: Config['publicUrl'] }

async function tell(tx: Tx, car: ReauctionedCar, { id, email, language, mail, publicUrl }: Listener) {
  const lotType = lotTypeOfKind[car.kind]
  const path = lotPathOf(lotType, String(car.id), 'live')
  const payload: LotsFoundEvent = {
    eventType: 'lotsFound',
    messageEn: news.en,
    messageRu: news.ru,
    lotNo: car.lotNo,
    auctionName: car.auction,
    specification: specificationOf(car),
    detail: { lotId: String(car.id), lotType, path, total: 1 },
  }
  await recordEvent(tx, { name: 'notification', rooms: [socketRooms.user(id)], payload })
  if (!mail) return
  await sendMail(tx, carMailTexts, {
    to: email,
    language: languageOf(language),
    template: 'carAgain',
    values: {
      lot: specificationOf(car),
      auction: car.auction,
      lotNo: car.lotNo,
      link: publicUrl === undefined ? null : `${publicUrl}${path}`,
    },
  })
}

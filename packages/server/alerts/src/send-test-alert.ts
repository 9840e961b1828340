import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { AwayChannel } from '@seriba/domain/notifications/choices'
import { ApiError } from '@seriba/server-kit/api-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { enqueueAlert } from './enqueue-alert.ts'

const texts = {
  en: { title: 'This is a test', body: 'Notifications will look like this.' },
  ru: { title: 'Это проверка', body: 'Так будут выглядеть уведомления.' },
}

/** A message on one channel, whatever the time and whatever is switched off. */
export async function sendTestAlert(
  { db }: { db: Db },
  actor: Actor,
  channel: AwayChannel,
  language: Language,
): Promise<void> {
  const now = new Date()
  const alert = {
    ...texts[language],
    tag: `t${now.getTime()}`,
    path: isManager(actor) ? '/console/profile' : '/profile',
    urgent: true,
    at: now.toISOString(),
  }
  const jobs = await withTransaction({ db }, (tx) => enqueueAlert(tx, actor.userId, [channel], alert))
  if (jobs === 0) throw new ApiError('channel_not_connected')
}

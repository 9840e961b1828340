import { failingDays } from '@seriba/domain/webhooks/delivery-rules'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { holdDeliveries } from '../switch-webhook.ts'
import { webhookMailTexts } from '../webhook-mail-texts.ts'

type Failed = { id: number; dealerId: number; publicUrl: string | undefined }

/** Switches off an address that has not answered for days, holds what is waiting for it, and emails its dealer. */
export async function disableFailingWebhook(tx: Tx, { id, dealerId, publicUrl }: Failed) {
  const { name, url, failing_since } = await tx
    .updateTable('webhook_endpoints')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .returning(['name', 'url', 'failing_since'])
    .executeTakeFirstOrThrow()
  await holdDeliveries(tx, id)
  await recordAudit(tx, {
    actor: null,
    action: 'webhook.giveUp',
    entity: 'webhook',
    entityId: id,
    before: { state: 'on' },
    after: { dealerId, state: 'failed', failingSince: failing_since },
  })
  const dealer = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', dealerId)
    .executeTakeFirstOrThrow()
  await sendMail(tx, webhookMailTexts, {
    to: dealer.email,
    language: languageOf(dealer.language),
    template: 'webhookFailed',
    values: {
      name,
      url,
      days: failingDays,
      link: publicUrl === undefined ? null : `${publicUrl}/profile?tab=api`,
    },
  })
}

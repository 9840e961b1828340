import { randomBytes } from 'node:crypto'
import { deviceOf } from '@seriba/domain/access/device-of'
import { formatDateTime } from '@seriba/domain/format/date'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import type { Browser } from './sessions.repository.ts'
import { hashOf } from './tokens.ts'
import { twoStepMailTexts } from './two-step/two-step-mail-texts.ts'

export type SignedInUser = {
  id: number
  email: string
  full_name: string
  language: number
  last_login: string | null
}

const isDevice = (text: string | null | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

/**
 * Remembers that an account was logged in to from a browser. Its owner is notified about an unknown one, except at
 * the very first login. Returns what will identify the browser; if nothing may be stored in it, its name and address
 * have to do.
 */
export async function recordDevice(
  tx: Tx,
  user: SignedInUser,
  { device, userAgent, ip }: Browser,
): Promise<string | null> {
  const token = device === null || isDevice(device) ? device : randomBytes(32).toString('base64url')
  const { known } = await tx
    .insertInto('known_devices')
    .values({ user_id: user.id, hash: hashOf(token ?? `${ip} ${userAgent}`) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'hash']).doUpdateSet({ last_seen_at: sql<string>`now()` }),
    )
    // A row touched by an insert has no earlier version.
    .returning(sql<boolean>`xmax <> 0`.as('known'))
    .executeTakeFirstOrThrow()
  if (!known && user.last_login !== null) {
    const { browser, system } = deviceOf(userAgent)
    await sendMail(tx, twoStepMailTexts, {
      to: user.email,
      language: languageOf(user.language),
      template: 'newDevice',
      values: {
        name: user.full_name,
        device: [browser, system].filter(Boolean).join(', '),
        at: formatDateTime(new Date()),
      },
    })
  }
  return token
}

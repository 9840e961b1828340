import type { Actor } from '@seriba/domain/access/actor'
import { staffInviteHours } from '@seriba/domain/access/staff-can'
import { issueLinkToken } from '@seriba/server-account/link-tokens.repository'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { nameOfStaff } from './staff.repository.ts'
import { staffMailTexts } from './staff-mail-texts.ts'

/** `staffTwoStep`: colleagues set up a second step before anything else. */
export type InvitationConfig = Pick<Config, 'staffTwoStep'>

type Invited = { id: number; email: string; full_name: string; language: number }

/** Emails a colleague the link for choosing a password; the link of an earlier invitation stops working. */
export async function mailInvitation(
  tx: Tx,
  { staffTwoStep }: InvitationConfig,
  actor: Actor,
  { person, linkBase }: { person: Invited; linkBase: string },
) {
  const token = await issueLinkToken(tx, person.id, 'reset-password', staffInviteHours)
  await tx.updateTable('users').set({ invited_at: new Date() }).where('id', '=', person.id).execute()
  await sendMail(tx, staffMailTexts, {
    to: person.email,
    language: languageOf(person.language),
    template: 'staffInvitation',
    values: {
      name: person.full_name,
      by: await nameOfStaff(tx, actor.userId),
      twoStep: staffTwoStep,
      url: `${linkBase}/auth/change-password?token=${token}`,
    },
  })
}

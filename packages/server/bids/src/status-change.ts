import type { Actor } from '@seriba/domain/access/actor'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import type { Company } from '@seriba/server-company/company'
import type { Caller } from '@seriba/server-kit/serve'
import type { PublicUrl } from './bid-mail.ts'

export type Change = {
  actor: Actor
  to: BidStatus
  now: Date
  company: Pick<Company, 'skuPrefix' | 'agentFee' | 'freight' | 'bidStep' | 'sameLotPriority' | 'tellSameLot'>
  caller: Pick<Caller, 'connection' | 'ip'>
  publicUrl: PublicUrl
  /** The reason, if the bid is archived. */
  reason: string
  /** Even though another client's bid is ahead, or the group is filled. */
  anyway?: boolean | undefined
  /** The reason why another client's win is followed by this one. */
  secondWin?: string | undefined
  /** Whatever caused it notifies the client. */
  isAlreadyNotified?: true
}

import type { AccountPaper } from '@seriba/contracts/dashboard'
import type { Db } from '@seriba/server-kit/db'
import { endingPapersOf } from './ending-papers.ts'
import { requestsTo } from './papers.repository.ts'

/** What a client still has to send about themselves: first what was requested, then what has expired or will soon. */
export async function accountPapersOf(db: Db, clientId: number, now: Date): Promise<AccountPaper[]> {
  const [requests, ending] = await Promise.all([
    requestsTo(db, clientId, now),
    endingPapersOf(db, clientId, now),
  ])
  const asked = requests.map(({ type, dueOn }) => ({
    type,
    dueOn,
    validUntil: ending.find((paper) => paper.type === type)?.validUntil ?? null,
  }))
  const unasked = ending.filter(({ type }) => !requests.some((request) => request.type === type))
  return [...asked, ...unasked.map((paper) => ({ ...paper, dueOn: null }))]
}

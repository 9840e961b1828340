import type { CompanySettings, SectionChanges, SectionName } from '@seriba/contracts/company'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { canSeeDraft, loadDraft, saveDraft } from './company-drafts.repository.ts'
import { partWith, sectionsOf } from './company-sections.ts'
import { viewCompany } from './view-company.ts'

type Ctx = Pick<AppContext, 'db' | 'companyStore'>
type Keeping = { version: number; sections: SectionChanges }

/** Saves parts of the company for later, for all staff; visitors see nothing of it. */
export async function saveCompanyDraft(
  ctx: Ctx,
  actor: Actor,
  { version, sections }: Keeping,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<CompanySettings> {
  const names = (Object.keys(sections) as SectionName[]).filter((name) => sections[name] !== undefined)
  await withTransaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('company settings'))`.execute(tx)
    if (!(await canSeeDraft(tx, names, version))) throw new ApiError('stale')
    const current = sectionsOf(ctx.companyStore.current)
    const seen = { ...current, ...(await loadDraft(tx, current)).sections }
    const kept = Object.fromEntries(
      names.map((name) => [name, sections[name] === null ? null : partWith(seen[name], sections[name])]),
    )
    await saveDraft(tx, kept, actor.userId)
    for (const section of names)
      await recordAudit(tx, {
        actor,
        action: sections[section] === null ? 'company.dropDraft' : 'company.keepDraft',
        entity: 'company',
        entityId: section,
        after: kept[section] ?? undefined,
        ip: caller.ip,
      })
    await recordEvent(tx, {
      name: 'notification',
      rooms: [socketRooms.staff],
      payload: { eventType: 'companyChanged' },
      by: { actor, caller },
    })
  })
  return viewCompany(ctx)
}

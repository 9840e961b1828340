import { type CompanySections, GivenSections, type SectionName } from '@seriba/contracts/company'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { partWith } from './company-sections.ts'

/** The saved parts, with the people who saved them; one whose shape is no longer known is left out. */
export async function loadDraft(db: Db, current: CompanySections) {
  const rows = await db
    .selectFrom('company_drafts as draft')
    .leftJoin('users', 'users.id', 'draft.changed_by')
    .select(['section', 'value', 'draft.version', 'changed_at', 'users.full_name'])
    .orderBy('section')
    .execute()
  const kept = rows.flatMap((row) => {
    const parsed = GivenSections.shape[row.section]?.safeParse(row.value)
    return parsed?.success ? [{ ...row, value: partWith(current[row.section], parsed.data) }] : []
  })
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    sections: Object.fromEntries(
      kept.map(({ section, value }) => [section, value]),
    ) as Partial<CompanySections>,
    changed: kept.map(({ section, changed_at, full_name }) => ({ section, at: changed_at, by: full_name })),
  }
}

/** Whether nobody has saved any of these parts since a version of the draft, and that version exists. */
export async function canSeeDraft(
  tx: Tx,
  names: readonly SectionName[],
  version: number | undefined,
): Promise<boolean> {
  if (version === undefined) return true
  const rows = await tx.selectFrom('company_drafts').select(['section', 'version']).execute()
  const { rows: given } = await sql<{ newest: number | null }>`
    select pg_sequence_last_value('company_draft_version') as newest`.execute(tx)
  if (version > (given[0]?.newest ?? 0)) return false
  return rows.every((row) => !names.includes(row.section) || row.version <= version)
}

/** A published part is no longer a draft. */
export const deleteDraft = (tx: Tx, names: readonly SectionName[]) =>
  tx.deleteFrom('company_drafts').where(sql<boolean>`section = any(${names}::text[])`).execute()

/** A removed part keeps its row, and with it its version: anybody who has not seen that is told so. */
export async function saveDraft(
  tx: Tx,
  sections: { [S in SectionName]?: CompanySections[S] | null },
  by: number,
): Promise<void> {
  const { rows } = await sql<{ next: number }>`select nextval('company_draft_version') as next`.execute(tx)
  for (const [name, value] of Object.entries(sections)) {
    const row = {
      value: value === null || value === undefined ? null : JSON.stringify(value),
      version: rows[0]?.next ?? 0,
      changed_at: new Date(),
      changed_by: by,
    }
    await tx
      .insertInto('company_drafts')
      .values({ section: name as SectionName, ...row })
      .onConflict((conflict) => conflict.column('section').doUpdateSet(row))
      .execute()
  }
}

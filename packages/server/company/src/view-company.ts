import type { CompanySettings } from '@seriba/contracts/company'
import type { AppContext } from '@seriba/server-kit/context'
import { loadDraft } from './company-drafts.repository.ts'
import { sectionsOf } from './company-sections.ts'

/** The company in the parts that staff can set, with the people who set them. */
export async function viewCompany({
  db,
  companyStore,
}: Pick<AppContext, 'db' | 'companyStore'>): Promise<CompanySettings> {
  const sections = sectionsOf(companyStore.current)
  const draft = await loadDraft(db, sections)
  const rows = await db
    .selectFrom('company_settings as setting')
    .leftJoin('users', 'users.id', 'setting.changed_by')
    .select(['section', 'setting.version', 'changed_at', 'users.full_name'])
    .select((eb) => eb('value', 'is not', null).as('stored'))
    .execute()
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    sections,
    draft,
    changed: rows
      .filter(({ stored }) => stored)
      .map(({ section, changed_at, full_name }) => ({ section, at: changed_at, by: full_name })),
  }
}

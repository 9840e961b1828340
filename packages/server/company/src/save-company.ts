import { isDeepStrictEqual } from 'node:util'
import type { CompanySections, CompanySettings, SectionChanges, SectionName } from '@seriba/contracts/company'
import type { ErrorCode } from '@seriba/contracts/errors'
import type { Actor } from '@seriba/domain/access/actor'
import { isRegistrationNumber } from '@seriba/domain/money/registration-number'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { canSeeDraft, deleteDraft } from './company-drafts.repository.ts'
import { partWith, sectionsOf, withSections } from './company-sections.ts'
import { settingErrors } from './company-store.ts'
import { storeIssuer } from './issuers.repository.ts'
import { announceCompany, lockSettings, storeSection } from './stored-sections.ts'
import { syncLanguages } from './sync-languages.ts'
import { syncPageVersions } from './sync-page-versions.ts'
import { viewCompany } from './view-company.ts'

type Ctx = Pick<AppContext, 'db' | 'companyStore' | 'endSingleFactorSessions'>
type Saving = { version: number; draftVersion?: number | undefined; sections: SectionChanges }

/** Stores parts over the company's file, or resets them to it. They apply at once, in every process. */
export async function saveCompany(
  { db, companyStore, endSingleFactorSessions }: Ctx,
  actor: Actor,
  { version, draftVersion, sections }: Saving,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<CompanySettings> {
  // What another process has just stored is included in the check.
  await companyStore.reload()
  const before = sectionsOf(companyStore.current)
  const file = sectionsOf(companyStore.file)
  const names = (Object.keys(sections) as SectionName[]).filter((name) => sections[name] !== undefined)
  const after: Partial<CompanySections> = Object.fromEntries(
    names.map((name) => [
      name,
      sections[name] === null ? file[name] : partWith(before[name], sections[name]),
    ]),
  )
  const fields = {
    ...(sections.issuer && registrationNumberErrors(before.issuer, after.issuer)),
    ...(await settingErrors(db, withSections(companyStore.current, {}), after)),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })

  await withTransaction({ db }, async (tx) => {
    await lockSettings(tx)
    const rows = await tx.selectFrom('company_settings').select(['section', 'version']).execute()
    const newest = Math.max(0, ...rows.map((row) => row.version))
    const seen = (name: SectionName) => rows.every((row) => row.section !== name || row.version <= version)
    const known = version <= newest && names.every(seen)
    if (!known || !(await canSeeDraft(tx, names, draftVersion))) throw new ApiError('stale')
    const next = newest + 1
    // Saving a part unchanged does not create a new version.
    const changed = names.filter(
      (name) => sections[name] === null || !isDeepStrictEqual(before[name], after[name]),
    )
    for (const section of changed) {
      const given = sections[section]
      await storeSection(tx, section, {
        value: given === null ? null : after[section],
        version: next,
        by: actor.userId,
      })
      await recordAudit(tx, {
        actor,
        action: given === null ? 'company.reset' : 'company.update',
        entity: 'company',
        entityId: section,
        before: before[section],
        after: after[section],
        ip: caller.ip,
      })
    }
    if (changed.includes('issuer')) await storeIssuer(tx, withSections(companyStore.file, after).issuer)
    await deleteDraft(tx, names)
    await syncPageVersions(tx, withSections(companyStore.current, after), actor.userId)
    if (after.accounts) await syncLanguages(tx, after.accounts)
    if (after.accounts?.clientTwoStep && !before.accounts.clientTwoStep) await endSingleFactorSessions(tx)
    await announceCompany(tx, { actor, caller })
  })
  await companyStore.reload()
  return viewCompany({ db, companyStore })
}

/** A number must be valid when it is entered; one stored before numbers were checked blocks nobody. */
function registrationNumberErrors(
  before: CompanySections['issuer'],
  after?: CompanySections['issuer'],
): Record<string, ErrorCode> {
  const entered = after?.registrationNumber?.trim()
  if (!entered || entered === before.registrationNumber?.trim() || isRegistrationNumber(entered)) return {}
  return { 'issuer.registrationNumber': 'setting_registration_number' }
}

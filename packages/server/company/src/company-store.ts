import { type CompanySections, GivenSections, type SectionName } from '@seriba/contracts/company'
import type { ErrorCode } from '@seriba/contracts/errors'
import { bankAccountOn } from '@seriba/domain/money/bank-account'
import { jstDay } from '@seriba/domain/time/jst'
import { coalesceRuns } from '@seriba/server-kit/coalesce-runs'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { FastifyBaseLogger } from 'fastify'
import { type BankAccount, bankAccounts } from './bank-accounts.repository.ts'
import type { Company } from './company.ts'
import { isTouchIcon } from './company-files.ts'
import { pictureAt } from './company-pictures.repository.ts'
import { CompanyFile } from './company-schema.ts'
import { partWith, placeInSections, sectionsOf, withSections } from './company-sections.ts'
import { issuers, type KeptIssuer } from './issuers.repository.ts'
import { codeOf } from './setting-errors.ts'

declare module '@seriba/server-kit/context' {
  interface AppContext {
    /** As currently set by staff: read it where it is needed, and do not keep any of it. */
    readonly company: Company
    companyStore: CompanyStore
    /** Logs out clients without a second step once it is mandatory. The owner of the sessions does it. */
    endSingleFactorSessions(tx: Tx): Promise<void>
  }
}

/** The current company: its file, with what staff have stored over it. */
export type CompanyStore = {
  readonly file: Company
  readonly current: Company
  /** The account that clients were told to pay to on a Japanese day. */
  bankOn(day: string): Company['bank']
  /** The account that clients were told to pay to at a certain time, ignoring later publications. */
  bankAt(moment: Date): Company['bank']
  /** The sender of documents at a certain time. */
  issuerAt(moment: Date): Company['issuer']
  /** Reloads the stored settings, since another process may have changed them. */
  reload(): Promise<void>
}

type StoreOptions = { db: Db; file: Company; log?: Pick<FastifyBaseLogger, 'warn'> }

export async function openCompany({ db, file, log }: StoreOptions): Promise<CompanyStore> {
  let current = file
  let accounts: readonly BankAccount[] = []
  let senders: readonly KeptIssuer[] = []
  const reload = coalesceRuns(async () => {
    let next = file
    const published = await bankAccounts(db)
    const named = await issuers(db)
    for (const { section, value } of await storedSections(db)) {
      const changes = changesOf(next, section, value)
      const faults =
        changes === null ? { [section]: 'invalid_input' } : await settingErrors(db, next, changes)
      if (changes === null || Object.keys(faults).length > 0)
        log?.warn(
          { section, faults },
          'a stored part of the company settings is no longer valid: the file is used instead',
        )
      else next = checked(withSections(next, changes), file)
    }
    current = next
    accounts = published
    senders = named
    shown = null
  })
  // An account applies from a certain day, so on a new day it may be a different one.
  let shown: { company: Company; day: string } | null = null
  const bankOn = (day: string) => bankAccountOn(accounts, day)?.account ?? current.bank
  const bankAt = (moment: Date) => {
    const known = accounts.filter(({ at }) => Date.parse(at) <= moment.getTime())
    return bankAccountOn(known, jstDay(moment))?.account ?? current.bank
  }
  // The name from before anything was stored here is the one in the file.
  const issuerAt = (moment: Date) => {
    const kept = senders.find(({ at }) => Date.parse(at) <= moment.getTime())
    return kept ? kept.issuer : file.issuer
  }
  const ofToday = () => {
    const day = jstDay(new Date())
    if (shown?.day !== day) shown = { day, company: { ...current, bank: bankOn(day) } }
    return shown.company
  }
  await reload()
  return {
    file,
    get current() {
      return ofToday()
    },
    bankOn,
    bankAt,
    issuerAt,
    reload,
  }
}

const storedSections = (db: Db) =>
  db
    .selectFrom('company_settings')
    .select(['section', 'value'])
    .where('value', 'is not', null)
    .orderBy('section')
    .execute()

function changesOf(company: Company, section: SectionName, value: unknown): Partial<CompanySections> | null {
  const parsed = GivenSections.shape[section]?.safeParse(value)
  return parsed?.success ? { [section]: partWith(sectionsOf(company)[section], parsed.data) } : null
}

const checked = (company: Company, { pictures }: Company): Company => {
  const { pictures: _files, ...settings } = company
  return { ...CompanyFile.parse(settings), pictures }
}

/** What the file's own parser says about a company with these parts, by field. */
export async function settingErrors(
  db: Db,
  company: Company,
  changes: Partial<CompanySections>,
): Promise<Record<string, ErrorCode>> {
  const { pictures, ...settings } = withSections(company, changes)
  const parsed = CompanyFile.safeParse(settings)
  const faults: Record<string, ErrorCode> = {}
  for (const issue of parsed.error?.issues ?? []) faults[placeInSections(issue.path)] ??= codeOf(issue)
  const { brand } = changes
  const named = brand && {
    'brand.logo.light': brand.logo?.light,
    'brand.logo.dark': brand.logo?.dark,
    'brand.logo.mark': brand.logo?.mark,
    'brand.favicon': brand.favicon,
    'brand.touchIcon': brand.touchIcon,
  }
  for (const [place, url] of Object.entries(named ?? {})) {
    if (!url || url.startsWith('https://') || faults[place]) continue
    const picture = pictures.find((known) => known.url === url) ?? (await pictureAt(db, url))
    if (!picture) faults[place] = 'setting_picture'
    else if (place === 'brand.touchIcon' && !isTouchIcon(picture)) faults[place] = 'setting_icon_size'
  }
  return faults
}

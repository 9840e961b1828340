import type { SectionName } from '@seriba/contracts/company'
import type { VersionedPage } from '@seriba/domain/site/page-slugs'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { InstantNow } from './columns.ts'

export type CompanySettingsTable = {
  section: SectionName
  /** JSON text when written. */
  value: ColumnType<unknown, string | null, string | null>
  version: number
  changed_at: InstantNow
  changed_by: number | null
}

/** The sender of documents from a certain time on; null if there is none. */
export type IssuersTable = {
  id: GeneratedAlways<number>
  at: InstantNow
  issuer: ColumnType<Issuer | null, string | null, never>
}

export type Issuer = {
  name: string
  address: string[]
  registrationNumber: string | null
  /** Missing in older rows. */
  telephone?: string | null
}

/** The languages of the portal, as the database knows them. */
export type PortalLanguagesTable = { id: number; place: number }

/** What staff have saved but not published. */
export type CompanyDraftsTable = {
  section: SectionName
  /** JSON text when written; null if a part is removed from the draft. */
  value: ColumnType<unknown, string | null, string | null>
  version: number
  changed_at: InstantNow
  changed_by: number | null
}

/** Every text that a versioned page has had; empty in a language it was not written in. */
export type PageVersionsTable = {
  slug: VersionedPage
  version: number
  in_force_at: InstantNow
  en: string
  ru: string
  published_by: number | null
}

export type CompanyPicturesTable = {
  url: string
  body: Buffer
  content_type: string
  created_at: InstantNow
}

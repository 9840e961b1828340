import type { AuditEntry } from '@seriba/contracts/audit'
import { audit as en } from '@seriba/i18n/en/audit'
import { audit as ru } from '@seriba/i18n/ru/audit'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { namesOf } from '@seriba/server-kit/names-of'
import { daySpan, filterNames, filtersSet, type SheetFilter } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import type { AuditFilter } from './audit-filter.ts'

const texts = { en, ru }
const word = (words: object, key: string) => (words as Record<string, string>)[key] ?? key

/** Which entries were exported, in the list's own words. */
export async function auditFilters(db: Db, asked: AuditFilter, language: Language): Promise<SheetFilter[]> {
  const { filters, columns, entities, actions, fields } = texts[language]
  const { search, only } = filterNames(language)
  const nameOf = await namesOf(db, [asked.actorId])
  return filtersSet([
    [search, asked.search],
    [filters.who, nameOf(asked.actorId)],
    [filters.object, asked.entity && word(entities, asked.entity)],
    [columns.id, asked.entityId],
    [columns.action, asked.action && word(actions, asked.action)],
    [columns.field, asked.field && word(fields, asked.field)],
    [only, asked.moneyOnly === 1 && filters.money],
    [columns.ip, asked.ip],
    [filters.dates, daySpan(asked.dateFrom, asked.dateTo)],
  ])
}

/** The columns of the list, as they appear in a file; each entry is a row. */
export function auditSheet(language: Language): { name: string; columns: SheetColumn<AuditEntry>[] } {
  const { title, columns, entities, actions, fields, system } = texts[language]
  return {
    name: title,
    columns: [
      { head: columns.entry, width: 10, value: ({ id }) => id },
      { head: columns.time, width: 18, value: ({ at }) => at, as: 'moment' },
      { head: columns.who, width: 22, value: ({ actor }) => actor ?? system },
      { head: columns.ip, width: 16, value: ({ ip }) => ip },
      { head: columns.object, width: 14, value: ({ entity }) => word(entities, entity) },
      { head: columns.id, width: 18, value: ({ label, entityId }) => label ?? entityId },
      { head: columns.action, width: 24, value: ({ action }) => word(actions, action) },
      {
        head: columns.change,
        width: 60,
        value: ({ changes }) =>
          changes
            .map(({ field, before, after }) => `${word(fields, field)}: ${before ?? ''} → ${after ?? ''}`)
            .join('; '),
      },
      { head: columns.reason, width: 30, value: ({ reason }) => reason },
    ],
  }
}

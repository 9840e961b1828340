import type { AuditEntry } from '@seriba/contracts/audit'
import { formatDateTime } from '@seriba/domain/format/date'
import { audit as en } from '@seriba/i18n/en/audit'
import { audit as ru } from '@seriba/i18n/ru/audit'
import type { Language } from '@seriba/server-kit/language'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'

const texts = { en, ru }

/** The columns of the list, as a file has them; an entry is a row. */
export function auditSheet(language: Language): { name: string; columns: SheetColumn<AuditEntry>[] } {
  const { title, columns, entities, actions, fields, system } = texts[language]
  const word = (words: object, key: string) => (words as Record<string, string>)[key] ?? key
  return {
    name: title,
    columns: [
      { head: columns.entry, width: 10, value: ({ id }) => id },
      { head: columns.time, width: 18, value: ({ at }) => formatDateTime(at) },
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

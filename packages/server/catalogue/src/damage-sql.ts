import { damageBit } from '@seriba/domain/lots/damage/damage-bits'
import { codesWithout, unreadCodes } from '@seriba/domain/lots/damage/damage-filter'
import { repairedGrades, unrepairedGrades } from '@seriba/domain/lots/damage/repaired-grade'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LotFilters } from './lot-search.ts'

const list = (grades: readonly string[]) =>
  grades.map((grade) => `'${grade.replaceAll("'", "''")}'`).join(', ')
const isRepaired = `condition in (${list(repairedGrades)})`

/** Everything known about a lot's damage, as the domain's `damageCode` writes it. */
export const damageCodeText = `case
  when sheet_damage is not null then
    (case when ${isRepaired} then sheet_damage | ${damageBit('repair')} else sheet_damage end)::text
  when ${isRepaired} then '${unreadCodes.repaired}'
  when condition in (${list(unrepairedGrades)}) then '${unreadCodes.unrepaired}'
  else '${unreadCodes.unknown}' end`

export const damageCodeSql: RawBuilder<unknown> = sql.raw(`(${damageCodeText})`)

/** Lots without the selected damage. */
export function damageCondition(chosen: LotFilters['damage'] = []): RawBuilder<SqlBool>[] {
  const codes = codesWithout(chosen)
  return codes ? [sql`${damageCodeSql} = any(${codes}::text[])`] : []
}

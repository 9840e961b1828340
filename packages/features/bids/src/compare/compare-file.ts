import { spreadsheetText } from '@seriba/domain/format/spreadsheet-text'
import type { CompareSection } from './compare-rows.tsx'
import type { ComparedColumn } from './use-compared-lot.ts'

type Value = string | number | null
export type FileLine = { kind: 'head' | 'section' | 'row'; values: Value[] }

/** The comparison as rows of a spreadsheet: a column for each lot, and each row that is known for any of them. */
export function compareLines(
  columns: readonly ComparedColumn[],
  sections: readonly CompareSection[],
  bid: string,
): FileLine[] {
  const of = (told: (column: ComparedColumn) => Value): Value[] => columns.map(told)
  const line = (kind: FileLine['kind'], label: string, values: readonly Value[]): FileLine => ({
    kind,
    values: [label, ...values].map((value) => (typeof value === 'string' ? spreadsheetText(value) : value)),
  })
  return [
    line(
      'head',
      '',
      of(({ facts }) => facts && `${facts.lotNumber} ${facts.name}`),
    ),
    line(
      'row',
      '',
      of(({ facts }) => facts && [facts.grade, facts.hall, facts.at].filter(Boolean).join(', ')),
    ),
    ...sections.flatMap(({ title, rows }, at) => [
      line('section', title, []),
      ...(at === sections.length - 1
        ? [
            line(
              'row',
              bid,
              of(({ amount }) => amount),
            ),
          ]
        : []),
      ...rows.map(({ label, values, told }) => line('row', label, told ?? values)),
    ]),
  ]
}

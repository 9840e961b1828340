import { explainMark } from '@seriba/domain/lots/sheet/explain-mark'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { severities } from '@seriba/domain/lots/sheet/severity'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'

/** The codes on a sheet, worst first. */
export function codesOf({ marks }: SheetReading, hall: string) {
  const group = hallGroup(hall)
  const rank = (severity: (typeof severities)[number] | null) =>
    severity === null ? severities.length : severities.indexOf(severity)
  return marks
    .filter(({ code }) => code !== '')
    .map(({ code, part }, at) => ({
      key: at,
      code,
      severity: explainMark({ code, part }, group)?.severity ?? null,
    }))
    .toSorted((one, other) => rank(one.severity) - rank(other.severity))
}

/** What a sheet says about the interior; null if it says nothing. */
export const interiorOf = ({ fields }: SheetReading): string | null =>
  fields.find(({ name }) => name === 'interior')?.value || null

import type { CostVersion } from '@seriba/contracts/costs'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
import { addDays } from '@seriba/domain/time/jst'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { stateOf } from './version-state.ts'

type Props = { versions: readonly CostVersion[]; today: string; chosen: number | null }

/** Every version that ever existed, newest first. */
export function VersionSelect({ versions, today, chosen }: Props) {
  const { t } = useTranslation('costTables')
  const [params, setParams] = useSearchParams()
  if (versions.length === 0) return null
  const daysOf = ({ validFrom, validTo, at, by }: CostVersion) => {
    if (validFrom === null) return by === null ? formatDateTime(at) : t('by', { by, at: formatDateTime(at) })
    const from = formatDay(validFrom)
    if (validTo === null) return t('since', { from })
    // The last day of a version is the one before the next version begins.
    const last = addDays(validTo, -1)
    return t('span', { from, to: formatDay(last < validFrom ? validFrom : last) })
  }
  return (
    <Select
      label={t('versions')}
      labelHidden
      size="sm"
      options={versions.map((version) => ({
        value: String(version.id),
        label: `${t(stateOf(version, today))}, ${daysOf(version)}`,
      }))}
      value={chosen === null ? null : String(chosen)}
      onChange={(id) => {
        params.set('version', id)
        setParams(params)
      }}
    />
  )
}

import type { CostVersion } from '@seriba/contracts/costs'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
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
    return validTo === null ? t('since', { from }) : t('span', { from, to: formatDay(validTo) })
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

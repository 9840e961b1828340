import type { CostVersion } from '@seriba/contracts/costs'
import { formatDay } from '@seriba/domain/format/date'
import { versionMeeting } from '@seriba/domain/landed-cost/version-meeting'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'

type OverlappingVersionsProps = {
  versions: readonly CostVersion[]
  /** The Japanese day from which the draft would apply. */
  from: string
}

/** Shown before publishing: which of two versions applies if both are valid, and until when. */
export function OverlappingVersions({ versions, from }: OverlappingVersionsProps) {
  const { t } = useTranslation('costTables')
  const published = versions.filter(({ status }) => status === 'published')
  const { replaced, next } = versionMeeting(published, from)
  if (!replaced && !next) return null
  return (
    <Note tone="orange" role="status">
      {replaced && (
        <p>
          {t('meet.replaced', {
            day: formatDay(from),
            by: replaced.by ?? t('meet.somebody'),
            number: replaced.id,
          })}
        </p>
      )}
      {next?.validFrom && (
        <p>
          {t('meet.next', {
            day: formatDay(next.validFrom),
            by: next.by ?? t('meet.somebody'),
            number: next.id,
          })}
        </p>
      )}
    </Note>
  )
}

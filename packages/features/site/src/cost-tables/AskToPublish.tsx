import type { CostVersion } from '@seriba/contracts/costs'
import { formatDateTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CostModel } from './use-cost-draft.ts'

type AskToPublishProps = {
  model: CostModel
  draft: CostVersion | null
  /** The names of those who may publish. */
  publishers: readonly string[]
  note: string
  /** Why it cannot be requested yet. */
  blocked: string | undefined
  onAsked: () => void
}

/** For those who write the draft and may not publish it: the names of those who may, and a button to ask them. */
export function AskToPublish({ model, draft, publishers, note, blocked, onAsked }: AskToPublishProps) {
  const { t, i18n } = useTranslation('costTables')
  const asked = draft?.asked ?? null
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(publishers)
  const ask = async () => {
    if (await model.askToPublish(note)) onAsked()
  }
  return (
    <>
      <Note icon={Lock}>
        {publishers.length > 0 ? t('ask.only', { names, count: publishers.length }) : t('ask.nobody')}
      </Note>
      {asked && !model.isUnsaved && (
        <Note tone="blue" role="status">
          {t('ask.waits', { at: formatDateTime(asked.at), by: asked.by ?? t('meet.somebody') })}
        </Note>
      )}
      <Button
        variant="primary"
        busy={model.isBusy}
        disabledReason={
          blocked ?? (!draft ? t('saveFirst') : publishers.length === 0 ? t('ask.nobody') : undefined)
        }
        onClick={() => void ask()}
      >
        {asked && !model.isUnsaved ? t('ask.again') : t('ask.button')}
      </Button>
    </>
  )
}

/** For those who may publish: that a colleague asks for it, with the colleague's message. */
export function AskedToPublish({ draft }: { draft: CostVersion | null }) {
  const { t } = useTranslation('costTables')
  const asked = draft?.asked
  if (!asked) return null
  return (
    <Note tone="blue" role="status">
      <p>{t('ask.asked', { by: asked.by ?? t('meet.somebody'), at: formatDateTime(asked.at) })}</p>
      {asked.note && <p>{asked.note}</p>}
    </Note>
  )
}

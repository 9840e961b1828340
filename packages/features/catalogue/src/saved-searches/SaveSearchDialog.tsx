import { toApiError } from '@seriba/api/api-error'
import { useSaveSearchMutation } from '@seriba/api/shared/searches'
import type { PageType } from '@seriba/domain/lots/page-types'
import { savedSearches } from '@seriba/domain/searches/saved-search'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveSearchForm } from './SaveSearchForm.tsx'

type SaveSearchDialogProps = {
  isOpen: boolean
  onClose: () => void
  pageType: PageType
  params: string
  /** The title that is offered. */
  suggested: string
  count: number
  onSaved: (daily: boolean) => void
  onViewAll: () => void
}

export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { isOpen, onClose, pageType, params, suggested, count, onSaved, onViewAll } = props
  const { t } = useTranslation(['searches', 'common', 'refusal'])
  const formId = useId()
  /** Null until it is typed in: the offer follows the filters. */
  const [typed, setTyped] = useState<string | null>(null)
  const [daily, setDaily] = useState(false)
  const [save, { isLoading, error, reset }] = useSaveSearchMutation()
  const title = typed ?? suggested
  const apiError = toApiError(error)

  const end = () => {
    setTyped(null)
    setDaily(false)
    reset()
  }
  const submit = async () => {
    const { error: refused } = await save({ title: title.trim(), params, type: pageType, dailyEmail: daily })
    if (refused) return
    end()
    onSaved(daily)
  }

  const close = () => {
    end()
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('save.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button size="lg" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant="primary"
            busy={isLoading}
            disabled={title.trim() === ''}
          >
            {t('common:actions.save')}
          </Button>
        </>
      }
    >
      <SaveSearchForm
        id={formId}
        title={title}
        onTitle={setTyped}
        daily={daily}
        onDaily={setDaily}
        onSubmit={() => void submit()}
        count={count}
        limit={savedSearches.perPage}
        failure={apiError && t(`refusal:${apiError.code}`)}
        // What was typed stays, for when there is room for it.
        onViewAll={apiError?.code === 'too_many_searches' ? onViewAll : undefined}
      />
    </Dialog>
  )
}

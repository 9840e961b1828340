import { useSaveSearchMutation } from '@seriba/api/shared/searches'
import { saveSearch } from '@seriba/contracts/searches'
import type { PageType } from '@seriba/domain/lots/page-types'
import { savedSearches } from '@seriba/domain/searches/saved-search'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveSearchForm, type SearchValues } from './SaveSearchForm.tsx'

type SaveSearchDialogProps = {
  isOpen: boolean
  onClose: () => void
  pageType: PageType
  params: string
  /** The suggested title. */
  suggested: string
  count: number
  onSaved: (daily: boolean) => void
  onViewAll: () => void
}

export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { isOpen, onClose, pageType, params, suggested, count, onSaved, onViewAll } = props
  const { t } = useTranslation(['searches', 'common'])
  const formId = useId()
  const [save] = useSaveSearchMutation()
  const form = useContractForm<typeof saveSearch, SearchValues>(saveSearch, {
    defaults: { title: null, dailyEmail: false },
    request: ({ title, dailyEmail }) => ({
      title: (title ?? suggested).trim(),
      params,
      type: pageType,
      dailyEmail,
    }),
    async onSubmit(search, { dailyEmail }) {
      await save(search).unwrap()
      form.reset()
      onSaved(dailyEmail)
    },
  })
  const close = () => {
    form.reset()
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
            busy={form.busy}
            disabled={(form.values.title ?? suggested).trim() === ''}
          >
            {t('common:actions.save')}
          </Button>
        </>
      }
    >
      <SaveSearchForm
        id={formId}
        form={form}
        suggested={suggested}
        count={count}
        limit={savedSearches.perPage}
        // What was typed stays, for when there is room for it.
        onViewAll={form.error === 'too_many_searches' ? onViewAll : undefined}
      />
    </Dialog>
  )
}

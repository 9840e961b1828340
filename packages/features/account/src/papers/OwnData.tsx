import { useAskForDeletionMutation, useExportOwnDataQuery } from '@seriba/api/client/privacy'
import { formatDate } from '@seriba/domain/format/date'
import { Button, LinkButton } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../profile/Section.tsx'
import own from './own-papers.module.css'

/** A copy of everything that is stored about the viewer, and a request for its deletion. */
export function OwnData() {
  const { t } = useTranslation(['account', 'common'])
  const { data } = useExportOwnDataQuery()
  const [ask, { isLoading, isError }] = useAskForDeletionMutation()
  const [asking, setAsking] = useState(false)
  const asked = data?.deletionAsked

  async function confirm() {
    const { error } = await ask({})
    if (!error) setAsking(false)
  }

  return (
    <Section title={t('account:data.title')} text={t('account:data.text')}>
      {asked && <Note tone="orange">{t('account:data.asked', { date: formatDate(asked) })}</Note>}
      <div className={own.upload}>
        {data && (
          <LinkButton
            icon={Download}
            // Biome and screen readers require its text; the file is the answer.
            render={(props) => <a {...props} href={data.url} download />}
          >
            {t('account:data.copy')}
          </LinkButton>
        )}
        {asked ? (
          <Button busy={isLoading} onClick={() => void ask({ withdraw: 1 })}>
            {t('account:data.keep')}
          </Button>
        ) : (
          <Button variant="quiet-danger" onClick={() => setAsking(true)}>
            {t('account:data.delete')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        danger
        isOpen={asking}
        busy={isLoading}
        title={t('account:data.deleteTitle')}
        cancelLabel={t('common:actions.cancel')}
        confirmLabel={t('account:data.deleteConfirm')}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t('account:data.deleteText')}</p>
        {isError && (
          <Note tone="red" role="alert">
            {t('common:failed.title')}
          </Note>
        )}
      </ConfirmDialog>
    </Section>
  )
}

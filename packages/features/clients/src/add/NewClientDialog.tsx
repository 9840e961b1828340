import { FormDialog } from '@seriba/forms/FormDialog'
import { useTranslation } from 'react-i18next'
import { PersonFields } from './PersonFields.tsx'
import { TermFields } from './TermFields.tsx'
import { useNewClient } from './use-new-client.ts'

/** Opens an account for somebody who has none. */
export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clients')
  const form = useNewClient(onClose)
  return (
    <FormDialog form={form} title={t('add.title')} saveLabel={t('add.create')} onClose={onClose}>
      <PersonFields form={form} />
      <TermFields form={form} />
      <p>{t('add.invited')}</p>
    </FormDialog>
  )
}

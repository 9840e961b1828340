import { useAskForPaperMutation } from '@seriba/api/manager/client-papers'
import { askForPaper } from '@seriba/contracts/client-papers'
import { type PaperType, paperTypes } from '@seriba/domain/clients/paper-types'
import { DayField } from '@seriba/forms/DayField'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'

type AskDialogProps = { client: { userId: number; fullName: string }; onClose: () => void }

/** Asks a client for a document by email. */
export function AskDialog({ client: { userId, fullName }, onClose }: AskDialogProps) {
  const { t } = useTranslation('clients')
  const [ask] = useAskForPaperMutation()
  const { succeed } = useMessage()
  const form = useContractForm<typeof askForPaper, { type: PaperType; words: string; dueOn: string }>(
    askForPaper,
    {
      defaults: { type: 'passport', words: '', dueOn: '' },
      request: (typed) => ({ id: userId, ...typed }),
      async onSubmit(asked) {
        await ask(asked).unwrap()
        succeed(t('papers.askedFor', { name: fullName }))
        onClose()
      },
    },
  )
  return (
    <FormDialog
      form={form}
      title={t('papers.askTitle', { name: fullName })}
      saveLabel={t('papers.askConfirm')}
      onClose={onClose}
    >
      <Select
        label={t('papers.type')}
        options={paperTypes.map((value) => ({ value, label: t(`papers.types.${value}`) }))}
        {...form.field('type')}
      />
      <DayField label={t('papers.dueOn')} {...form.field('dueOn')} />
      <TextField label={t('papers.words')} maxLength={300} {...form.text('words')} />
    </FormDialog>
  )
}

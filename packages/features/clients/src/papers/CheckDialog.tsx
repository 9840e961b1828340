import { useCheckClientMutation } from '@seriba/api/manager/client-papers'
import { serverNow } from '@seriba/api/server-clock'
import { type ClientPaper, checkClient } from '@seriba/contracts/client-papers'
import { paperStanding, wantedPapers } from '@seriba/domain/clients/papers'
import { jstDay } from '@seriba/domain/time/jst'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Icon } from '@seriba/ui/Icon'
import { TextField } from '@seriba/ui/TextField'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './papers.module.css'

type CheckDialogProps = {
  client: { userId: number; fullName: string }
  papers: readonly ClientPaper[]
  checked: boolean
  onClose: () => void
}

/** Marks a client as verified, or undoes that; missing documents are listed, and staff may proceed without them. */
export function CheckDialog({ client: { userId, fullName }, papers, checked, onClose }: CheckDialogProps) {
  const { t } = useTranslation('clients')
  const [check] = useCheckClientMutation()
  const { succeed } = useMessage()
  const form = useContractForm<typeof checkClient, { note: string }>(checkClient, {
    defaults: { note: '' },
    request: ({ note }) => ({ id: userId, state: checked ? null : 'checked', note: note.trim() }),
    async onSubmit(asked) {
      await check(asked).unwrap()
      succeed(t(checked ? 'papers.unchecked' : 'papers.checkedNow', { name: fullName }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(checked ? 'papers.uncheckTitle' : 'papers.checkTitle', { name: fullName })}
      saveLabel={t(checked ? 'papers.uncheck' : 'papers.checkConfirm')}
      onClose={onClose}
    >
      {!checked && (
        <ul className={styles.list}>
          {wantedPapers.map((type) => {
            const standings = papers
              .filter((paper) => paper.type === type)
              .map((paper) => paperStanding(paper, jstDay(serverNow())))
            const fine = standings.includes('checked')
            const lack = standings.includes('expired') ? 'papers.expired' : 'papers.without'
            return (
              <li key={type} className={styles.missing} data-fine={fine || undefined}>
                <Icon icon={fine ? CircleCheck : CircleAlert} size={16} />
                <span>
                  <b>{t(`papers.types.${type}`)}</b>
                  <small>{t(fine ? 'papers.state.checked' : lack)}</small>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <TextField label={t('papers.staffNote')} maxLength={300} {...form.text('note')} />
    </FormDialog>
  )
}

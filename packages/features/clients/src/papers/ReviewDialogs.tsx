import { useDeletePaperMutation, useReviewPaperMutation } from '@seriba/api/manager/client-papers'
import { type ClientPaper, deletePaper, reviewPaper } from '@seriba/contracts/client-papers'
import { DayField } from '@seriba/forms/DayField'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './papers.module.css'

type ReviewProps = { userId: number; paper: ClientPaper; onClose: () => void }

/** Accepts a document, with its last valid day; for one that was already accepted, changes that day. */
export function AcceptDialog({ userId, paper, onClose }: ReviewProps) {
  const { t } = useTranslation('clients')
  const [review] = useReviewPaperMutation()
  const { succeed } = useMessage()
  const accepted = paper.state === 'checked'
  const form = useContractForm<typeof reviewPaper, { note: string; validUntil: string }>(reviewPaper, {
    defaults: { note: accepted ? (paper.note ?? '') : '', validUntil: paper.validUntil ?? '' },
    request: ({ note, validUntil }) => ({
      id: userId,
      documentId: paper.id,
      state: 'checked',
      note: note.trim(),
      validUntil,
    }),
    async onSubmit(asked) {
      await review(asked).unwrap()
      succeed(t(accepted ? 'papers.validitySaved' : 'papers.accepted'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(accepted ? 'papers.validityTitle' : 'papers.acceptTitle', {
        paper: t(`papers.types.${paper.type}`),
      })}
      saveLabel={t(accepted ? 'papers.validitySave' : 'papers.accept')}
      onClose={onClose}
    >
      <DayField
        label={t('papers.validUntil')}
        help={t('papers.validUntilHelp')}
        {...form.field('validUntil')}
      />
      <TextField label={t('papers.note')} maxLength={300} {...form.text('note')} />
    </FormDialog>
  )
}

const reasons = ['cut', 'unreadable', 'expired', 'otherName'] as const

/** Refuses a document: the client reads the reason. */
export function RefuseDialog({ userId, paper, onClose }: ReviewProps) {
  const { t } = useTranslation('clients')
  const [review] = useReviewPaperMutation()
  const { succeed } = useMessage()
  const form = useContractForm<typeof reviewPaper, { note: string }>(reviewPaper, {
    defaults: { note: '' },
    check: ({ note }) => (note.trim() === '' ? { note: 'field_required' } : {}),
    request: ({ note }) => ({ id: userId, documentId: paper.id, state: 'refused', note: note.trim() }),
    async onSubmit(asked) {
      await review(asked).unwrap()
      succeed(t('papers.refused'))
      onClose()
    },
  })
  return (
    <FormDialog
      destructive
      form={form}
      title={t('papers.refuseTitle', { paper: t(`papers.types.${paper.type}`) })}
      saveLabel={t('papers.refuseConfirm')}
      onClose={onClose}
    >
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <Button key={reason} size="sm" onClick={() => form.edit({ note: t(`papers.reasons.${reason}`) })}>
            {t(`papers.reasons.${reason}`)}
          </Button>
        ))}
      </div>
      <TextField label={t('papers.reason')} maxLength={300} {...form.text('note')} />
      <p className={styles.quiet}>{t('papers.refuseText')}</p>
    </FormDialog>
  )
}

/** Deletes a document permanently. */
export function RemoveDialog({ userId, paper, onClose }: ReviewProps) {
  const { t } = useTranslation('clients')
  const [remove] = useDeletePaperMutation()
  const { succeed } = useMessage()
  const form = useContractForm<typeof deletePaper, { reason: string }>(deletePaper, {
    defaults: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({ id: userId, documentId: paper.id, reason: reason.trim() }),
    async onSubmit(asked) {
      await remove(asked).unwrap()
      succeed(t('papers.removed'))
      onClose()
    },
  })
  return (
    <FormDialog
      destructive
      form={form}
      title={t('papers.removeTitle', { paper: t(`papers.types.${paper.type}`) })}
      saveLabel={t('papers.remove')}
      onClose={onClose}
    >
      <TextField label={t('limits.reason')} maxLength={300} {...form.text('reason')} />
    </FormDialog>
  )
}

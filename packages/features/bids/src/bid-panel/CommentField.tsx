import { TextArea } from '@seriba/ui/TextArea'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Side } from '../shared/side.ts'

type CommentFieldProps = {
  side: Side
  value: string
  error: string | undefined
  onEdit: (changed: { comment: string }) => void
  onLeave: (name: 'comment') => void
}

/** A comment on the bid for the company; rendered when it changes, not with every key of the amount. */
export const CommentField = memo(function CommentField(props: CommentFieldProps) {
  const { side, value, error, onEdit, onLeave } = props
  const { t } = useTranslation('bids')
  return (
    <TextArea
      name="comment"
      label={side === 'manager' ? t('panel.clientComment') : t('panel.comment')}
      hint={t('panel.optional')}
      placeholder={t('panel.commentExample')}
      maxLength={2000}
      value={value}
      error={error}
      onChange={({ target }) => onEdit({ comment: target.value })}
      onBlur={() => onLeave('comment')}
    />
  )
})

import { useSaveChatMutation } from '@seriba/api/shared/chat'
import type { RankedBid } from '@seriba/contracts/rival-bids'
import { leftByEscape } from '@seriba/forms/left-by-escape'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextArea } from '@seriba/ui/TextArea'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { MessageCircle } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newRequestKey } from '../shared/request-key.ts'
import styles from './same-lot.module.css'

const longest = 2000

type Sending = { to: readonly RankedBid[]; key: string }

/** One message to every client with a live bid on a lot, each in the chat about their own bid. */
export function WriteToAll({ bids }: { bids: readonly RankedBid[] }) {
  const { t } = useTranslation(['sameLot', 'common'])
  const [saveChat, { isLoading }] = useSaveChatMutation()
  const [text, setText] = useState<string | null>(null)
  const [left, setLeft] = useState<Sending | null>(null)
  const [told, setTold] = useState(0)

  const opener = useReturnFocus(text !== null)
  const { leave, guard } = useUnsaved(Boolean(text?.trim()), { survivesQuery: true, saving: isLoading })
  const close = () => leave(() => setText(null))

  if (text === null)
    return (
      <>
        {told > 0 && <Note tone="green">{t('toldAll', { count: told })}</Note>}
        <Button ref={opener} icon={MessageCircle} onClick={() => setText('')}>
          {t('writeAll', { count: bids.length })}
        </Button>
      </>
    )

  /** Only those who were not reached are written to again: nobody gets the message twice. */
  async function send(event: FormEvent) {
    event.preventDefault()
    const comment = text?.trim()
    if (!comment) return
    const { to, key } = left ?? { to: bids, key: newRequestKey() }
    const missed: RankedBid[] = []
    for (const bid of to) {
      const { error } = await saveChat({
        bidId: bid.bidId,
        comment,
        idempotencyKey: `${key}-${bid.bidId}`,
      })
      if (error) missed.push(bid)
    }
    setLeft(missed.length > 0 ? { to: missed, key } : null)
    if (missed.length > 0) return
    setTold(bids.length)
    setText(null)
  }

  return (
    <form className={styles.writeAll} onSubmit={(event) => void send(event)} {...leftByEscape(close)}>
      {guard}
      <TextArea
        autoFocus
        label={t('message')}
        maxLength={longest}
        value={text}
        // The clients who already have it must not get another.
        readOnly={isLoading || left !== null}
        onChange={({ target }) => setText(target.value)}
      />
      <p>{t('writeAllText')}</p>
      {left && (
        <Note tone="red" role="alert">
          {t('notReached', { clients: left.to.map(({ client }) => client).join(', ') })}
        </Note>
      )}
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={isLoading} disabled={text.trim() === ''}>
          {left ? t('common:actions.retry') : t('send')}
        </Button>
        <Button disabled={isLoading} onClick={close}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  )
}

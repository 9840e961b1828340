import { formatDate } from '@seriba/domain/format/date'
import { Spinner } from '@seriba/ui/Spinner'
import { TextButton } from '@seriba/ui/TextLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chat } from '../panel/use-chat.ts'
import { Composer } from './Composer.tsx'
import { FailedMessage } from './FailedMessage.tsx'
import { Message } from './Message.tsx'
import styles from './messages.module.css'
import { useMessageQueue } from './use-message-queue.ts'
import { WaitingMessage } from './WaitingMessage.tsx'

type ConversationProps = {
  chat: Chat
  /** With a keyboard, Enter sends; on touch screens there is a button. */
  sendByEnter: boolean
}

/** The messages about a bid, by Japanese day, and a field for answering. */
export function Conversation({ chat, sendByEnter }: ConversationProps) {
  const { t } = useTranslation(['chat', 'common', 'refusal'])
  const { send, sending, queued, failed, retry, waiting, remove } = useMessageQueue(chat.bidId)
  // Here, since a chat that could not be loaded has no field: the typed text returns with it.
  const [draft, setDraft] = useState('')
  const messages = chat.data?.chat ?? []
  const days = Map.groupBy(messages, ({ time }) => formatDate(time))
  const isEmpty = [messages, queued, failed, waiting].every(({ length }) => length === 0)

  return (
    <>
      {/* In reverse order, so that the newest message stays in view. */}
      <div
        role="log"
        aria-label={t('messages')}
        aria-busy={chat.loading || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className={styles.scroller}
      >
        {chat.loading && isEmpty ? (
          <Spinner label={t('loading')} className={styles.loading} />
        ) : (
          <div className={styles.log}>
            {(isEmpty || chat.failed) && (
              <div className={styles.none}>
                <p>{chat.unknown ? t('refusal:bid_not_found') : chat.failed ? t('failed') : t('empty')}</p>
                {chat.failed && !chat.unknown && (
                  <TextButton onClick={chat.retry}>{t('common:actions.retry')}</TextButton>
                )}
              </div>
            )}
            {[...days].map(([day, said]) => (
              <section key={day} className={styles.day} aria-label={day}>
                <span aria-hidden className={styles.date}>
                  {day}
                </span>
                {said.map((message) => (
                  <Message key={message.id} message={message} />
                ))}
              </section>
            ))}
            {queued.map(({ key, text, time }) => (
              <Message key={key} message={{ id: 0, text, time, isOwn: true }} />
            ))}
            {failed.map((message) => (
              <FailedMessage key={message.key} message={message} onRetry={() => retry(message)} />
            ))}
            {waiting.map((message) => (
              <WaitingMessage key={message.key} message={message} onRemove={() => remove(message.key)} />
            ))}
          </div>
        )}
      </div>
      {!chat.failed && (
        <Composer
          text={draft}
          onText={setDraft}
          sendByEnter={sendByEnter}
          sending={sending || queued.length > 0}
          onSend={send}
        />
      )}
    </>
  )
}

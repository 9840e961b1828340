import { formatDate } from '@seriba/domain/format/date'
import { Spinner } from '@seriba/ui/Spinner'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import type { Chat } from '../panel/use-chat.ts'
import { Composer } from './Composer.tsx'
import { FailedMessage } from './FailedMessage.tsx'
import { Message } from './Message.tsx'
import styles from './messages.module.css'
import { useSending } from './use-sending.ts'
import { WaitingMessage } from './WaitingMessage.tsx'

type ConversationProps = {
  chat: Chat
  /** With a keyboard Enter sends; a thumb has the button. */
  sendByEnter: boolean
}

/** What was said about a bid, by Japanese days, and a place to answer. */
export function Conversation({ chat, sendByEnter }: ConversationProps) {
  const { t } = useTranslation(['chat', 'common', 'refusal'])
  const { send, sending, failed, retry, waiting, remove } = useSending(chat.bidId)
  const messages = chat.data?.chat ?? []
  const days = Map.groupBy(messages, ({ time }) => formatDate(time))

  return (
    <>
      {/* Turned upside down, so that the newest message stays in sight. */}
      <div
        role="log"
        aria-label={t('messages')}
        aria-busy={chat.loading || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className={styles.scroller}
      >
        {chat.loading ? (
          <Spinner label={t('loading')} className={styles.loading} />
        ) : (
          <div className={styles.log}>
            {messages.length === 0 && failed.length === 0 && waiting.length === 0 && (
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
        <Composer sendByEnter={sendByEnter} sending={sending} closed={chat.loading} onSend={send} />
      )}
    </>
  )
}

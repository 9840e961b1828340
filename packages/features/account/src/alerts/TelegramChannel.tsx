import { toApiError } from '@seriba/api/api-error'
import { useConnectTelegramMutation, useDisconnectTelegramMutation } from '@seriba/api/shared/alerts'
import type { viewAlertChannels } from '@seriba/contracts/alerts'
import type { Output } from '@seriba/contracts/contract'
import { formatDate } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import own from './alerts.module.css'

type TelegramChannelProps = {
  telegram: NonNullable<Output<typeof viewAlertChannels>['telegram']>
  onTest: () => void
}

/** The chat with the company's bot: linked by opening Telegram. */
export function TelegramChannel({ telegram: { name, since }, onTest }: TelegramChannelProps) {
  const { t } = useTranslation(['alerts', 'refusal'])
  const [connect, connecting] = useConnectTelegramMutation()
  const [disconnect, disconnecting] = useDisconnectTelegramMutation()
  const error = connecting.error ?? disconnecting.error
  const link = since === null ? connecting.data?.url : undefined
  const open = async () => {
    const { data } = await connect()
    // If the browser blocks the window, there is the link below.
    if (data) window.open(data.url, '_blank', 'noopener')
  }
  return (
    <div className={own.channel}>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>{t('alerts:telegram')}</p>
          <p className={styles.remark}>
            {since
              ? [name, t('alerts:since', { date: formatDate(since) })].filter(Boolean).join(', ')
              : t('alerts:telegramText')}
          </p>
        </div>
        <div className={styles.actions}>
          {since ? (
            <>
              <Button size="sm" variant="ghost" onClick={onTest}>
                {t('alerts:test')}
              </Button>
              <Button size="sm" busy={disconnecting.isLoading} onClick={() => void disconnect()}>
                {t('alerts:disconnect')}
              </Button>
            </>
          ) : (
            <Button size="sm" busy={connecting.isLoading} onClick={() => void open()}>
              {t('alerts:connect')}
            </Button>
          )}
        </div>
      </div>
      {link && (
        <Note tone="blue" role="status">
          {t('alerts:telegramOpen')}{' '}
          <TextLink href={link} target="_blank" rel="noreferrer">
            {t('alerts:telegramLink')}
          </TextLink>
        </Note>
      )}
      {error && (
        <Note tone="red" role="alert">
          {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </Note>
      )}
    </div>
  )
}

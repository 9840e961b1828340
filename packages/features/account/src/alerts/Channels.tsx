import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useSendTestAlertMutation } from '@seriba/api/shared/alerts'
import type { UserDetail } from '@seriba/contracts/user'
import type { AwayChannel } from '@seriba/domain/notifications/choices'
import { Badge } from '@seriba/ui/Badge'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { PushChannel } from './PushChannel.tsx'
import { TelegramChannel } from './TelegramChannel.tsx'
import type { Channels as ChannelsState } from './use-channels.ts'

type ChannelsProps = { detail: UserDetail; channels: ChannelsState }

/** The channels for reaching somebody who is not looking at a page, each with what links it to them. */
export function Channels({ detail, channels }: ChannelsProps) {
  const { t } = useTranslation(['alerts', 'common', 'refusal'])
  const dispatch = useAppDispatch()
  const [sendTest] = useSendTestAlertMutation()
  const test = async (channel: AwayChannel) => {
    const { error } = await sendTest({ channel })
    dispatch(
      messageShown(
        error
          ? { tone: 'error', text: t(`refusal:${toApiError(error)?.code ?? 'internal'}`) }
          : { tone: 'success', text: t('alerts:testSent') },
      ),
    )
  }
  const { data } = channels
  return (
    <Section title={t('alerts:channels')} text={t('alerts:channelsText')}>
      {data ? (
        <div>
          <PushChannel push={data.push} onTest={() => void test('push')} />
          {data.telegram && <TelegramChannel telegram={data.telegram} onTest={() => void test('telegram')} />}
          <div className={styles.row}>
            <div>
              <p className={styles.name}>{t('alerts:email')}</p>
              <p className={styles.remark}>{detail.email}</p>
            </div>
            <Badge tone="green">{t('alerts:confirmed')}</Badge>
          </div>
        </div>
      ) : channels.failed ? (
        <ErrorState
          title={t('common:failed.title')}
          retryLabel={t('common:actions.retry')}
          retrying={channels.reading}
          onRetry={channels.readAgain}
        />
      ) : (
        <Skeleton height={144} />
      )}
    </Section>
  )
}

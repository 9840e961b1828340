import { toApiError } from '@seriba/api/api-error'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import { useLazyShareLotQuery } from '@seriba/api/shared/lot'
import type { LotDetail } from '@seriba/contracts/lot'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf, nameWithYear } from '../facts/lot-parts.ts'
import { CopyLink } from './CopyLink.tsx'
import { StopSharing } from './StopSharing.tsx'
import styles from './share.module.css'
import { defaultMessenger, openMessenger, sendBy, shareLink, shareRequest } from './share-link.ts'

type ShareDialogBodyProps = { lot: LotDetail; pageType: PageType }

/** The link with its code, which is created when somebody first requests it. */
export function ShareDialogBody({ lot, pageType }: ShareDialogBodyProps) {
  const { t, i18n } = useTranslation(['lot', 'common', 'refusal'])
  const [ask, { data, error, isFetching }] = useLazyShareLotQuery()
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const { id } = commonOf(lot)
  const [stopped, setStopped] = useState(false)
  useEffect(() => void ask(shareRequest(pageType, id)), [ask, pageType, id])

  if (stopped && !isFetching)
    return (
      <div className={styles.body}>
        <p role="status">{t('share.stopped')}</p>
        <Button
          block
          onClick={() => {
            void ask(shareRequest(pageType, id))
            setStopped(false)
          }}
        >
          {t('share.again')}
        </Button>
      </div>
    )
  if (error && !isFetching)
    return (
      <Note tone="red" role="alert">
        {t('share.failed', { reason: t(`refusal:${toApiError(error)?.code ?? 'internal'}`) })}
      </Note>
    )
  if (!data || isFetching) return <Skeleton height={32} aria-label={t('common:loading')} />

  const link = shareLink(window.location.origin, pageType, id, data.password)
  const messenger = site?.messenger ?? defaultMessenger
  const name = nameWithYear(lot)
  const text = t('share.message', { name, link })
  const service = sendBy(messenger, { text, link, name: `${name}. ${t('share.warning')}` })
  const send = () => openMessenger(service.address, window.matchMedia('(max-width: 1023px)').matches)
  return (
    <div className={styles.body}>
      <p>{t('share.text')}</p>
      <CopyLink link={link} />
      <p className={styles.code}>
        {t('share.code')} <b className="num">{data.password}</b>
      </p>
      <Button block icon={Send} onClick={send}>
        {t('share.sendTo', { messenger: service.name ?? t('share.messenger') })}
      </Button>
      <Note tone="orange">{t('share.warning')}</Note>
      <StopSharing
        share={{ kind: shareRequest(pageType, id).kind, id }}
        until={data.validUntil}
        onStopped={() => setStopped(true)}
      />
    </div>
  )
}

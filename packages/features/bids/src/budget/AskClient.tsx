import { type ApiError, toApiError } from '@seriba/api/api-error'
import { Button } from '@seriba/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type AskClientProps = { touch?: boolean; onAsk: () => Promise<unknown> | undefined }

/** Asks the client to approve or decline the amount. */
export function AskClient({ touch = false, onAsk }: AskClientProps) {
  const { t } = useTranslation(['budget', 'refusal'])
  const [stage, setStage] = useState<'ready' | 'busy' | 'asked' | ApiError['code']>('ready')
  const ask = async () => {
    setStage('busy')
    try {
      await onAsk()
      setStage('asked')
    } catch (failure) {
      setStage(toApiError(failure)?.code ?? 'internal')
    }
  }
  if (stage === 'asked') return <b role="status">{t('asking')}</b>
  return (
    <>
      <Button size={touch ? 'touch' : 'sm'} busy={stage === 'busy'} onClick={() => void ask()}>
        {t('askTheClient')}
      </Button>
      {stage !== 'ready' && stage !== 'busy' && <p role="alert">{t(`refusal:${stage}`)}</p>}
    </>
  )
}

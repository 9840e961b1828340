import { toApiError } from '@seriba/api/api-error'
import { useOwnPapersQuery, useUploadOwnPaperMutation } from '@seriba/api/client/client-papers'
import { serverNow } from '@seriba/api/server-clock'
import type { ClientPaper } from '@seriba/contracts/client-papers'
import { type PaperType, paperTypes } from '@seriba/domain/clients/paper-types'
import { expiresSoon, largestPaper, type PaperStanding, paperStanding } from '@seriba/domain/clients/papers'
import { formatDate, formatDay } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { base64Of } from '@seriba/forms/base64-of'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { TextLink } from '@seriba/ui/TextLink'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import own from './own-papers.module.css'

const tones: Record<PaperStanding, BadgeTone> = {
  new: 'blue',
  checked: 'green',
  refused: 'red',
  expired: 'red',
}

/** What the company wants its client to provide, and what the client has sent. */
export function OwnPapers() {
  const { t } = useTranslation(['account', 'refusal'])
  const { data } = useOwnPapersQuery()
  const [upload, { isLoading }] = useUploadOwnPaperMutation()
  const [chosen, setChosen] = useState<PaperType | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { papers = [], requests = [] } = data ?? {}
  const type = chosen ?? requests[0]?.type ?? 'passport'

  async function send(file: File | undefined) {
    if (!file) return
    setFailure(null)
    if (file.size === 0 || file.size > largestPaper) return setFailure(t('refusal:paper_size'))
    const { error } = await upload({ type, name: file.name, data: await base64Of(file) })
    if (error) setFailure(t(`refusal:${toApiError(error)?.code ?? 'internal'}`))
  }

  return (
    <Section title={t('account:papers.title')} text={t('account:papers.text')}>
      {requests.map((request) => (
        <Note key={request.type} tone="orange">
          <b>{t('account:papers.wanted', { paper: t(`account:papers.types.${request.type}`) })}</b>{' '}
          {request.dueOn && t('account:papers.dueOn', { day: formatDay(request.dueOn) })} {request.words}
        </Note>
      ))}
      <ul className={own.list}>
        {papers.map((paper) => (
          <PaperRow key={paper.id} paper={paper} />
        ))}
      </ul>
      <div className={own.upload}>
        <Select
          label={t('account:papers.type')}
          options={paperTypes.map((value) => ({ value, label: t(`account:papers.types.${value}`) }))}
          value={type}
          onChange={setChosen}
        />
        <Button icon={Upload} busy={isLoading} onClick={() => input.current?.click()}>
          {t('account:papers.send')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".pdf,.jpg,.jpeg,.png"
          aria-label={t('account:papers.send')}
          onChange={({ target }) => {
            void send(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {failure && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
    </Section>
  )
}

function PaperRow({ paper }: { paper: ClientPaper }) {
  const { t } = useTranslation('account')
  const { type, name, at, note, url, validUntil } = paper
  const today = jstDay(serverNow())
  const standing = paperStanding(paper, today)
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <TextLink href={url} target="_blank" rel="noopener">
            {t(`papers.types.${type}`)}
          </TextLink>
        </p>
        <p className={styles.remark}>
          {name}, {formatDate(at)}
        </p>
        {standing === 'refused' && note && <p className={own.refused}>{note}</p>}
        {validUntil && standing === 'expired' && (
          <p className={own.refused}>{t('papers.wasValidUntil', { day: formatDay(validUntil) })}</p>
        )}
        {validUntil && standing === 'checked' && (
          <p className={styles.remark}>{t('papers.validUntil', { day: formatDay(validUntil) })}</p>
        )}
      </div>
      <Badge tone={expiresSoon(paper, today) ? 'orange' : tones[standing]}>
        {t(`papers.states.${standing}`)}
      </Badge>
    </li>
  )
}

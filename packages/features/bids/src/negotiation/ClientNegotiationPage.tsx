import { useViewNegotiationQuery } from '@seriba/api/shared/negotiations'
import { useActor } from '@seriba/api/use-actor'
import { useHasPassed } from '@seriba/api/use-has-passed'
import type { ViewedNegotiation } from '@seriba/contracts/negotiations'
import { canJoinChat } from '@seriba/domain/access/client-visibility'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { PageFoot, TopBarSlash, TopBarTitle } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { PageHead } from '@seriba/ui/PageHead'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { ChevronLeft, CircleX, Clock, Handshake, MessageSquare, RotateCw, Trophy } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'
import { TimeLeft } from '../bid-panel/TimeLeft.tsx'
import { ConfirmedCost } from '../landed-cost/LandedCost.tsx'
import { OwnTime } from '../shared/OwnTime.tsx'
import { ChatPartner } from '../user-popover/UserName.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { NegotiationHead } from './NegotiationHead.tsx'
import { NegotiationLoading } from './NegotiationLoading.tsx'
import { NegotiationTurns } from './NegotiationTurns.tsx'
import styles from './negotiation.module.css'
import { PriceScale } from './PriceScale.tsx'
import { ReauctionAlert } from './ReauctionAlert.tsx'
import { ShortCredit } from './ShortCredit.tsx'
import { SpokenTimeLeft } from './SpokenTimeLeft.tsx'

/** A buyer's negotiation with the seller of one lot: the asking price, the deadline, and the three answers. */
export function ClientNegotiationPage({ chat }: WithChatSlot) {
  const { t } = useTranslation(['negotiation', 'common'])
  const actor = useActor()
  const [isWriting, setWriting] = useState(false)
  const wide = useWide()
  const bidId = Number(useParams().bid)
  const { data, isError, isFetching, refetch } = useViewNegotiationQuery(
    { bidId },
    { skip: !Number.isSafeInteger(bidId) || bidId < 1, refetchOnMountOrArgChange: true },
  )
  // The server ends it within a minute after that, and no longer accepts an answer.
  const isOver = useHasPassed(data?.answerBy ?? null)
  const joins = chat && data && actor && canJoinChat(actor, data.client === null ? 'self' : 'other')
  const write = joins ? () => setWriting(true) : undefined
  return (
    <>
      <div className={styles.page} data-beside-chat={isWriting || undefined}>
        <PageHead>
          <TopBarTitle>
            <TextLink className={styles.way} render={(props) => <Link {...props} to="/bids" />}>
              {wide ? t('toBids') : <ChevronLeft size={20} aria-label={t('toBids')} />}
            </TextLink>
            {wide && <TopBarSlash />}
            {t('title')}
          </TopBarTitle>
          {write && (
            <IconButton className={styles.write} icon={MessageSquare} label={t('write')} onClick={write} />
          )}
        </PageHead>
        {isError && !data && (
          <EmptyState
            icon={Handshake}
            title={t('notFound')}
            action={
              <Button icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
                {t('common:actions.retry')}
              </Button>
            }
          />
        )}
        {!data && !isError && <NegotiationLoading />}
        {data && (
          <>
            <NegotiationHead negotiation={data} />
            {data.outcome === null ? (
              <>
                <section className={styles.clock} aria-label={t('answerBy')}>
                  <p>
                    {t(`turn.${data.turn}`)}
                    <b className="num-words">{t('japan', { at: formatDateTime(data.answerBy) })}</b>
                    <OwnTime at={data.answerBy} />
                  </p>
                  <TimeLeft until={data.answerBy} />
                  {data.turn === 'client' && <SpokenTimeLeft until={data.answerBy} />}
                </section>
                <section className={styles.ask}>
                  <p>{t('sellerAsks')}</p>
                  <b className="num">{formatMoney(data.ask)}</b>
                  {data.client === null && <ConfirmedCost carId={data.lotId} amount={data.ask} />}
                  <PriceScale from={data.offer ?? data.bidAmount} ask={data.ask} />
                </section>
                <ShortCredit negotiation={data} onWrite={write} />
              </>
            ) : (
              <div className={styles.outcome}>
                <Note
                  tone={data.outcome === 'accepted' ? 'green' : 'neutral'}
                  icon={outcomeIcons[data.outcome]}
                >
                  {outcomeText(t, data.outcome, data)}
                </Note>
                {data.outcome === 'accepted' && (
                  <LinkButton variant="primary" render={(props) => <Link {...props} to="/purchases" />}>
                    {t('openPurchase')}
                  </LinkButton>
                )}
                {data.outcome !== 'accepted' && <ReauctionAlert {...data} />}
              </div>
            )}
            <NegotiationTurns {...data} />
            {data.outcome === null && !isOver && (
              <PageFoot>
                <AnswerForm key={`${data.ask}-${data.turn}`} negotiation={data} />
              </PageFoot>
            )}
          </>
        )}
      </div>
      {isWriting && (
        <Suspense>
          {chat?.({
            bidId,
            onClose: () => setWriting(false),
            partner: (user) => <ChatPartner user={user} />,
          })}
        </Suspense>
      )}
    </>
  )
}

const outcomeIcons = { accepted: Trophy, declined: CircleX, refused: CircleX, expired: Clock } as const

type Outcome = NonNullable<ViewedNegotiation['outcome']>

/** How it ended, with the price that was agreed on or refused. */
function outcomeText(
  t: ReturnType<typeof useTranslation<'negotiation'>>['t'],
  outcome: Outcome,
  { turns, ask, offer, answerBy, endedAt }: ViewedNegotiation,
): string {
  if (outcome === 'refused' && offer !== null)
    return t('outcome.refusedOffer', {
      amount: formatMoney(offer),
      at: formatDateTime(endedAt ?? answerBy),
    })
  return t(`outcome.${outcome}`, {
    amount: formatMoney(turns.at(-1)?.amount ?? ask),
    at: formatDateTime(answerBy),
  })
}

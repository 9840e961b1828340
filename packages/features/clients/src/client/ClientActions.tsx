import type { ClientView } from '@seriba/contracts/client-view'
import { Button, LinkButton } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { ChevronLeft, ChevronRight, Gavel, KeyRound, MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBidFor } from '../shared/use-bid-for.ts'
import styles from './ClientPage.module.css'
import { useNeighbours } from './neighbours.ts'

/** Actions for a client, and links to the neighboring clients in the list that this one was opened from. */
export function ClientActions({ detail }: { detail: ClientView['detail'] }) {
  const { t } = useTranslation('clients')
  const wide = useWide()
  const bidFor = useBidFor()
  const { listed, previous, next } = useNeighbours(detail.userId)
  const size = wide ? 'sm' : 'touch'
  useKeyActions({ KeyK: previous, KeyJ: next, KeyB: () => bidFor(detail) })
  return (
    <div className={styles.actions}>
      {listed && (
        <span className={styles.around}>
          <IconButton
            icon={ChevronLeft}
            size={size}
            label={t('client.previous')}
            disabled={!previous}
            onClick={previous}
          />
          {wide && <KeyCap aria-hidden>K</KeyCap>}
          {wide && <KeyCap aria-hidden>J</KeyCap>}
          <IconButton
            icon={ChevronRight}
            size={size}
            label={t('client.next')}
            disabled={!next}
            onClick={next}
          />
        </span>
      )}
      <LinkButton size={size} icon={MessageSquare} href={`mailto:${detail.email}`}>
        {t('client.write')}
      </LinkButton>
      {detail.twoStepSince && (
        <LinkButton size={size} icon={KeyRound} render={(props) => <Link {...props} to="?tab=sessions" />}>
          {t('client.resetTwoStep')}
        </LinkButton>
      )}
      <Button variant="primary" size={size} icon={Gavel} onClick={() => bidFor(detail)}>
        {t('client.bidFor')} {wide && <KeyCap aria-hidden>B</KeyCap>}
      </Button>
    </div>
  )
}

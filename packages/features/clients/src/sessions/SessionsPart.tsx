import type { ClientView } from '@seriba/contracts/client-view'
import type { ReactNode } from 'react'
import { SecurityFacts } from './SecurityFacts.tsx'
import { SessionList } from './SessionList.tsx'
import styles from './sessions.module.css'

type SessionsPartProps = { detail: ClientView['detail']; security?: ReactNode }

/** Where a client is logged in, and how. */
export const SessionsPart = ({ detail, security }: SessionsPartProps) => (
  <div className={styles.part}>
    <SessionList userId={detail.userId} name={detail.fullName} />
    <SecurityFacts userId={detail.userId} twoStepSince={detail.twoStepSince}>
      {security}
    </SecurityFacts>
  </div>
)

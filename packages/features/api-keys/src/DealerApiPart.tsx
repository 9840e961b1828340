import { ApiPart } from './ApiPart.tsx'
import styles from './api-part.module.css'
import { DealerContext } from './dealer.ts'

/** A dealer's keys and webhooks, for staff. */
export function DealerApiPart({ userId }: { userId: number }) {
  return (
    <DealerContext value={userId}>
      <div className={styles.atClient}>
        <ApiPart />
      </div>
    </DealerContext>
  )
}

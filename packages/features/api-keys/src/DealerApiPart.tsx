import { ApiPart } from './ApiPart.tsx'
import styles from './api-part.module.css'
import { DealerContext } from './dealer.ts'

/** Keys and webhooks of a dealer, for staff. */
export function DealerApiPart({ userId }: { userId: number }) {
  return (
    <DealerContext value={userId}>
      <div className={styles.atClient}>
        <ApiPart />
      </div>
    </DealerContext>
  )
}

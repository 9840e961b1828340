import { ApiPart } from './ApiPart.tsx'
import { DealerContext } from './dealer.ts'

/** Keys and webhooks of a dealer, for staff. */
export function DealerApiPart({ userId }: { userId: number }) {
  return (
    <DealerContext value={userId}>
      <ApiPart />
    </DealerContext>
  )
}

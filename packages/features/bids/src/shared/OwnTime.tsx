import { useLocalTime } from '@seriba/i18n/use-local-time'
import { LocalTime } from '@seriba/ui/LocalTime'

/** When an auction is by the buyer's own clock. */
export function OwnTime({ at }: { at: string | null }) {
  const local = useLocalTime()
  return at && <LocalTime at={at} text={local(at)} />
}

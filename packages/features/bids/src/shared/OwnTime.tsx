import { useLocalTime } from '@seriba/i18n/use-local-time'
import { LocalTime } from '@seriba/ui/LocalTime'

/** The time of an auction in the buyer's time zone. */
export function OwnTime({ at }: { at: string | null }) {
  const local = useLocalTime()
  return at && <LocalTime at={at} text={local(at)} />
}

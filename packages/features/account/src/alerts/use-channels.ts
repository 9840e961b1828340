import { useViewAlertChannelsQuery } from '@seriba/api/shared/alerts'
import { type AwayChannel, notificationChannels } from '@seriba/domain/notifications/choices'

export type Channels = ReturnType<typeof useChannels>

/**
 * By which channels one can be told while no page is open; none is offered that the company does not have. A chat is
 * tied in another app: looked at again on the way back.
 */
export function useChannels() {
  const { data, isError, isFetching, refetch } = useViewAlertChannelsQuery(undefined, {
    refetchOnFocus: true,
  })
  const connected: Record<AwayChannel, boolean> = {
    push: (data?.push.devices.length ?? 0) > 0,
    telegram: Boolean(data?.telegram?.since),
  }
  const offered = notificationChannels.filter((channel) => channel !== 'telegram' || data?.telegram != null)
  return { data, connected, offered, failed: isError, reading: isFetching, readAgain: () => void refetch() }
}

import { useViewAlertChannelsQuery } from '@seriba/api/shared/alerts'
import { type AwayChannel, notificationChannels } from '@seriba/domain/notifications/choices'

export type Channels = ReturnType<typeof useChannels>

/**
 * The channels by which a person can be notified while no page is open; only those that the company has are offered.
 * A chat is linked in another app: it is checked again on return.
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
